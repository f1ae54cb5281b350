/**
 * The actions of the play page: what happens when somebody points, ends a turn, takes back, loads.
 *
 * Nothing is assumed of a step before the engine answered. Everything it touches (engine, saves, sounds, clock, words)
 * is handed in, so that tests drive it without a browser. Each part has a module of its own; here they are put
 * together, around the views that come in.
 */

import { createPost } from '../post/exchange.js';
import { createAdvice, canAdvise } from '../opponents/advice.js';
import { createAhead } from '../opponents/ahead.js';
import { decisionAfter, decisionBefore } from '../opponents/back.js';
import { createDriver } from '../opponents/driver.js';
import { createHand } from '../opponents/hand.js';
import { hasOpponents, people } from '../opponents/levels.js';
import { announcement } from './announce.js';
import { createArrivals } from './arrivals.js';
import { createBeginnings, openingOf } from './beginnings.js';
import { createChance } from './chance.js';
import { createEnding } from './ending.js';
import { createHints } from './hints.js';
import { createKeeping } from './keeping.js';
import { createLook } from './look.js';
import { createOpenings } from './openings.js';
import { createPage } from './page.js';
import { createReactions, questionOf } from './reactions.js';
import { createReplay } from './replay.js';
import { createSession } from './session.js';
import { advice as advisedOptions } from './setup.js';
import { cancel, lastStep, refuse, withView } from './state.js';
import { createSteps } from './steps.js';

export { CHANCE_DELAY } from './chance.js';
export { ENDING_DELAY, NOTHING_DELAY } from './ending.js';
export { SECOND_STEP_DELAY } from './steps.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('./page.js').Deps} Deps */
/** @typedef {import('./page.js').CtrlState} CtrlState */
/** @typedef {import('./page.js').How} How */

/** @typedef {ReturnType<typeof createCtrl>} Ctrl */

