/**
 * Choosing a match and beginning it: the set-up panel's choices, the board they show, the first view.
 *
 * Choices are remembered. What cannot be drawn without the engine waits for it; the usual board never does.
 */

import { drawable, VIEW_SHAPE } from '../app/saves.js';
import { byPost } from '../post/status.js';
import { turnCall } from './announce.js';
import { choose, chooseSeats, companyOf, fitSeats, inCompany, isDefault, restoreSetup, rotated, seatsOf, takeSign, withKind } from './setup.js';
import { cancel, withView } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('./setup.js').Setup} Setup */

/** @param {string} game @param {Setup} choice @returns {import('./session.js').Opening} */
export function openingOf(game, choice) {
  const teaching = choice.teaching ? { teaching: true } : {};
  return { method: 'new', params: { game, options: choice.options, seats: seatsOf(choice), ...teaching } };
}

/** @param {import('./page.js').Core} core */
export function createBeginnings({ deps, session, get, update, updatePlay, accept, fail, halt }) {
  const { boot, drawing, store, t } = deps;
  const setupKey = `escale:setup:${boot.game}`;

  // --- What was chosen --------------------------------------------------------------------------------------------

  /** Keep the choice, with a board to draw at once if it fits. @param {View} view */
  function remember(view) {
    store.set(setupKey, JSON.stringify({ ...get().choice, shape: VIEW_SHAPE, view: { ...view, match: null } }));
  }

  function remembered() {
    try {
      const stored = JSON.parse(store.get(setupKey) ?? 'null');
      return { choice: restoreSetup(boot.info, stored), view: drawable(stored) };
    } catch {
      return { choice: restoreSetup(boot.info, null), view: null };
    }
  }

  /** First thing in the browser: the set-up used last. */
  function recall() {
    const { choice, view } = remembered();
    const fits =
      view &&
      view.game === boot.game &&
      view.seats.length === choice.names.length &&
      Object.entries(choice.options).every(([name, value]) => view.options?.[name] === value);
    update({ choice });
    if (isDefault(boot.info, choice)) updatePlay({ view: { ...get().play.view, seats: seatsOf(choice) } });
    else if (fits) update({ play: { ...withView(get().play, view), setup: true } });
    else updatePlay({ stale: true });
  }

  // --- Choosing ---------------------------------------------------------------------------------------------------

  /** Draw the board of the options chosen. @param {Setup} choice */
  async function preview(choice) {
    if (isDefault(boot.info, choice) && !get().ready) {
      update({ play: { ...withView(get().play, { ...boot.view, seats: seatsOf(choice) }), setup: true, stale: false } });
      return;
    }
    if (!get().ready) {
      updatePlay({ stale: true, selection: [], kept: null });
      return;
    }
    try {
      const view = await session.open(openingOf(boot.game, choice));
      const { options, names } = get().choice;
      if (get().play.setup && options === choice.options && names.length === choice.names.length) accept({ ...view, seats: seatsOf(get().choice) }, 'preview');
    } catch (error) {
      fail(error);
    }
  }

  /** Another set-up: what had to follow is told, and its board drawn. @param {Setup} choice @param {string[]} followed @param {boolean} [reseated] */
  function settle(choice, followed, reseated = false) {
    update({ choice, followed, reseated });
    remember(get().play.view);
    return preview(choice);
  }

  /** @param {string} name @param {string} value */
  function chooseOption(name, value) {
    const { options, changed } = choose(boot.info, get().choice.options, name, value);
    const choice = fitSeats(boot.info, { ...get().choice, options });
    return settle(choice, changed, choice.names.length !== get().choice.names.length);
  }

  /** How many play. @param {number} count */
  function seatPlayers(count) {
    const { setup, changed } = chooseSeats(boot.info, get().choice, count);
    return settle(setup, changed);
  }

  /** Whether chance may be taken back. @param {boolean} teaching */
  function teach(teaching) {
    const choice = { ...get().choice, teaching };
    update({ choice });
    remember(get().play.view);
    return preview(choice);
  }

  /** Who sits where in the match to come. @param {Setup} choice */
  function sit(choice) {
    const { play } = get();
    update({ choice, play: { ...play, view: { ...play.view, seats: seatsOf(choice) } } });
    remember(get().play.view);
  }

  /** @param {'alone' | 'people' | 'post'} company */
  function gather(company) {
    if (company !== 'post') return sit(inCompany(get().choice, company));
    const { setup, changed } = byPost(boot.info, get().choice);
    return changed.length > 0 ? void settle(setup, changed) : sit(setup);
  }

  // --- Beginning --------------------------------------------------------------------------------------------------

  /** Open the match that the set-up describes; the board of the preview is already there. */
  async function begin() {
    const view = await session.open(openingOf(boot.game, get().choice));
    remember(view);
    const { kept, chancing } = get().play;
    update({ play: { ...withView(get().play, view), setup: false, kept, chancing }, matchId: null, example: null });
  }

  /** Back to the set-up panel, with a fresh board. */
  async function openSetup() {
    halt();
    update({ matchId: null, celebrate: false, example: null });
    deps.setFragment(null);
    updatePlay({ ...cancel(get().play), setup: true, shown: null, replaying: false });
    await preview(get().choice);
  }

  /** @param {Setup} choice @param {boolean} [atOnce] the match is as good as begun: the panel does not stay for the engine */
  async function start(choice, atOnce = false) {
    const { play, ready } = get();
    if (!ready) {
      session.prepare(openingOf(boot.game, choice));
      update({ choice, play: { ...play, view: { ...play.view, seats: seatsOf(choice) }, setup: play.stale && !atOnce, kept: null } });
      return;
    }
    update({ choice });
    try {
      const view = await session.open(openingOf(boot.game, choice));
      remember(view);
      update({ matchId: null, celebrate: false, example: null });
      deps.setFragment(null);
      accept(view, 'opened');
      update({ announcement: `${t('play-announce-start')} ${turnCall(view, drawing, t)}` });
    } catch (error) {
      fail(error);
    }
  }

  /** The same again, perhaps with everybody one seat on. @param {boolean} rotate */
  async function again(rotate) {
    const { options, seats, teaching } = get().play.view;
    const signs = seats.some((seat) => seat.sign) ? { signs: seats.map((seat, index) => seat.sign || String(index)) } : {};
    const setup = { options, names: seats.map((seat) => seat.name), kinds: seats.map((seat) => seat.kind), ...signs, teaching };
    await start(rotate ? rotated(setup) : setup);
  }

  return {
    recall,
    preview,
    chooseOption,
    seatPlayers,
    teach,
    /** @param {number} seat @param {string} name */
    rename: (seat, name) => sit({ ...get().choice, names: get().choice.names.map((old, index) => (index === seat ? name : old)) }),
    /** A seat takes a sign. @param {number} seat @param {string} sign */
    takeSign: (seat, sign) => sit(takeSign(get().choice, seat, sign)),
    /** Who plays in a seat. @param {number} seat @param {string} kind */
    seatKind: (seat, kind) => sit(withKind(get().choice, seat, kind)),
    /** One person and opponents, people at this device, or people at two devices. */
    gather,
    /** By correspondence, whether the one who invites sits second. @param {boolean} second */
    takeSeat: (second) => sit({ ...get().choice, second }),
    /** Straight into a game against opponents, with what was chosen last. */
    solo: () => start(companyOf(get().choice) === 'alone' ? get().choice : inCompany(get().choice, 'alone'), true),
    /** Everybody moves on by one seat: two players change sides. */
    rotate: () => sit(rotated(get().choice)),
    begin,
    openSetup,
    start,
    again,
  };
}
