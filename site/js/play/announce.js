/**
 * What the live region says after each change, so that the match can be followed by ear. Pure.
 */

import { levelOf } from '../opponents/levels.js';
import { lastStep, turnSeat } from './state.js';
import { outcomeText, seatName } from './names.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('../app/i18n.js').Words} Words */

/**
 * @param {{before: View, after: View, how: 'played' | 'moved' | 'seated' | 'received' | 'shown', drawing: GameDrawing, t: Words}} change
 * @returns {string}
 */
export function announcement({ before, after, how, drawing, t }) {
  const sentences = [];
  const last = lastStep(after);
  if (how === 'moved') sentences.push(t(after.at < before.at ? 'play-announce-undone' : 'play-announce-redone'));
  if (last) sentences.push(drawing.announce(last.step, last.seat ?? 'chance', after, t));
  else if (how !== 'played') sentences.push(t('play-announce-start'));
  if (after.outcome) sentences.push(outcomeText(after, t));
  else if (how !== 'played' || after.actor !== before.actor) sentences.push(turnCall(after, drawing, t));
  return sentences.filter(Boolean).join(' ');
}

/**
 * Who is called upon, to do what.
 *
 * @param {View} view
 * @param {GameDrawing} drawing
 * @param {Words} t
 */
export function turnCall(view, drawing, t) {
  const asked = drawing.asking?.(view);
  if (asked) return t(asked.key, asked.args);
  const seat = turnSeat(view, drawing);
  if (seat === null) return '';
  const player = seatName(view, seat, t);
  if (levelOf(view.seats[seat]?.kind) !== null) return t('opponent-thinks', { player });
  const own = view.actor === 'chance' ? drawing.chance?.(view) : null;
  return own ? t('play-announce-chance', { player, action: t(own.key) }) : t('play-announce-turn', { player });
}