/** @param {Deps} deps */
export function createCtrl(deps) {
  const { boot, drawing, engine, timers, t } = deps;
  const { get, update, updatePlay, notePlay, subscribe } = createPage(deps);
  const session = createSession(engine, openingOf(boot.game, get().choice));
  /** @type {import('./page.js').Core} */
  const core = { deps, session, get, update, updatePlay, notePlay, accept, fail, halt };

  // --- Views coming in --------------------------------------------------------------------------------------------

  /**
   * Show a view the engine answered, save it, tell it.
   *
   * @param {View} view
   * @param {How} how
   */
  function accept(view, how) {
    // The answer to a step of a match that was left for the set-up panel meanwhile: it does not come back.
    if (get().play.setup && (how === 'played' || how === 'moved')) return;
    const before = get().play.view;
    session.keep(view);
    halt();
    driver.expect(view);
    update({
      play: { ...withView(get().play, view), kept: null, setup: how === 'preview' },
      // Another match is not the one that was told to wait.
      paused: get().paused && how !== 'opened' && how !== 'preview',
      // A result that has just come stays on the screen when the same view is asked for again.
      celebrate: view.outcome !== null && (how === 'played' || how === 'received' || (how === 'opened' && get().celebrate)),
    });
    if (how === 'preview') return;
    if (how !== 'opened') {
      update({ announcement: announcement({ before, after: view, how, drawing, t }) });
      keeping.persist(view);
    }
    if (how === 'played' || how === 'received') deps.sound(view.outcome ? 'win' : (lastStep(view)?.step.kind ?? 'move'));
    follow(view, how);
  }

  /** What goes on by itself: chance acts, and a turn with nothing left to do ends. @param {View} view @param {How} how */
  function follow(view, how) {
    void hints.refresh();
    reactions.follow(view, how === 'played');
    if (view.actor === 'chance' && how !== 'moved' && how !== 'seated') chance.follow(view);
    if (how === 'played') ending.follow(view);
  }

  /** Whatever was to happen by itself does not. */
  function halt() {
    ending.stop();
    chance.stop();
    steps.stop();
    reactions.stop();
    look.forget();
    if (get().play.ending) updatePlay({ ending: false });
  }

  /** @param {unknown} error */
  function fail(error) {
    const { code = 'internal', params = {} } = /** @type {{code?: string, params?: Record<string, string>}} */ (error);
    if (code === 'internal') console.error(error);
    steps.stop();
    update({ play: refuse({ ...get().play, kept: null, chancing: false, selection: [] }, null, { reason: { code, params } }) });
    if (code === 'match-moved') void request('view', {}, 'opened');
  }

  /**
   * Ask the engine something whose answer is the match's next view.
   *
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {How} how
   */
  async function request(method, params, how) {
    try {
      accept(await session.ask(method, params), how);
    } catch (error) {
      fail(error);
    }
  }

  // --- The parts --------------------------------------------------------------------------------------------------

  const hints = createHints(core);
  const keeping = createKeeping(core);
  const beginnings = createBeginnings(core);
  const steps = createSteps(core, { begin, finishEnding: () => ending.finish(), hurry: () => driver.hurry() });
  const ending = createEnding(core, steps.play);
  const chance = createChance(core, begin);
  const { pool } = deps;
  const driver = createDriver(core, { pool, draw: chance.draw, still: deps.still ?? (() => false) });
  const advice = createAdvice(core, { pool, play: steps.playText });
  const ahead = createAhead(core, pool);
  const hand = createHand(core);
  const openings = createOpenings(core, { play: steps.play, openSetup: beginnings.openSetup });
  const arrivals = createArrivals(core, { persist: keeping.persist, resume: openings.resume, openSetup: beginnings.openSetup });

  const post = createPost(core, { persist: keeping.persist, openSetup: beginnings.openSetup });

  const look = createLook({
    get: () => get().look,
    set: (next) => update({ look: next }),
    view: () => get().play.view,
    ask: session.ask,
    timers,
    onFallen: () => reactions.follow(get().play.view, false),
    fail,
  });

  const reactions = createReactions({
    drawing,
    view: () => get().play.view,
    ask: session.ask,
    accept,
    fail,
    open: (seat) => look.open(seat, 'react'),
    tick: (asking) => {
      if (get().asking !== asking) update({ asking });
    },
    setting: () => deps.settings().reactions,
    timers,
  });

  const replay = createReplay({
    get: () => get().play,
    set: updatePlay,
    ask: (at) => session.ask('view', { at }),
    timers,
    tell: (view) => {
      update({ announcement: announcement({ before: view, after: view, how: 'shown', drawing, t }) });
      void hints.refresh();
    },
  });

  /** The first step on the board of the set-up begins the match. */
  function begin() {
    return get().choice.post ? post.invite() : beginnings.begin();
  }

  // What goes on beside the players follows from the state, whatever changed it.
  subscribe(() => {
    advice.follow();
    ahead.follow();
    hand.follow();
    driver.follow();
  });

  /**
   * With opponents in the match, taking back leads to a person's decision, and so does going on.
   *
   * @param {'undo' | 'redo'} way
   * @param {'step' | 'turn'} by
   */
  async function travel(way, by) {
    const { view } = get().play;
    if (!hasOpponents(view)) {
      await request(way, { by }, 'moved');
      return;
    }
    const at = way === 'undo' ? decisionBefore(view, by) : decisionAfter(view, by);
    // Where only opponents play, they would go on at once.
    if (people(view).length === 0) update({ paused: true });
    if (at === null) updatePlay({ sentence: { reason: { code: 'undo-nothing', params: {} } } });
    else await driver.during(() => request('jump', { at }, 'moved'));
  }

  // --- The engine -------------------------------------------------------------------------------------------------

  /** The engine can be asked now: do what was waiting for it. */
  async function onReady() {
    if (get().ready) return;
    update({ ready: true });
    const { kept, setup, stale, view, chancing, draft } = get().play;
    if (setup && stale) {
      await beginnings.preview(get().choice);
      return;
    }
    if (openings.isOpening() || arrivals.isArriving()) return;
    if (chancing) {
      updatePlay({ chancing: false });
      await chance.draw();
      return;
    }
    const step = view.steps.find((each) => each.text === kept);
    if (step) await steps.play(step);
    else if (kept !== null && kept === draft) await steps.playText(kept);
    else if (!setup && view.match === null) await beginnings.start(get().choice);
  }

  /** What one seat chose behind the curtain. @param {string} text */
  async function playPrivately(text) {
    const step = get().look?.view?.steps.find((each) => each.text === text);
    look.forget();
    if (step) await steps.play(step);
  }

  return {
    get,
    subscribe,
    onReady,
    /** The engine is away; steps chosen now are kept. */
    onLost: () => update({ ready: false }),
    /** The page is left: nothing goes on by itself. */
    leave() {
      halt();
      update({ ready: false });
      driver.hide(true);
    },
    /** The storage changed under us. */
    onStored: keeping.onStored,

    // The match
    pointAt: steps.pointAt,
    play: steps.play,
    playText: steps.playText,
    press: steps.press,
    /** A player sets chance off, or types in what it brought on the table. */
    draw: chance.draw,
    /** @param {'step' | 'turn'} by */
    async undo(by) {
      const { can } = get().play.view;
      replay.present();
      halt();
      if (can.undo_refused && !can.undo) updatePlay({ sentence: { reason: can.undo_refused } });
      else if (by === 'turn' ? can.undo_turn : can.undo) await travel('undo', by);
    },
    /** @param {'step' | 'turn'} by */
    async redo(by) {
      const { can } = get().play.view;
      replay.present();
      if (by === 'turn' ? can.redo_turn : can.redo) await travel('redo', by);
    },
    /** Go on from the moment looked at. */
    async playFromHere() {
      const { shown } = get().play;
      if (shown) await request('jump', { at: shown.at }, 'moved');
    },
    look: { ...look, play: playPrivately },
    reactions,
    /** The question put to people at this device now. */
    question() {
      const { shown, setup, stale, view } = get().play;
      return shown || setup || stale ? null : questionOf(view, drawing);
    },
    replay,
    /** The match with every secret in it, once it is over. @returns {Promise<string>} */
    wholeRecord: async () => (await session.ask('record', { whole: true })).text,
    /** The match up to now, or one moment of it, packed for a link. @param {{at?: number, whole?: boolean}} which @returns {Promise<string>} */
    link: async (which) => (await session.ask('link', which)).text,

    // The board
    cancel() {
      if (get().play.shown) replay.present();
      else if (get().advice) advice.drop();
      else update({ play: cancel(get().play) });
    },
    swap: () => updatePlay({ swapped: !get().play.swapped }),
    /** @param {string | null} draft */
    compose: (draft) => updatePlay({ draft, selection: [], refused: null, sentence: null }),
    /** Look at what would come next, without making it. @param {string | null} part */
    consider: (part) => updatePlay({ considered: part, refused: null, sentence: null }),
    /** @param {string | null} lens */
    see(lens) {
      if (get().play.lens !== lens) updatePlay({ lens });
    },
    flip: () => updatePlay({ flip: !get().play.flip }),
    /** @param {string | null} place */
    hover(place) {
      if (get().play.hover !== place) updatePlay({ hover: place });
    },
    shaken: () => updatePlay({ refused: null }),
    putResultAway: () => update({ celebrate: false }),
    toggleHints: hints.toggle,
    /** The hints of the moment shown; null when there are none. */
    hints: hints.told,

    // Opponents
    opponents: {
      hurry: driver.hurry,
      retry: driver.retry,
      hide: driver.hide,
      /** A person plays on in a seat. @param {number} seat */
      takeOver: (seat) => driver.takeOver(seat).catch(fail),
      /** Where only opponents play: wait, or go on. */
      pause: () => update({ paused: !get().paused }),
      /** The settings have changed. */
      refresh: () => ahead.follow(),
      trace: ahead.trace,
      /** Whether anybody can think here. */
      has: pool !== undefined,
    },
    advice: {
      ask: advice.ask,
      other: advice.other,
      take: advice.take,
      drop: advice.drop,
      /** Whether it can be asked for now. */
      can: () => pool !== undefined && canAdvise(get(), drawing),
    },

    // Other matches
    resume: openings.resume,
    openExample: openings.openExample,
    load: arrivals.load,
    openLink: arrivals.openLink,
    settleArrival: arrivals.settle,
    /** The same again, perhaps with everybody one seat on, perhaps with the same steps of chance. @param {boolean} rotate @param {string[]} [fallen] */
    async rematch(rotate, fallen = []) {
      if (get().play.view.post?.side) {
        await post.again(rotate);
        return;
      }
      await beginnings.again(rotate);
      for (const text of fallen) await chance.draw(text);
    },
    openSetup: beginnings.openSetup,
    startMatch: () => (get().choice.post ? post.invite() : beginnings.start(get().choice)),
    /** By correspondence. */
    post,
    takeSeat: beginnings.takeSeat,
    recall: beginnings.recall,
    chooseOption: beginnings.chooseOption,
    seatPlayers: beginnings.seatPlayers,
    teach: beginnings.teach,
    rename: beginnings.rename,
    takeSign: beginnings.takeSign,
    rotate: beginnings.rotate,
    /** What the game recommends for the options chosen. */
    recommended: () => advisedOptions(boot.info, get().choice.options),
    seatKind: beginnings.seatKind,
    gather: beginnings.gather,
    solo: beginnings.solo,
  };
}
