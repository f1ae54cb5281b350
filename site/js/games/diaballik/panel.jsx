// What is left of the turn, as tokens one uses up: two moves, one pass. A used token is hollow and struck through.
// Two columns of their own width: nothing moves when a caption changes.

import { seatName } from './words.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Translate} Translate */

/** Tokens of a full turn. */
const TURN = { moves: 2, passes: 1 };

/** @param {{ used: boolean, kind: 'moves' | 'passes' }} props */
function Token({ used, kind }) {
  const ink = used ? 'var(--ink-soft, #5f5a52)' : 'var(--on-wine, #fff8f0)';
  const fill = kind === 'moves' ? 'var(--sage-text, #41604e)' : 'var(--wine, #7a1f3d)';
  const arrow = used ? ink : kind === 'moves' ? 'var(--paper-raised, #fffdf8)' : ink;
  return (
    <svg style={{ flex: 'none' }} class={`token token-${kind}${used ? ' used' : ''}`} viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      {!used && <ellipse cx="17" cy="18" rx="14" ry="13.5" fill="#000" fill-opacity=".22" />}
      {kind === 'moves' ? (
        <rect x="3" y="3" width="26" height="26" rx="8" style={{ fill: used ? 'none' : fill, stroke: used ? ink : 'none' }} stroke-width="1.5" stroke-dasharray={used ? '3 3' : undefined} />
      ) : (
        <circle cx="16" cy="16" r="13.5" style={{ fill: used ? 'none' : fill, stroke: used ? ink : 'none' }} stroke-width="1.5" stroke-dasharray={used ? '3 3' : undefined} />
      )}
      {!used && <path d={kind === 'moves' ? 'M8.5 6.5h11' : 'M9 8.5a10.5 10.5 0 0 1 6-3'} fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="1.75" stroke-linecap="round" />}
      <path
        d={kind === 'moves' ? 'M9.5 16.5h12M17 11.8l4.7 4.7-4.7 4.7' : 'M8.5 20c2-6 8-7.5 13.5-4.5M18.8 11l3.4 4.6-5.4 2.2'}
        fill="none"
        style={{ stroke: arrow }}
        stroke-opacity={used ? 0.6 : 1}
        stroke-width="2.2"
        stroke-linecap="round"
        stroke-linejoin="round"
      />
      {used && <path d="M6 26 26 6" fill="none" style={{ stroke: ink }} stroke-width="1.75" stroke-linecap="round" />}
    </svg>
  );
}

/** @param {{ kind: 'moves' | 'passes', left: number, t: Translate }} props */
function Group({ kind, left, t }) {
  return (
    <span class="tokens-group" style={{ display: 'flex', alignItems: 'center', gap: '4px', minHeight: '32px' }}>
      {Array.from({ length: TURN[kind] }, (_, i) => (
        <Token used={i >= left} kind={kind} />
      ))}
      <span class="tokens-caption" style={{ fontSize: 'var(--text-xs)', lineHeight: 1.2, paddingInlineStart: '4px' }}>{t(`diaballik-left-${kind}`, { count: left })}</span>
    </span>
  );
}

/** @param {{ view: View, t: Translate }} props */
export function Panel({ view, t }) {
  const { left, antijeu } = view.board;
  return (
    <div class="tokens" role="group" aria-label={t('diaballik-left')} style={{ display: 'grid', gridTemplateColumns: '3fr 2fr', alignItems: 'center', gap: '4px 12px' }}>
      <Group kind="moves" left={left.moves} t={t} />
      <Group kind="passes" left={left.passes} t={t} />
      {antijeu && view.actor !== null && (
        <span class="tokens-hint" style={{ color: 'var(--wine-text)', gridColumn: '1 / -1', fontSize: 'var(--text-s)' }}>
          {t('diaballik-left-antijeu', { ...view.options, player: seatName(antijeu.by, view, t), contacts: antijeu.contacts.length })}
        </span>
      )}
    </div>
  );
}
