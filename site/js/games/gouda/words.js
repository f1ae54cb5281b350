// What Gouda! Gouda! says: labels of places, announcements, the move list, what to do now. Every sentence comes from the locale files.

import { seatName } from '../../play/names.js';
import { SPOTS } from './geometry.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Step} Step */
/** @typedef {import('../../types.js').Seat} Seat */
/** @typedef {import('../../types.js').Translate} Translate */
/** @typedef {import('./powers.js').Played} Played */

/** The signs of dice in the move list: up, stay, down. @type {Record<string, string>} */
const SIGNS = { g: '\u25b2', y: '\u25cf', r: '\u25bc' };

/** @param {string} place @param {Translate} t */
export function placeName(place, t) {
  return t(`gouda-place-${place.toLowerCase()}`);
}

/** @param {number[]} counts @param {View} view @param {Translate} t */
export function miceWords(counts, view, t) {
  return counts
    .flatMap((count, seat) => (count > 0 ? [t('gouda-mice', { count, seat: seatName(view, seat, t) })] : []))
    .join(', ');
}

/** How many dice of each colour, in words: "2 vertes, 1 rouge". @param {string[]} dice @param {Translate} t */
export function diceWords(dice, t) {
  return ['g', 'y', 'r']
    .map((colour) => ({ colour, count: dice.filter((each) => each.toLowerCase() === colour).length }))
    .filter(({ count }) => count > 0)
    .map(({ colour, count }) => t(`gouda-dice-${colour}`, { count }))
    .join(', ');
}

/** A marker with everything announced with it. @param {Played} played @param {Translate} t */
export function playedWords(played, t) {
  const power = t(`gouda-power-${played.marker}`);
  if (played.place) return t('gouda-played-place', { power, place: placeName(played.place, t) });
  if (played.dice.length > 0) return t('gouda-played-dice', { power, dice: diceWords(played.dice, t) });
  return t(played.form === 'roll' ? 'gouda-played-roll' : 'gouda-played-answer', { power });
}

/**
 * The label of a place, or of one owner's mice on it, for those who hear the board.
 * @param {string} name
 * @param {View} view
 * @param {Translate} t
 */
export function describe(name, view, t) {
  const [place, owner] = name.split(':');
  if (!(place in SPOTS)) return name;
  const { mice, cheese } = view.board;
  if (owner !== undefined) {
    const seat = Number(owner);
    return `${placeName(place, t)}, ${t('gouda-mice', { count: mice[place][seat], seat: seatName(view, seat, t) })}`;
  }
  const told = [placeName(place, t), miceWords(mice[place], view, t) || t('gouda-nobody-here')];
  if (cheese[place]) told.push(t('gouda-cheese', { count: cheese[place] }));
  return told.join(', ');
}

/** What becomes of the marker under way. @param {Step} step @param {View} view @param {Translate} t */
function settled(step, view, t) {
  const end = /** @type {(Played & { stands: boolean }) | null | undefined} */ (step.settles);
  if (!end) return '';
  const args = { player: seatName(view, end.seat, t), power: t(`gouda-power-${end.marker}`) };
  return t(end.stands ? 'gouda-step-stands' : 'gouda-step-falls', args);
}

/** @type {Record<string, (step: any, player: string, view: View, t: Translate) => string>} */
const TOLD = {
  draw: (step, _, view, t) => t('gouda-step-draw', { player: seatName(view, step.by, t), count: step.count }),
  mice: (step, player, _, t) => t('gouda-step-mice', { player, can: step.counts[0], left: step.counts[1], right: step.counts[2] }),
  from: (step, player, _, t) => t('gouda-step-from', { player, place: placeName(step.parts[0], t) }),
  roll: (step, _, view, t) => t('gouda-step-roll', { player: seatName(view, step.by, t), dice: diceWords(step.dice, t) }),
  move: (step, player, view, t) => {
    const told = t(step.die === 'g' ? 'gouda-step-up' : 'gouda-step-down', { player, owner: seatName(view, step.owner, t), place: placeName(step.to, t) });
    return step.eats ? `${told} ${t('gouda-step-eats', { owner: seatName(view, step.owner, t) })}` : told;
  },
  marker: (step, player, _, t) => t('gouda-step-marker', { player, played: playedWords(step, t) }),
  decline: (_step, player, _, t) => t('gouda-step-decline', { player }),
  end: (_step, player, _, t) => t('gouda-step-end', { player }),
};

