// What Chassé-croisé says: labels of squares, announcements, the move list. Every sentence comes from the locale files.

import { opponentName } from '../../play/names.js';
import { spotOf } from './geometry.js';
import { rolls } from './rolls.js';
import { barred } from './steps.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Seat} Seat */
/** @typedef {import('../../types.js').Translate} Translate */

/** @param {Seat} seat @param {Translate} t */
export function sideName(seat, t) {
  return t(`chasse_croise-seat-${seat}`);
}

/** The name a seat goes by: its player's, or the side's. @param {Seat} seat @param {View} view @param {Translate} t */
export function seatName(seat, view, t) {
  return view.seats[seat]?.name || opponentName(view, seat, t) || sideName(seat, t);
}

/** A pawn by its side and lane: "Rouge 4". @param {string} name @param {View} view @param {Translate} t */
export function pawnName(name, view, t) {
  const spot = spotOf(name, view);
  return spot ? t('chasse_croise-pawn', { seat: sideName(spot.seat, t), side: spot.seat, lane: spot.lane }) : '';
}

/** @param {number} place @param {number} lanes */
export function kindOfPlace(place, lanes) {
  if (place === 0) return 'start';
  return place > lanes ? 'home' : 'crossing';
}

/**
 * The label of a square for those who hear the board.
 * @param {string} name
 * @param {View} view
 * @param {Translate} t
 */
export function describe(name, view, t) {
  const spot = spotOf(name, view);
  if (!spot) return name;
  const { lanes, pawns } = view.board;
  const standing = pawns.find(
    (/** @type {{ seat: number, lane: number, place: number }} */ pawn) =>
      (pawn.seat === spot.seat && pawn.lane === spot.lane && pawn.place === spot.place) ||
      (pawn.seat !== spot.seat && spot.place > 0 && spot.place <= lanes && pawn.lane === spot.place && pawn.place === spot.lane),
  );
  const on = standing ?? spot;
  const where = t(`chasse_croise-where-${kindOfPlace(on.place, lanes)}`, { place: on.place, lane: on.lane });
  if (standing) return t('chasse_croise-place-pawn', { pawn: pawnName(standing.id, view, t), where });
  return t('chasse_croise-place-empty', { seat: sideName(spot.seat, t), side: spot.seat, lane: spot.lane, where });
}

/**
 * The sentence for the live region when a step has been played.
 * @param {Step} step
 * @param {Seat | 'chance'} seat
 * @param {View} view
 * @param {Translate} t
 */
export function announce(step, seat, view, t) {
  if (step.kind === 'roll') {
    const [high, low] = /** @type {number[]} */ (step.dice);
    return t('chasse_croise-step-roll', { player: seatName(/** @type {number} */ (step.by), view, t), high, low });
  }
  const player = typeof seat === 'number' ? seatName(seat, view, t) : '';
  if (step.kind === 'end') return t('chasse_croise-step-end', { player });
  const spot = spotOf(step.parts[1], view);
  const { lanes } = view.board;
  const told = t('chasse_croise-step-play', {
    player,
    lane: spot?.lane ?? '',
    die: /** @type {number} */ (step.die),
    direction: /** @type {string} */ (step.direction),
    where: t(`chasse_croise-where-${kindOfPlace(spot?.place ?? 0, lanes)}`, { place: spot?.place ?? '', lane: spot?.lane ?? '' }),
  });
  return step.hit ? `${told} ${t('chasse_croise-step-hit', { pawn: pawnName(/** @type {string} */ (step.hit), view, t) })}` : told;
}

/**
 * A step in the move list: the dice of a roll, the lane and the points of a move, a cross where it hits.
 * @param {Step} step
 * @param {View} _view
 * @param {Translate} t
 */
export function formatStep(step, _view, t) {
  if (step.kind === 'roll') return /** @type {number[]} */ (step.dice).join('\u00b7');
  if (step.kind === 'end') return t('chasse_croise-note-end');
  return `${step.text.replace('-', '\u2212')}${step.hit ? '\u00d7' : ''}`;
}

/**
 * What there is to do: the roll for the beginning, what bars the chosen pawn, or what is left of the dice.
 * @param {View} view
 * @param {import('../../types.js').Marks} marks
 * @param {Translate} t
 */
export function hint(view, marks, t) {
  const { rolloff, rolled, dice } = view.board;
  if (view.actor === null) return '';
  const player = seatName(view.board.rolls, view, t);
  if (rolloff !== null && rolloff > 0) return t('chasse_croise-rolloff-answer', { player, other: seatName(0, view, t), total: rolloff });
  if (rolloff !== null) return t(view.at > 0 ? 'chasse_croise-rolloff-again' : 'chasse_croise-rolloff', { player });
  if (rolled === null) return t(rolls(view).at(-1)?.at === view.at ? 'chasse_croise-begins' : 'chasse_croise-to-roll', { player });
  const [bar] = barred(view, marks.selected);
  if (bar) return t('chasse_croise-barred', { pawn: pawnName(bar.by, view, t) });
  return t('chasse_croise-left', { count: dice.length, first: dice[0] ?? 0, second: dice[1] ?? 0 });
}

/** How many pawns a side has home. @param {Seat} seat @param {View} view @param {Translate} t */
export function score(seat, view, t) {
  const { home, lanes } = view.board;
  return { text: `${home[seat]}/${lanes}`, label: t('chasse_croise-home', { seat: sideName(seat, t), count: home[seat], of: lanes }) };
}
