/**
 * How the interface calls seats, ends and options of any game: keys made from the game's id. Pure.
 *
 * Editions and other options may change the words: every option goes along as an argument.
 */

import { levelOf } from '../opponents/levels.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Seat} Seat */
/** @typedef {import('../types.d.ts').Translate} Translate */

/**
 * @param {Pick<View, 'game' | 'options' | 'seats'>} view
 * @param {Seat} seat
 * @param {Translate} t
 */
export function seatName(view, seat, t) {
  return view.seats[seat]?.name || opponentName(view, seat, t) || sideName(view, seat, t);
}

/**
 * What an opponent without a name of its own is called: after its level, unless several are of that level. Empty for a person, and for those.
 *
 * @param {Pick<View, 'game' | 'options' | 'seats'>} view
 * @param {Seat} seat
 * @param {Translate} t
 */
export function opponentName(view, seat, t) {
  const kind = view.seats[seat]?.kind;
  const level = levelOf(kind);
  if (level === null) return '';
  const alike = view.seats.filter((other) => other.kind === kind && !other.name);
  return alike.length > 1 ? '' : t(`opponent-level-${level}`);
}

/** The number of the sign a seat bears: its own, unless it chose another. @param {Pick<View, 'seats'>} view @param {Seat} seat */
export function signOf(view, seat) {
  const sign = view.seats[seat]?.sign;
  return sign ? Number(sign) : seat;
}

/** The seat's own word, whoever sits there. @param {Pick<View, 'game' | 'options' | 'seats'>} view @param {Seat} seat @param {Translate} t */
export function sideName(view, seat, t) {
  return t(`${view.game}-seat-${signOf(view, seat)}`, view.options);
}

/** The game's name as its options have it: an edition may have one of its own. @param {Pick<View, 'game' | 'options'>} view @param {import('../app/i18n.js').Words} t */
export function gameName(view, t) {
  const edition = `${view.game}-edition`;
  return t.has(edition) ? t(edition, view.options) : t(`${view.game}-name`, view.options);
}

/** @param {string[]} names @param {string} lang */
function joined(names, lang) {
  return new Intl.ListFormat(lang, { type: 'conjunction' }).format(names);
}

/**
 * How a match ended, in a sentence.
 *
 * @param {View} view
 * @param {import('../app/i18n.js').Words} t
 */
export function outcomeText(view, t) {
  if (!view.outcome) return '';
  const { termination, winners } = view.outcome;
  const winner = joined(winners.map((seat) => seatName(view, seat, t)), t.lang);
  return t(`${view.game}-termination-${termination}`, { ...view.options, winner, winners: winners.length });
}

/** The headline of the result. @param {View} view @param {import('../app/i18n.js').Words} t */
export function outcomeTitle(view, t) {
  const winners = view.outcome?.winners ?? [];
  if (winners.length === 0) return t('play-result-draw');
  return t('play-result-win', { winner: joined(winners.map((seat) => seatName(view, seat, t)), t.lang), count: winners.length });
}

/** The words of a step that is a button. @param {View} view @param {{kind: string, text: string, [extra: string]: unknown}} step @param {import('../app/i18n.js').Words} t */
export function buttonName(view, step, t) {
  const key = `${view.game}-button-${step.kind}`;
  const numbers = /** @type {Record<string, number>} */ (Object.fromEntries(Object.entries(step).filter(([, value]) => typeof value === 'number')));
  if (t.has(key)) return t(key, { ...view.options, ...numbers });
  return step.kind === 'end' ? t('play-end-turn') : step.text;
}