/**
 * The sentence for the live region when a step has been played.
 * @param {Step} step
 * @param {Seat | 'chance'} seat
 * @param {View} view
 * @param {Translate} t
 */
export function announce(step, seat, view, t) {
  const who = typeof step.seat === 'number' ? step.seat : seat;
  const player = typeof who === 'number' ? seatName(view, who, t) : '';
  return [TOLD[step.kind]?.(step, player, view, t) ?? '', settled(step, view, t)].filter(Boolean).join(' ');
}

/** @type {Record<string, (step: any, t: Translate) => string>} */
const NOTES = {
  draw: (step, t) => t('gouda-note-draw', { count: step.count }),
  mice: (step) => step.counts.join('+'),
  from: (step) => step.parts[0],
  roll: (step) => step.dice.map((/** @type {string} */ die) => SIGNS[die]).join(''),
  move: (step) => `${SIGNS[step.die]}${step.owner + 1} ${step.to}`,
  marker: (step, t) => {
    const on = step.place ?? step.dice.map((/** @type {string} */ die) => SIGNS[die]).join('');
    return `${t(`gouda-power-${step.marker}`)}${on ? ` ${on}` : ''}`;
  },
  decline: (_, t) => t('gouda-note-decline'),
  end: (_, t) => t('gouda-note-end'),
};

/** A step in the move list. @param {Step} step @param {View} _view @param {Translate} t */
export function formatStep(step, _view, t) {
  return NOTES[step.kind]?.(step, t) ?? step.text;
}

/**
 * What there is to do now.
 * @param {View} view
 * @param {import('../../types.js').Marks} marks
 * @param {Translate} t
 */
export function hint(view, marks, t) {
  const { phase, turn, setting_up: placing, stack, dice, asked, rolling, applies } = view.board;
  if (view.actor === null) return '';
  if (phase === 'draw') return t('gouda-hint-draw');
  if (phase === 'place') return t('gouda-hint-place', { player: seatName(view, placing, t), count: 5 - marks.selection.length });
  const player = seatName(view, turn, t);
  if (asked && stack.length > 0) {
    const last = stack.at(-1);
    return `${t('gouda-step-marker', { player: seatName(view, last.seat, t), played: playedWords(last, t) })} ${t('gouda-ask-marker')}`;
  }
  if (asked) return t(`gouda-ask-${asked.about}`);
  if (phase === 'from') return t('gouda-hint-from', { player });
  if (phase === 'roll') return t('gouda-hint-roll', { player, count: rolling, place: placeName(applies, t) });
  if (marks.targets.size > 0) return t('gouda-hint-to');
  const left = dice.filter((/** @type {{ state: string, idle: boolean }} */ die) => die.state === 'open' && !die.idle).length;
  return t('gouda-hint-apply', { player, count: left });
}

/** Who is asked to react now. @param {View} view @returns {import('../../types.js').Asking | null} */
export function asking(view) {
  const { asked, turn } = view.board;
  if (!asked) return null;
  return { seats: [asked.seat, ...asked.then], decline: 'decline', turn, key: `gouda-ask-${asked.about}`, urgent: asked.about === 'marker' };
}

/**
 * The step a player means by pointing at these places, legal or not: the rules tell why it is refused.
 * @param {string[]} parts
 * @param {View} view
 * @returns {string | null}
 */
export function attempt(parts, view) {
  const { phase, dice } = view.board;
  const last = /** @type {string} */ (parts.at(-1));
  if (phase === 'from') return `from ${last}`;
  const [pile, to] = parts;
  const owner = pile.split(':')[1];
  if (phase !== 'apply' || to === undefined || owner === undefined || to.includes(':')) return null;
  const open = dice.find((/** @type {{ colour: string, state: string, idle: boolean }} */ die) => die.state === 'open' && !die.idle);
  return `${open?.colour ?? 'g'}${Number(owner) + 1} ${to}`;
}
