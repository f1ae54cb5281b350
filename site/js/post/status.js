/**
 * What a match by correspondence is like for this device. Pure: the rules package says who does what (`view.post`); here it is
 * found out whom that means, and what can be chosen for such a match.
 */

import { seatName } from '../play/names.js';
import { HUMAN } from '../play/setup.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../play/setup.js').Setup} Setup */
/** @typedef {import('../app/i18n.js').Words} Words */

/** Sixteen random bytes that never leave this device, as the engine reads them. */
export function newSecret() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whether people at this device may act, as far as correspondence goes. @param {Pick<View, 'post'>} view */
export function isHere(view) {
  return !view.post || view.post.status === 'play';
}

/** The seats of one device. @param {string} owners @param {'a' | 'b' | null} side @returns {number[]} */
export function seatsOfSide(owners, side) {
  return [...owners].flatMap((owner, seat) => (owner === side ? [seat] : []));
}

/** The one seat of this device, to have in front; null if it has several, or none. @param {View} view */
export function ownSeat(view) {
  const seats = view.post ? seatsOfSide(view.post.owners, view.post.side) : [];
  return seats.length === 1 ? seats[0] : null;
}

/** The people at one device, by their names. @param {View} view @param {'a' | 'b'} side @param {Words} t */
export function peopleAt(view, side, t) {
  const names = seatsOfSide(view.post?.owners ?? '', side).map((seat) => seatName(view, seat, t));
  return new Intl.ListFormat(t.lang, { type: 'conjunction' }).format(names);
}

/** The other device. @param {'a' | 'b' | null} side @returns {'a' | 'b'} */
export function otherSide(side) {
  return side === 'a' ? 'b' : 'a';
}

/** What is to be done, in a sentence; empty while one plays. @param {View} view @param {Words} t */
export function statusText(view, t) {
  const { post } = view;
  if (!post || post.status === 'play' || (post.status === 'over' && view.outcome)) return '';
  if (post.status === 'look') return t(post.joined ? 'post-look' : 'post-invited-look');
  if (post.status === 'wait') return post.joined ? t('post-wait', { player: peopleAt(view, otherSide(post.side), t) }) : t('post-wait-join');
  if (!post.joined) return t('post-send-invitation');
  const reveals = !view.outcome && post.awaited === otherSide(post.side) && post.settled === view.at;
  return t(reveals ? 'post-send-reveal' : 'post-send', { player: peopleAt(view, otherSide(post.side), t) });
}

/** In two words, for the shelf; null for other matches. @param {View | null} view @param {Words} t */
export function shelfText(view, t) {
  if (!view?.post || view.outcome) return null;
  return t(`post-shelf-${view.post.status}`);
}

// Choosing such a match

/** Whether a game can be played by correspondence with some options. @param {GameInfo} info */
export function canPost(info) {
  return info.options.every((option) => openValues(info, option).length > 0);
}

/** The values of an option with which nothing is hidden. @param {GameInfo} info @param {{name: string, values: string[]}} option */
export function openValues(info, option) {
  return option.values.filter((value) => !(info.hides_for?.[option.name] ?? []).includes(value));
}

/** Whether some values of an option cannot be had by correspondence. @param {GameInfo} info @param {{name: string, values: string[]}} option */
export function losesValues(info, option) {
  return openValues(info, option).length < option.values.length;
}

/**
 * A set-up for correspondence: people only, nothing hidden, nothing taken back.
 *
 * @param {GameInfo} info
 * @param {Setup} setup
 * @returns {{setup: Setup, changed: string[]}} `changed`: options that had to follow
 */
export function byPost(info, setup) {
  const changed = info.options.filter((option) => !openValues(info, option).includes(setup.options[option.name]));
  const options = { ...setup.options, ...Object.fromEntries(changed.map((option) => [option.name, openValues(info, option)[0]])) };
  const { teaching: _, ...rest } = setup;
  return { setup: { ...rest, options, kinds: setup.names.map(() => HUMAN), post: true }, changed: changed.map(({ name }) => name) };
}

/** Which device each seat belongs to: by turns, the inviting one's first unless it sits second. @param {Setup} setup */
export function ownersOf(setup) {
  const first = setup.second && setup.names.length === 2 ? 1 : 0;
  return setup.names.map((_, seat) => ((seat + first) % 2 === 0 ? 'a' : 'b')).join('');
}
