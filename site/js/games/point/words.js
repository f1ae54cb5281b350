// What Point says: labels of cards and pawns, announcements, the move list. Every sentence comes from the locale files; pawns are written with signs
// where they are read, and named where they are heard.

import { opponentName } from '../../play/names.js';
import { afterThrow } from './help.js';
import { rowOf } from './geometry.js';
import { cardAt, pawnOf, previewOf, uprightOf } from './pointing.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Seat} Seat */
/** @typedef {import('../../types.js').Marks} Marks */
/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('./geometry.js').Card} Card */
/** @typedef {import('./geometry.js').Reading} Reading */

/** The name a seat goes by. @param {Seat} seat @param {View} view @param {Translate} t */
export function seatName(seat, view, t) {
  return view.seats[seat]?.name || opponentName(view, seat, t) || t(`point-seat-${seat}`, view.options);
}

/** What a seat collects; null before the lot has decided. @param {View} view @param {Seat} seat @returns {'b' | 'w' | null} */
export function collected(view, seat) {
  return view.board.colours[seat] ?? null;
}

/** Pawns as signs. @param {string} pawns */
export function signs(pawns) {
  return pawns.replaceAll('b', '\u25cf').replaceAll('w', '\u25cb');
}

/** A card, or a reading, as signs. @param {{ gives: string, takes: string }} reading */
export function exchangeSigns({ gives, takes }) {
  return `${signs(gives)}\u2009\u2192\u2009${signs(takes)}`;
}

/** A card by its name, as signs: its shorter side first. @param {string} card */
function cardSigns(card) {
  return signs(card).replace('=', '\u2009=\u2009');
}

/** Pawns by name, one after the other. @param {string} pawns @param {Translate} t */
export function spoken(pawns, t) {
  return [...pawns].map((pawn) => t(`point-pawn-${pawn}`)).join(' ');
}

/** A card by name. @param {string} card @param {Translate} t */
function spokenCard(card, t) {
  const [left, right] = card.split('=');
  return t('point-card-name', { left: spoken(left, t), right: spoken(right, t) });
}

/** How one reading stands. @param {Reading} reading @param {Translate} t */
function stands(reading, t) {
  if (reading.usable) return t('point-reading-fits', { count: reading.places.length });
  if (reading.places.length === 0) return t('point-reading-nowhere');
  return t('point-reading-short', { black: reading.missing?.black ?? 0, white: reading.missing?.white ?? 0 });
}

/** @param {Card} card @param {Translate} t @param {ReadonlySet<string>} turned */
function describeCard(card, t, turned) {
  const upright = uprightOf(card, turned);
  const other = card.readings.find((each) => each !== upright) ?? upright;
  const told = (/** @type {Reading} */ reading) => ({ gives: spoken(reading.gives, t), takes: spoken(reading.takes, t), state: stands(reading, t) });
  const both = `${t('point-reading', told(upright))} ${t('point-reading-turned', told(other))}`;
  return (card.copies ?? 1) > 1 ? `${both} ${t('point-copies', { count: card.copies ?? 1 })}` : both;
}

/**
 * The label of a place for those who hear the table.
 * @param {string} place
 * @param {View} view
 * @param {Translate} t
 * @param {Marks} [marks]
 */
export function describe(place, view, t, marks) {
  const { rows, bank, pile, discard } = view.board;
  const pawn = pawnOf(place);
  if (pawn) {
    const row = rowOf(view, pawn.seat, marks?.draft);
    const told = t('point-place', { place: pawn.place, pawn: t(`point-pawn-${row[pawn.place - 1]}`) });
    const use = marks && previewOf(view, { selection: marks.selection, hover: place });
    return use && use.parts[2] === place ? `${told}. ${t('point-place-use', { gives: spoken(use.gives, t), takes: spoken(use.takes, t), row: spoken(use.row, t) })}` : told;
  }
  if (place.startsWith('row:')) {
    const seat = Number(place.slice(4));
    const row = t('point-row', { player: seatName(seat, view, t), count: rows[seat].length, pawns: spoken(rows[seat], t) });
    return view.board.stopped.includes(seat) ? `${row} ${t('point-row-stopped')}` : row;
  }
  if (place === 'bank') return t('point-bank-holds', bank);
  if (place === 'pile') return t('point-pile-holds', { count: pile.size });
  const card = cardAt(view, place);
  if (!card) return t('point-discard-holds', { count: discard.size });
  const told = describeCard(card, t, marks?.turned ?? new Set());
  if (place === 'offer') return `${t('point-offer-lies')} ${told}`;
  if (place === 'taken') return `${t('point-taken-lies')} ${told}`;
  const owner = Number(place[0]);
  return owner === view.board.seat ? told : `${t('point-card-of', { player: seatName(owner, view, t) })} ${told}`;
}

