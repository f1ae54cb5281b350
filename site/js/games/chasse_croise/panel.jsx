// Beside the board: the dice, used up as they are played, and who is in danger of what roll.

import { Die } from './dice.jsx';
import { turnOf } from './geometry.js';
import { diceOf } from './rolls.js';
import { pawnName, seatName } from './words.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('../../types.js').SideProps} SideProps */

/** @param {SideProps} props */
export function Panel({ view, marks, t, act, helped }) {
  const { faces, count, fresh, waiting } = diceOf(view, marks.swapped);
  const swappable = view.board.dice.length === 2 && !faces.some(({ used }) => used) && faces[0].value !== faces[1].value && view.actor !== null;
  return (
    <div class="cc-panel">
      <div class="cc-dice" role="img" aria-label={diceLabel(view, t)}>
        {(faces.length ? faces : [{ value: 6, used: false }, { value: 5, used: false }]).map(({ value, used }, i) => (
          <svg key={`${count}-${i}`} viewBox="-56 -56 112 112" width="52" height="52" aria-hidden="true" focusable="false">
            <Die value={value} used={used} waiting={waiting} tumbling={fresh && !waiting} late={i > 0} />
          </svg>
        ))}
      </div>
      <div class="cc-tools">
        <Tool name="swap" label={t('chasse_croise-swap')} disabled={!swappable} onClick={act.swap} testid="swap-dice" />
        <Tool name="hints" label={t('chasse_croise-hints')} pressed={helped} onClick={act.toggleHints} testid="hints" />
        <Tool name="stats" label={t('chasse_croise-stats')} onClick={act.openStats} testid="open-stats" />
      </div>
      {marks.hints && <Threats view={view} threats={marks.hints.threats} t={t} />}
    </div>
  );
}

/** Strokes of the small buttons beside the dice. @type {Record<string, string>} */
const STROKES = {
  swap: 'M7 8h11M14.5 4.5 18 8l-3.5 3.5M17 16H6M9.5 12.5 6 16l3.5 3.5',
  hints: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17ZM12 15.25a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
  stats: 'M5 19.5v-6M9.67 19.5V8M14.33 19.5v-9M19 19.5V4.5',
};

/** @param {{ name: string, label: string, onClick(): void, disabled?: boolean, pressed?: boolean, testid: string }} props */
function Tool({ name, label, onClick, disabled = false, pressed, testid }) {
  return (
    <button
      type="button"
      class="icon-button"
      aria-disabled={disabled ? 'true' : undefined}
      aria-pressed={pressed === undefined ? undefined : pressed ? 'true' : 'false'}
      aria-label={label}
      title={label}
      onClick={() => !disabled && onClick()}
      data-testid={testid}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d={STROKES[name]} fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" />
      </svg>
    </button>
  );
}

/** What the dice say, for those who hear. @param {View} view @param {Translate} t */
function diceLabel(view, t) {
  const { rolled, dice } = view.board;
  if (rolled === null) return t('chasse_croise-dice-waiting', { player: seatName(turnOf(view), view, t) });
  return t('chasse_croise-dice', { high: rolled[0], low: rolled[1], left: dice.length, first: dice[0] ?? 0, second: dice[1] ?? 0 });
}

/** Pawns in danger, the most endangered first, with the rolls that hit them. @param {{ view: View, threats: { pawn: string, ways: number, of: number, rolls: number[][] }[], t: Translate }} props */
function Threats({ view, threats, t }) {
  const sorted = [...threats].sort((a, b) => b.ways - a.ways);
  return (
    <details class="cc-threats">
      <summary>{t('chasse_croise-threats', { count: threats.length })}</summary>
      <ul tabIndex={0} aria-label={t('chasse_croise-hints')}>
        {sorted.map(({ pawn, ways, of, rolls }) => (
          <li key={pawn}>
            <strong>{t('chasse_croise-threat', { pawn: pawnName(pawn, view, t), ways, of })}</strong>{' '}
            <span class="cc-rolls">{rolls.map((roll) => roll.join('\u00b7')).join('  ')}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

