/**
 * Matches by correspondence on this page: inviting, joining, sending, and links that arrive.
 *
 * The engine says what a link is to the match that is saved here (`receive`); this module finds that match, shows what became of
 * it, and keeps the device's secret with it.
 */

import { seatsOf } from '../play/setup.js';
import { cancel, withView } from '../play/state.js';
import { byPost, newSecret, ownersOf, seatsOfSide } from './status.js';

/** @typedef {import('../types.d.ts').View} View */

/**
 * What is open about it: the link on its way, an invitation that arrived, or what an arrived link was.
 * @typedef {{kind: 'send', data: string} | {kind: 'invited', link: string, view: View} | {kind: 'told', how: 'forked' | 'taken' | 'older' | 'same' | 'refused', link: string, turn: number, code?: {code: string, params: Record<string, string | number>}}} Desk
 */

/** Milliseconds between two steps of the other device's turn. */
export const STEP_PACE = 600;

/** Steps of it that are shown one by one; of a longer turn, the last ones. */
const MOST_SHOWN = 10;

/**
 * @param {import('../play/page.js').Core} core
 * @param {object} parts
 * @param {(view: View) => 'saved' | 'memory' | 'moved'} parts.persist
 * @param {() => Promise<void>} parts.openSetup
 */
export function createPost({ deps, session, get, update, updatePlay, accept, fail, halt }, { persist, openSetup }) {
  const { boot, saves, store } = deps;
  /** The invitation's board is put away without joining. */
  const aside = { matchId: null, celebrate: false, example: null };

  /** Without storage nobody could prove tomorrow to be the same device. */
  function canKeep() {
    if (store.problem() === null) return true;
    fail({ code: 'post-storage' });
    return false;
  }

  /** A match of this device has just begun: it is kept, or it does not begin. @param {View} view */
  async function begin(view) {
    update(aside);
    deps.setFragment(null);
    accept(view, 'opened');
    if (persist(view) === 'saved') return true;
    const { matchId } = get();
    if (matchId) saves.remove(matchId);
    await openSetup();
    fail({ code: 'post-storage' });
    return false;
  }

  /** An invitation at a time, whatever is tapped meanwhile. @type {Promise<void> | null} */
  let inviting = null;

  /** @param {import('../play/setup.js').Setup} choice */
  function invite(choice) {
    inviting ??= makeInvitation(choice).finally(() => {
      inviting = null;
    });
    return inviting;
  }

  /** @param {import('../play/setup.js').Setup} choice */
  async function makeInvitation(choice) {
    if (!canKeep()) return;
    const { setup } = byPost(boot.info, choice);
    const owners = ownersOf(setup);
    // The others say their own names.
    const seats = seatsOf(setup).map((seat, index) => (owners[index] === 'a' ? seat : { ...seat, name: '' }));
    try {
      const view = await session.open({ method: 'invite', params: { game: boot.game, options: setup.options, seats, owners, secret: newSecret() } });
      if ((await begin(view)) && view.post?.status === 'send') await send();
    } catch (error) {
      fail(error);
    }
  }

  /** Give the match to the other device: what was played is final then. */
  async function send() {
    halt();
    try {
      const { text, view } = await session.ask('send');
      session.keep(view);
      updatePlay({ ...withView(get().play, view), kept: null });
      persist(view);
      update({ desk: { kind: 'send', data: text }, celebrate: false });
    } catch (error) {
      fail(error);
    }
  }

  /** Join the match of the invitation that is open. @param {Record<string, string>} names by seat */
  async function join(names) {
    const { desk } = get();
    if (desk?.kind !== 'invited' || !canKeep()) return;
    try {
      const view = await session.open({ method: 'join', params: { link: desk.link, names, secret: newSecret() } });
      update({ desk: null });
      if ((await begin(view)) && view.post?.status === 'send') await send();
    } catch (error) {
      update({ desk: null });
      fail(error);
    }
  }

  /**
   * Open a link that arrived. Nothing here changes unless it goes on from what is saved.
   *
   * @param {string} link
   * @returns {Promise<{game: string} | null>} the game it is of; null if it cannot be opened
   */
  async function open(link) {
    halt();
    // A reload must not open it again: from here on the address is the match's own.
    deps.setFragment(get().matchId);
    try {
      const brought = /** @type {View} */ (await session.call('load', { record: link }));
      void session.call('close', { match: brought.match });
      if (brought.game !== boot.game) return { game: brought.game };
      if (!brought.post) throw { code: 'post-none' };
      const own = saves.findPost(brought.post.id);
      if (own) await receive(own.id, link);
      else await look(link, brought.post.joined);
      return { game: boot.game };
    } catch (error) {
      const { code = 'internal', params = {} } = /** @type {{code?: string, params?: Record<string, string>}} */ (error);
      update({ desk: { kind: 'told', how: 'refused', link, turn: 0, code: { code, params } } });
      return null;
    }
  }

  /** The link is of a match of this device. @param {string} id @param {string} link */
  async function receive(id, link) {
    const save = saves.get(id);
    if (!save || !saves.adopt(id)) return;
    update({ ...aside, matchId: id, desk: null });
    deps.setFragment(id);
    const mine = await session.open(saves.opening(save));
    updatePlay({ ...cancel(get().play), shown: null, replaying: false, flip: save.flip });
    accept(mine, 'opened');
    const { how, at, turn, view } = await session.ask('receive', { link });
    if (how === 'newer' || how === 'recovered') await take(view, at, how === 'recovered');
    else update({ desk: { kind: 'told', how, link, turn } });
  }

  /** What the other device played is kept at once, and shown step by step. @param {View} view @param {number} at @param {boolean} recovered */
  async function take(view, at, recovered) {
    session.keep(view);
    persist(view);
    if (recovered) deps.notify({ key: 'post-recovered', id: 'post' });
    if (!deps.still?.()) await follow(view, Math.max(at, view.at - MOST_SHOWN));
    accept(view, 'received');
  }

  /** Show the moments from one to the next, until somebody has seen enough. @param {View} view @param {number} from */
  async function follow(view, from) {
    const { matchId } = get();
    for (let at = from + 1; at < view.at; at += 1) {
      const shown = /** @type {View} */ (await session.ask('view', { at }));
      if (get().matchId !== matchId || (at > from + 1 && !get().play.shown)) return;
      updatePlay({ shown });
      await new Promise((done) => void deps.timers.set(() => done(null), STEP_PACE));
    }
  }

  /** The link is of somebody else's match: an invitation, or something to look at. @param {string} link @param {boolean} joined */
  async function look(link, joined) {
    const view = await session.open({ method: 'load', params: { record: link } });
    update({ ...aside, desk: joined ? null : { kind: 'invited', link, view } });
    updatePlay({ ...cancel(get().play), shown: null, replaying: false });
    accept(view, 'opened');
  }

  return {
    /** Begin the match that the set-up describes. */
    invite: () => invite(get().choice),
    send,
    join,
    open,
    /** The last link again, or anything else about it put away. An invitation that is not taken leaves nothing behind. */
    async close() {
      const { desk } = get();
      update({ desk: null });
      if (desk?.kind === 'invited') await openSetup();
    },
    /** Look at what a forked link holds, beside the own match. */
    async lookAtCopy() {
      const { desk } = get();
      if (desk?.kind !== 'told') return;
      update({ desk: null });
      deps.setFragment(null);
      try {
        await look(desk.link, true);
      } catch (error) {
        fail(error);
      }
    },
    /** The same game again with the same people: a new invitation. @param {boolean} rotate */
    async again(rotate) {
      const { options, seats, post } = get().play.view;
      if (!post?.side) return;
      const first = seatsOfSide(post.owners, post.side).includes(0);
      const signs = seats.some((seat) => seat.sign) ? { signs: seats.map((seat, index) => seat.sign || String(index)) } : {};
      const own = seats.find((_, index) => post.owners[index] === post.side)?.name ?? '';
      await invite({ options, names: seats.map(() => own), second: first === rotate, ...signs });
    },
  };
}