/** What each kind of step is called in an announcement. @type {Record<string, (step: any, view: View, t: Translate) => Record<string, string | number>>} */
const TOLD = {
  row: (step, view, t) => ({ player: seatName(step.to, view, t), pawns: spoken(step.parts[0], t) }),
  card: (step, view, t) => ({ player: seatName(step.to, view, t), card: spokenCard(step.card, t) }),
  lot: (step, view, t) => ({ player: seatName(step.to, view, t), players: view.seats.length }),
  draw: (step) => ({ refill: step.refill ? 1 : 0 }),
  take: (step, _view, t) => ({ card: spokenCard(step.card, t) }),
  use: (step, _view, t) => ({ gives: spoken(step.gives, t), takes: spoken(step.takes, t), place: step.place, black: step.bank.black, white: step.bank.white }),
  throw: (step, _view, t) => ({ card: spokenCard(step.card, t) }),
  swap: (step, view, t) => ({ card: spokenCard(step.card, t), other: spokenCard(step.for, t), partner: seatName(step.partner, view, t) }),
  stop: (step, view, t) => ({ partner: seatName(step.partner, view, t) }),
  end: () => ({}),
};

/**
 * The sentence for the live region when a step has been played.
 * @param {Step} step
 * @param {Seat | 'chance'} seat
 * @param {View} view
 * @param {Translate} t
 */
export function announce(step, seat, view, t) {
  const player = typeof seat === 'number' ? seatName(seat, view, t) : '';
  return t(`point-step-${step.kind}`, { player, ...TOLD[step.kind](step, view, t) });
}

/** A step in the move list. @type {Record<string, (step: any, view: View, t: Translate) => string>} */
const WRITTEN = {
  row: (step) => signs(step.parts[0]),
  card: (step) => `+${cardSigns(step.card)}`,
  lot: (step, view, t) => t('point-note-lot', { player: seatName(step.to, view, t) }),
  draw: (_step, _view, t) => t('point-note-draw'),
  take: (step, _view, t) => t('point-note-take', { card: cardSigns(step.card) }),
  use: (step) => `${exchangeSigns(step)} @${step.place}`,
  throw: (step, _view, t) => t('point-note-throw', { card: cardSigns(step.card) }),
  swap: (step) => `${cardSigns(step.card)}\u2009\u21c4\u2009${cardSigns(step.for)}`,
  stop: (_step, _view, t) => t('point-note-stop'),
  end: (_step, _view, t) => t('point-note-end'),
};

/** @param {Step} step @param {View} view @param {Translate} t */
export function formatStep(step, view, t) {
  return WRITTEN[step.kind](step, view, t);
}

/** How many pawns are left to change. @param {Seat} seat @param {View} view @param {Translate} t */
export function score(seat, view, t) {
  const colour = collected(view, seat);
  const row = view.board.rows[seat];
  if (!colour || !row) return { text: '', label: '' };
  const unwanted = colour === 'b' ? 'w' : 'b';
  const count = row.split(unwanted).length - 1;
  return { text: `${count}\u202f${signs(unwanted)}`, label: t('point-left', { count, pawn: unwanted, length: row.length }) };
}

/**
 * What there is to do.
 * @param {View} view
 * @param {Marks} marks
 * @param {Translate} t
 */
export function hint(view, marks, t) {
  const { phase, seat, turn, offer, taken, must_use: mustUse, swaps } = view.board;
  const player = seatName(seat, view, t);
  if (view.actor === null) return '';
  if (view.actor === 'chance') return t(phase === 'lot' ? 'point-hint-lot' : phase === 'row' ? 'point-hint-random' : 'point-hint-deal', { player });
  if (phase === 'row') return t(marks.selection.length ? 'point-hint-row-second' : 'point-hint-row');
  const chosen = marks.selection.length ? cardAt(view, marks.selection[0]) : null;
  if (chosen) return chosenHint(view, marks, chosen, t);
  if (phase === 'take') {
    if (view.steps.some(({ kind }) => kind === 'take')) return t('point-hint-take-or-draw', { player });
    if (turn === 1) return t('point-hint-begins', { player, colour: collected(view, seat) ?? 'b' });
    return t(offer ? 'point-hint-draw-useless' : 'point-hint-draw', { player });
  }
  if (phase === 'use') return t(taken ? 'point-hint-taken' : mustUse ? 'point-hint-use' : 'point-hint-throw', { player });
  return t(swaps && view.steps.length > 1 ? 'point-hint-done-swaps' : 'point-hint-done', { player, swaps: swaps ?? 0 });
}

/** @param {View} view @param {Marks} marks @param {Card} chosen @param {Translate} t */
function chosenHint(view, marks, chosen, t) {
  const preview = previewOf(view, marks);
  if (preview) return t(preview.wins ? 'point-hint-preview-wins' : 'point-hint-preview', { exchange: exchangeSigns(preview), place: preview.place });
  const upright = uprightOf(chosen, marks.turned);
  const exchange = exchangeSigns(upright);
  const steps = view.steps.filter(({ parts }) => parts[0] === chosen.place);
  if (steps.some(({ kind }) => kind === 'throw')) {
    const told = afterThrow(marks.hints, chosen.card);
    return told ? t(told.usable ? 'point-hint-throw-usable' : 'point-hint-throw-useless', { player: seatName(told.to, view, t) }) : t('point-hint-throw-this');
  }
  if (!steps.some(({ kind }) => kind === 'use')) return t('point-hint-swap');
  if (upright.usable) return t('point-hint-chosen', { exchange, count: upright.places.length });
  if (upright.places.length === 0) return t('point-hint-nowhere', { exchange });
  return t('point-hint-short', { exchange, black: upright.missing?.black ?? 0, white: upright.missing?.white ?? 0 });
}
