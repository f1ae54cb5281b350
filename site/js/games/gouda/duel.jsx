// A marker that was played, shown large over the board: who, which, on what, what it changes; annulments pile up on it.

import { seatName, signOf } from '../../play/names.js';
import { Token } from './cards.jsx';
import { Die } from './dice.jsx';
import { SIZE } from './geometry.js';
import { duelOf } from './powers.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('./powers.js').Played} Played */

const WIDTH = 560;
const ROW = 168;

/** @param {BoardProps} props */
export function DuelPicture(props) {
  const { view, t } = props;
  const duel = duelOf(view);
  if (!duel || view.outcome) return null;
  const shown = duel.chain.slice(-4);
  const height = ROW * shown.length + (duel.stands === null ? 24 : 84);
  return (
    <g key={`duel-${duel.chain.length}-${duel.stands}`} class={`gouda-duel${duel.stands === null ? '' : ' settled'}`} pointer-events="none" transform={`translate(${SIZE / 2} ${Math.max(210, SIZE / 2 - height / 2)})`}>
      <g class="gouda-duel-body">
        <rect x={-WIDTH / 2 + 8} y="12" width={WIDTH} height={height} rx="34" fill="#05030a" fill-opacity=".5" />
        <rect x={-WIDTH / 2} y="0" width={WIDTH} height={height} rx="34" fill="#fffaf0" stroke="#7a1f3d" stroke-width="7" />
        {shown.map((played, i) => (
          <g key={i} class={i === shown.length - 1 ? 'gouda-duel-last' : undefined} transform={`translate(0 ${14 + i * ROW})`}>
            <Row {...props} played={played} fallen={falls(duel.chain.length, duel.chain.length - shown.length + i, duel.stands)} />
          </g>
        ))}
        {duel.stands !== null && (
          <g transform={`translate(0 ${height - 40})`} text-anchor="middle">
            <rect x={-WIDTH / 2 + 24} y="-32" width={WIDTH - 48} height="56" rx="28" fill={duel.stands ? '#2f7a45' : '#8e1f2c'} />
            <text y="8" font-size="34" fill="#fff" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 750 }}>
              {t(duel.stands ? 'gouda-stands' : 'gouda-falls')}
            </text>
          </g>
        )}
      </g>
    </g>
  );
}

/** Whether the marker at this height of the pile is annulled by the one on it, once all is settled. @param {number} length @param {number} at @param {boolean | null} stands */
function falls(length, at, stands) {
  return stands !== null && (length - at) % 2 === 0;
}

/** One marker: the mouse of whoever plays it, its token, its name, what it is played on. @param {BoardProps & { played: Played, fallen: boolean }} props */
function Row({ view, t, uid, played, fallen }) {
  return (
    <g opacity={fallen ? 0.45 : 1}>
      <g transform={`translate(${-WIDTH / 2 + 76} 140) scale(1.3)`}>
        <use href={`#${uid}-mouse-${signOf(view, played.seat)}`} />
      </g>
      <g transform={`translate(${-WIDTH / 2 + 196} 84) scale(1.1)`}>
        <Token marker={played.marker} />
        {fallen && <path d="M-44-44 44 44M44-44-44 44" stroke="#8e1f2c" stroke-width="12" stroke-linecap="round" />}
      </g>
      <text x={-WIDTH / 2 + 268} y="52" font-size="28" fill="#5f5a52" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 600 }}>
        {short(seatName(view, played.seat, t))}
      </text>
      <text x={-WIDTH / 2 + 268} y="90" font-size="36" fill="#2b2a28" style={{ fontFamily: 'var(--font-display, Fraunces, serif)', fontWeight: 650 }}>
        {t(`gouda-power-${played.marker}`)}
      </text>
      <g transform={`translate(${-WIDTH / 2 + 290} 124)`}>
        <On view={view} t={t} played={played} />
      </g>
    </g>
  );
}

/** What a marker is played on and what that becomes. @param {{ view: import('../../types.js').View, t: import('../../types.js').Translate, played: Played }} props */
function On({ view, t, played }) {
  const { dice, becomes, place, form, marker } = played;
  const text = { fontSize: '27px', fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 650 };
  if (place) {
    const from = marker === 'transfer' ? `${view.board.applies ?? ''} \u2192 ` : '';
    return <text x="-22" y="10" fill="#2b2a28" style={text}>{`${from}${place}`}</text>;
  }
  if (dice.length === 0) return <text x="-22" y="10" fill="#2b2a28" style={text}>{t(form === 'roll' ? 'gouda-on-roll' : 'gouda-on-marker')}</text>;
  const after = marker === 'improve' || marker === 'worsen' ? becomes : null;
  return (
    <g>
      {dice.map((colour, i) => (
        <g key={i} transform={`translate(${i * (after ? 26 : 50)} 0) scale(${after ? 0.26 : 0.44})`}>
          <Die colour={colour} state={marker === 'annul' ? 'void' : 'open'} />
        </g>
      ))}
      {after && <text x={dice.length * 26 - 6} y="9" fill="#2b2a28" style={text}>{'\u2192'}</text>}
      {after?.map((colour, i) => (
        <g key={`to-${i}`} transform={`translate(${dice.length * 26 + 42 + i * 26} 0) scale(.26)`}>
          <Die colour={colour} />
        </g>
      ))}
      {marker === 'reroll' && <text x={dice.length * 50 - 14} y="10" fill="#2b2a28" style={text}>{'\u2192 ?'}</text>}
    </g>
  );
}

/** A name that fits. @param {string} name */
function short(name) {
  return name.length > 16 ? `${name.slice(0, 15)}\u2026` : name;
}
