// What Chassé-croisé says: labels of squares, announcements, the move list. Every sentence comes from the locale files.

import { spotOf } from './geometry.js';

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
  return view.seats[seat]?.name || sideName(seat, t);
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
