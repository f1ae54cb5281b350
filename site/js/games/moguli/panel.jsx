// Beside the board: what is left of the turn, other ways to look, and the quarter turns of the chosen tile. Under it on a small screen.

import { Icon } from '../../draw/icons.jsx';
import { isGate } from './geometry.js';
import { ANGLES, hintsOf, lookedAt, pivots } from './turning.js';
import { angleName } from './words.js';

/** @typedef {import('../../types.js').SideProps} SideProps */

/** The words of the ways to look, of the help and of the terrain. @type {Record<string, string>} */
const LABELS = { under: 'moguli-lens-under', through: 'moguli-lens-through', hints: 'moguli-hints', terrain: 'moguli-stats' };

/** Strokes of the small buttons: an eye under the ground, a dashed tunnel, a bulb, the tiles of the garden, quarter turns. @type {Record<string, string>} */
const STROKES = {
  under: 'M3 6.5h18M2.75 15S6 10 12 10s9.25 5 9.25 5S18 20 12 20s-9.25-5-9.25-5ZM12 17.25a2.25 2.25 0 1 0 0-4.5 2.25 2.25 0 0 0 0 4.5Z',
  through: 'M4 7h16M4 17h3M10.5 17h3M17 17h3M7 7v2.5M7 12.5V15M17 7v2.5M17 12.5V15',
  hints: 'M9.5 16.5c0-2.5-3-3.75-3-7.25a5.5 5.5 0 0 1 11 0c0 3.5-3 4.75-3 7.25ZM9.75 19.75h4.5',
  terrain: 'M4.5 4.5h15v15h-15ZM9.5 4.5v15M14.5 4.5v15M4.5 9.5h15M4.5 14.5h15',
  90: 'M5 13a7.25 7.25 0 0 1 13-4.4M18.5 4v5h-5M12 20.25A7.25 7.25 0 0 0 17.5 17.7',
  180: 'M5.2 10.5A7.2 7.2 0 0 1 18 8M18.5 4v4.5H14M18.8 13.5A7.2 7.2 0 0 1 6 16M5.5 20v-4.5H10',
  270: 'M19 13A7.25 7.25 0 0 0 6 8.6M5.5 4v5h5M12 20.25a7.25 7.25 0 0 1-5.5-2.55',
};

/** @param {{ name: string, size?: number }} props */
function Stroke({ name, size = 22 }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      <path d={STROKES[name]} fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}

/** @param {SideProps} props */
export function Panel(props) {
  const { view } = props;
  if (view.board.stage === 'lay') return null;
  return (
    <div class="mo-panel">
      <Left {...props} />
      <Lenses {...props} />
      {view.board.stage === 'play' && (
        <div class="mo-wide">
          <Turning {...props} />
        </div>
      )}
    </div>
  );
}

/** Under the board of a small screen. @param {SideProps} props */
export function Tray(props) {
  const { view, marks } = props;
  if (typeof view.actor !== 'number' || view.board.stage !== 'play') return null;
  return <div class="mo-tray">{marks.selected && isGate(marks.selected) ? <Turning {...props} /> : <Lenses {...props} labelled />}</div>;
}

/** What is left of the turn: tiles to turn, a pawn to move. @param {SideProps} props */
function Left({ view, t }) {
  const { left, stage } = view.board;
  if (stage !== 'play' || view.actor === null) return <div class="mo-left" />;
  const label = t('moguli-left', { pivots: left.pivots, moves: left.move ? 1 : 0 });
  return (
    <div class="mo-left">
      <span class="mo-chips" role="img" aria-label={label} title={label}>
        <span class={left.pivots > 0 ? 'mo-chip' : 'mo-chip spent'}>
          <Stroke name="90" />
          <b>{left.pivots}</b>
        </span>
        <span class={left.move ? 'mo-chip' : 'mo-chip spent'}>
          <Icon name="move" size={20} />
          <b>{left.move ? 1 : 0}</b>
        </span>
      </span>
      {view.board.blocked > 0 && <BlockedCount view={view} t={t} />}
    </div>
  );
}

/** Other ways to look at the board, and help. @param {SideProps & { labelled?: boolean }} props */
function Lenses({ marks, t, act, helped, labelled = false }) {
  const { lens } = marks;
  const tools = [
    { name: 'under', pressed: lens === 'under', run: () => act.see(lens === 'under' ? null : 'under') },
    { name: 'through', pressed: lens === 'through', run: () => act.see(lens === 'through' ? null : 'through') },
    { name: 'hints', pressed: helped, run: act.toggleHints },
    { name: 'terrain', run: act.openStats },
  ];
  return (
    <div class={`mo-tools${labelled ? ' labelled' : ''}`} role="group" aria-label={t('moguli-tools')}>
      {tools.map(({ name, pressed, run }) => {
        const label = t(LABELS[name]);
        return (
          <button
            key={name}
            type="button"
            class="mo-tool"
            aria-pressed={pressed === undefined ? undefined : pressed ? 'true' : 'false'}
            aria-label={label}
            title={label}
            onClick={run}
            data-testid={`mo-${name}`}
          >
            <Stroke name={name} />
            {labelled && <span aria-hidden="true">{t(`moguli-short-${name}`)}</span>}
          </button>
        );
      })}
    </div>
  );
}

/** How many blocked turns there were in a row. @param {Pick<SideProps, 'view' | 't'>} props */
function BlockedCount({ view, t }) {
  const { blocked, limits } = view.board;
  const label = t('moguli-blocked', { count: blocked, limit: limits.blocked });
  return (
    <span class="mo-blocked" role="img" aria-label={label} title={label}>
      {blocked}/{limits.blocked}
    </span>
  );
}

/** The quarter turns of the chosen tile, each looked at before it is confirmed; a gate looked at is confirmed here too. @param {SideProps} props */
function Turning({ view, marks, t, act }) {
  const { selected, considered } = marks;
  const able = pivots(view, selected);
  const opening = new Set(hintsOf(marks).filter(({ parts }) => parts[0] === selected).map(({ parts }) => parts[1]));
  const step = lookedAt(view, { ...marks, hover: null });
  const none = !selected || !isGate(selected);
  return (
    <div class="mo-turning" role="group" aria-label={t('moguli-turning', { tile: selected ?? '' })} data-testid="turning">
      {ANGLES.map((angle) => {
        const label = angleName(angle, t);
        return (
          <button
            key={angle}
            type="button"
            class={`mo-angle${opening.has(angle) ? ' opens' : ''}`}
            aria-pressed={considered === angle ? 'true' : 'false'}
            aria-disabled={able.has(angle) ? undefined : 'true'}
            aria-label={opening.has(angle) ? t('moguli-angle-opens', { angle: label }) : label}
            title={label}
            onClick={() => {
              if (none) return;
              if (able.has(angle) && considered !== angle) act.consider(angle);
              else act.point(angle);
            }}
            data-angle={angle}
          >
            <Stroke name={angle} />
          </button>
        );
      })}
      <button type="button" class="button primary mo-confirm" aria-disabled={step ? undefined : 'true'} onClick={() => step && considered && act.point(considered)} data-testid="confirm">
        <Icon name="check" size={20} />
        {t('moguli-confirm', { kind: step?.kind ?? 'none', to: step?.kind === 'move' ? step.parts[1] : '' })}
      </button>
      <button type="button" class="mo-tool" aria-disabled={none ? 'true' : undefined} aria-label={t('moguli-let-go')} title={t('moguli-let-go')} onClick={act.cancel} data-testid="let-go">
        <Icon name="close" size={20} />
      </button>
    </div>
  );
}
