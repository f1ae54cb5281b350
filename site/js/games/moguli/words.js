// What Moguli says: labels of tiles, routes, announcements, the move list. Every sentence comes from the locale files.

import { opponentName } from '../../play/names.js';
import { isGate, pawnAt, tilesByName } from './geometry.js';
import { ANGLES, hintsOf, isMove, isPivot, lookedAt, moves, pivots } from './turning.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Seat} Seat */
/** @typedef {import('../../types.js').Marks} Marks */
/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('./turning.js').Move} Move */

/** @param {Seat} seat @param {Translate} t */
export function sideName(seat, t) {
  return t(`moguli-seat-${seat}`);
}

/** The name a seat goes by: its player's, or the side's. @param {Seat} seat @param {View} view @param {Translate} t */
export function seatName(seat, view, t) {
  return view.seats[seat]?.name || opponentName(view, seat, t) || sideName(seat, t);
}

/** A tile for those who hear the board: "c4, chemin nord-est, dessous sud-ouest, triangle, pion clair". @param {string} name @param {View} view @param {Translate} t */
export function describe(name, view, t) {
  const tile = tilesByName(view).get(name);
  const pawn = pawnAt(view, name);
  const told = tile
    ? t('moguli-place', { place: name, top: t(`moguli-side-${tile.top.toLowerCase()}`), under: t(`moguli-side-${tile.under.toLowerCase()}`) })
    : t('moguli-place-unlaid', { place: name });
  return [
    told,
    tile?.marked && t('moguli-place-marked'),
    pawn && t(`moguli-pawn-${pawn.seat}`),
    view.board.stage === 'play' && view.board.locked.includes(name) && t('moguli-place-locked'),
    view.board.obligation.pawns.includes(name) && t('moguli-place-mover'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** A route in words, phase by phase. @param {Move} step @param {Translate} t */
export function routeText({ route: [first, below, last], passed, bonus }, t) {
  const on = (/** @type {string[]} */ gates) => gates.slice(1).join('\u2013');
  return [
    first.length > 1 && t('moguli-route-surface', { gates: on(first) }),
    t('moguli-route-down', { gate: below[0] }),
    ...passed.map(({ at, seat }) => t('moguli-route-under', { gate: at, pawn: t(`moguli-pawn-${seat}`) })),
    t('moguli-route-up', { gate: /** @type {string} */ (below.at(-1)) }),
    last.length > 1 && t('moguli-route-on', { gates: on(last) }),
    bonus && t('moguli-route-bonus'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** The way to a target, or nothing. @param {string} from @param {string} to @param {View} view @param {Translate} t */
export function way(from, to, view, t) {
  const step = moves(view, from).get(to);
  return step ? routeText(step, t) : '';
}

/**
 * The sentence for the live region when a step has been played.
 * @param {Step} step
 * @param {Seat | 'chance'} seat
 * @param {View} view
 * @param {Translate} t
 */
export function announce(step, seat, view, t) {
  const by = typeof step.seat === 'number' ? step.seat : seat;
  const player = typeof by === 'number' ? seatName(by, view, t) : '';
  if (isMove(step)) return t('moguli-step-move', { player, from: step.parts[0], to: step.parts[1], way: routeText(step, t) });
  if (isPivot(step)) return t('moguli-step-pivot', { player, tile: step.parts[0], angle: Number(step.parts[1]) });
  return t(`moguli-step-${step.kind}`, { player, row: Number(step.row ?? 0) });
}

/** A step in the move list. @param {Step} step @param {View} _view @param {Translate} t */
export function formatStep(step, _view, t) {
  if (isMove(step)) return `${step.parts.join('\u2013')}${step.bonus ? '*' : ''}`;
  if (isPivot(step)) return t('moguli-note-pivot', { tile: step.parts[0], angle: Number(step.parts[1]) });
  return t(`moguli-note-${step.kind}`, { row: Number(step.row ?? 0) });
}

/** How many pawns a side has brought across. @param {Seat} seat @param {View} view @param {Translate} t */
export function score(seat, view, t) {
  const { crossed, needed } = view.board;
  return { text: `${crossed[seat]}/${needed.crossed}`, label: t('moguli-crossed', { seat: sideName(seat, t), count: crossed[seat], needed: needed.crossed }) };
}

/** What is being looked at, or what may be done with what is chosen. @param {View} view @param {Marks} marks @param {Translate} t */
function hintOfChoice(view, marks, t) {
  const step = lookedAt(view, marks);
  const { selected } = marks;
  if (isMove(step)) return t('moguli-hint-route', { from: step.parts[0], to: step.parts[1], way: routeText(step, t) });
  if (isPivot(step)) return t('moguli-hint-pivot', { tile: step.parts[0], appear: step.appear.length, vanish: step.vanish.length });
  if (selected === null || !isGate(selected)) return '';
  const [goes, turns] = [moves(view, selected).size > 0, pivots(view, selected).size > 0];
  if (goes) return t(turns ? 'moguli-hint-both' : 'moguli-hint-pawn', { tile: selected });
  return turns ? t('moguli-hint-tile', { tile: selected }) : '';
}

/** What the turn asks for. @param {View} view @param {Translate} t */
function hintOfTurn(view, t) {
  const { obligation, home, needed, left, last_turn: isLast, pivoted } = view.board;
  const seat = /** @type {number} */ (view.actor);
  const told = { player: seatName(seat, view, t), free: home[seat].free, needed: needed.free, row: home[seat].row };
  if (obligation.status === 'free') return t('moguli-hint-free', told);
  if (obligation.status === 'frozen') return t(left.pivots > 0 ? 'moguli-hint-frozen' : 'moguli-hint-frozen-turned', told);
  if (obligation.status === 'stuck') return t(left.pivots > 0 ? 'moguli-hint-stuck' : 'moguli-hint-stuck-turned', told);
  if (isLast && left.move) return t('moguli-hint-last', told);
  if (left.bonus && left.pivots > 0) return t('moguli-hint-bonus', { pivots: left.pivots });
  return t('moguli-hint-left', { pivots: left.pivots, moves: left.move ? 1 : 0, turned: pivoted.length });
}

/** What to say when there is nothing else to say. @param {View} view @param {Marks} marks @param {Translate} t */
export function hint(view, marks, t) {
  if (view.actor === null) return '';
  if (view.board.stage === 'lay') return t('moguli-hint-lay');
  const seat = /** @type {number} */ (view.actor);
  if (view.board.stage === 'swap') return t('moguli-hint-swap', { player: seatName(seat, view, t) });
  const choice = hintOfChoice(view, marks, t);
  if (choice) return choice;
  const turn = hintOfTurn(view, t);
  if (!Array.isArray(marks.hints) || !view.board.left.move || view.board.left.pivots === 0) return turn;
  const tiles = new Set(hintsOf(marks).map(({ parts }) => parts[0]));
  return `${turn} ${t('moguli-hint-opens', { count: tiles.size })}`;
}

/** The words of an angle. @param {string} angle @param {Translate} t */
export function angleName(angle, t) {
  return t('moguli-angle', { angle: Number(ANGLES.includes(angle) ? angle : 0) });
}
