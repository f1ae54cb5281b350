/**
 * The actions of the play page: what happens when somebody points, ends a turn, takes back, loads.
 *
 * Nothing is assumed of a step before the engine answered. Everything it touches (engine, saves, sounds, clock, words)
 * is handed in, so that tests drive it without a browser.
 */

import { drawable, newId, VIEW_SHAPE } from '../app/saves.js';
import { announcement, turnCall } from './announce.js';
import { createLook } from './look.js';
import { createOpenings } from './openings.js';
import { createReactions, questionOf } from './reactions.js';
import { createReplay } from './replay.js';
import { createSession } from './session.js';
import { advice, choose, chooseSeats, fitSeats, isDefault, restoreSetup, rotated, seatsOf, takeSign } from './setup.js';
import { buttons, cancel, drawn, initialState, lastStep, mayAct, onlyEnd, point, refuse, withView } from './state.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').Step} Step */
/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./state.js').PlayState} PlayState */
/** @typedef {import('./setup.js').Setup} Setup */
/** @typedef {import('../app/i18n.js').Words} Words */

/** @typedef {{key: string, args?: Record<string, string | number>, tone?: 'info' | 'warn', id?: string, stays?: boolean}} Notice */

/**
 * @typedef {object} Deps
 * @property {{lang: string, game: string, info: GameInfo, view: View, examples?: Example[]}} boot
 * @property {GameDrawing} drawing
 * @property {import('./session.js').Caller} engine
 * @property {import('../app/saves.js').Saves} saves
 * @property {import('../app/storage.js').Store} store
 * @property {() => import('../app/settings.js').Settings} settings
 * @property {(sound: string) => void} sound
 * @property {{set: (job: () => void, ms: number) => any, clear: (timer: any) => void}} timers
 * @property {Words} t
 * @property {(notice: Notice) => void} notify
 * @property {(id: string | null) => void} setFragment writes the match into the address
 */

/** @typedef {{id: string, options?: Record<string, string>, seats?: number | null, position?: string | null, steps?: string[], view?: View}} Example */

/**
 * @typedef {object} CtrlState
 * @property {PlayState} play
 * @property {Setup} choice what the set-up panel says
 * @property {string[]} followed options that had to change with the last choice
 * @property {boolean} reseated the number of players had to change with it
 * @property {string | null} matchId the save's name; null before the first step
 * @property {boolean} ready the engine answers
 * @property {boolean} celebrate the result has just come and has not been put away
 * @property {string} announcement for the live region
 * @property {string | null} example the example being looked at
 * @property {boolean} helped the player wants the game's hints
 * @property {{at: number, told: any} | null} hints the game's hints and the moment they belong to
 * @property {import('./look.js').Look | null} look what one seat alone sees, or the curtain before it
 * @property {number} asking milliseconds the question put to the players waits; 0: for ever
 */

/** Milliseconds between the last action of a turn and its end, taken by itself. */
export const ENDING_DELAY = 800;

/** The same when chance left nothing to do: there is something to understand first. */
export const NOTHING_DELAY = 2600;

/** Milliseconds between two steps made with one gesture: the first is seen. */
export const SECOND_STEP_DELAY = 320;

/** Milliseconds before chance that a player could set off acts by itself. */
export const CHANCE_DELAY = 900;

/** @typedef {ReturnType<typeof createCtrl>} Ctrl */

/** @param {Deps} deps */
export function createCtrl(deps) {
  const { boot, drawing, engine, saves, store, t } = deps;
  const setupKey = `escale:setup:${boot.game}`;
  /** @type {CtrlState} */
  let state = {
    play: initialState(boot.view),
    choice: restoreSetup(boot.info, null),
    followed: [],
    reseated: false,
    matchId: null,
    ready: false,
    celebrate: false,
    announcement: '',
    example: null,
    helped: store.get(`escale:hints:${boot.game}`) === 'on',
    hints: null,
    look: null,
    asking: 0,
  };
  /** @type {Set<() => void>} */
  const listeners = new Set();
  /** @type {any} */
  let endingTimer = null;
  /** @type {any} */
  let chanceTimer = null;
  /** The second of two steps made with one gesture: its text and the timer. @type {{text: string, timer: any} | null} */
  let second = null;
  let storageTold = false;

  const session = createSession(engine, openingOf(state.choice));

  /** @param {Setup} choice @returns {import('./session.js').Opening} */
  function openingOf(choice) {
    const teaching = choice.teaching ? { teaching: true } : {};
    return { method: 'new', params: { game: boot.game, options: choice.options, seats: seatsOf(choice), ...teaching } };
  }

  /** @param {Partial<CtrlState>} change */
  function update(change) {
    state = { ...state, ...change };
    listeners.forEach((listener) => listener());
  }

  /** @param {Partial<PlayState>} change */
  function updatePlay(change) {
    update({ play: { ...state.play, ...change } });
  }

  // --- Views coming in -------------------------------------------------------------------------------------------

  /**
   * Show a view the engine answered, save it, tell it.
   *
   * @param {View} view
   * @param {'played' | 'moved' | 'opened' | 'preview'} how
   */
  function accept(view, how) {
    const before = state.play.view;
    session.keep(view);
    stopEnding();
    update({
      play: { ...withView(state.play, view), kept: null, setup: how === 'preview' },
      celebrate: how === 'played' && view.outcome !== null,
    });
    if (how === 'preview') return;
    if (how !== 'opened') {
      update({ announcement: announcement({ before, after: view, how, drawing, t }) });
      persist(view);
    }
    if (how === 'played') deps.sound(view.outcome ? 'win' : (lastKind(view) ?? 'move'));
    follow(view, how);
  }

  /** What goes on by itself: chance acts, and a turn with nothing left to do ends. @param {View} view @param {string} how */
  function follow(view, how) {
    void refreshHints();
    reactions.follow(view, how === 'played');
    if (view.actor === 'chance' && how !== 'moved') followChance(view);
    const end = how === 'played' && mayAct(state.play) && !deps.settings().confirmEnd ? onlyEnd(view) : null;
    if (!end) return;
    const pause = lastStep(view)?.step.seat === 'chance' ? NOTHING_DELAY : ENDING_DELAY;
    updatePlay({ ending: true, pause });
    endingTimer = deps.timers.set(() => void playStep(end), pause);
  }

  /** Chance acts by itself, unless a player here sets it off. @param {View} view */
  function followChance(view) {
    const own = drawing.chance?.(view) ?? null;
    if (!own) {
      void drawChance();
      return;
    }
    const human = own.seat === null || view.seats[own.seat]?.kind === 'human';
    if (human && deps.settings().chance !== 'auto') return;
    chanceTimer = deps.timers.set(() => void drawChance(), CHANCE_DELAY);
  }

  /** Whatever was to happen by itself does not. */
  function stopEnding() {
    if (endingTimer !== null) deps.timers.clear(endingTimer);
    endingTimer = null;
    if (chanceTimer !== null) deps.timers.clear(chanceTimer);
    chanceTimer = null;
    if (second) deps.timers.clear(second.timer);
    second = null;
    reactions.stop();
    look.forget();
    if (state.play.ending) updatePlay({ ending: false });
  }

  /** The end that is under way is made at once: a new tap never waits for it. */
  async function finishEnding() {
    const end = state.play.ending ? onlyEnd(state.play.view) : null;
    stopEnding();
    if (end) await playStep(end);
  }

  /** @param {View} view */
  function persist(view) {
    const id = state.matchId ?? newId();
    const done = saves.put(id, { record: view.record, view, flip: state.play.flip });
    if (done === 'moved') {
      void adoptStored(id);
      return;
    }
    if (done === 'memory') tellStorage();
    if (state.matchId === null) {
      update({ matchId: id });
      deps.setFragment(id);
    }
  }

  /** Nothing can be kept here: said once, and the match goes on. */
  function tellStorage() {
    if (storageTold) return;
    storageTold = true;
    deps.notify({ key: `storage-${store.problem() ?? 'refused'}`, tone: 'warn', id: 'storage', stays: true });
  }

  /** Take over what another tab has written. @param {string} id */
  async function adoptStored(id) {
    const save = saves.get(id);
    if (!save || !saves.adopt(id)) return;
    try {
      accept(await session.open({ method: 'load', params: { record: save.record } }), 'opened');
      deps.notify({ key: 'play-notice-other-tab', id: 'other-tab' });
    } catch (error) {
      fail(error);
    }
  }

  /**
   * Ask the engine something whose answer is the match's next view.
   *
   * @param {string} method
   * @param {Record<string, unknown>} params
   * @param {'played' | 'moved'} how
   */
  async function request(method, params, how) {
    try {
      accept(await session.ask(method, params), how);
    } catch (error) {
      fail(error);
    }
  }

  /** @param {unknown} error */
  function fail(error) {
    const { code = 'internal', params = {} } = /** @type {{code?: string, params?: Record<string, string>}} */ (error);
    if (code === 'internal') console.error(error);
    second = null;
    update({ play: refuse({ ...state.play, kept: null, chancing: false, selection: [] }, null, { reason: { code, params } }) });
    if (code === 'match-moved') void resync();
  }

  async function resync() {
    try {
      accept(await session.ask('view'), 'opened');
    } catch (error) {
      fail(error);
    }
  }

  // --- Steps ------------------------------------------------------------------------------------------------------

  /** @param {string} place @param {boolean} [dropped] a piece was carried there @returns {Promise<void>} */
  async function pointAt(place, dropped = false) {
    if (second) await playSecond();
    if (state.play.ending) await finishEnding();
    if (state.play.shown) {
      updatePlay({ sentence: { key: 'play-refused-replay' } });
      return;
    }
    const own = state.play.view.actor === 'chance' ? drawing.chance?.(state.play.view) : null;
    if (own) {
      updatePlay({ sentence: { key: 'play-refused-chance', args: { action: t(own.key) } } });
      return;
    }
    const composed = mayAct(state.play) ? drawing.compose?.(place, state.play) : undefined;
    if (composed) {
      updatePlay({ ...composed, refused: null, sentence: null });
      return;
    }
    const turns = drawing.turns?.(place, state.play) ?? false;
    if (turns) updatePlay({ turned: toggled(state.play.turned, place), sentence: null });
    const meant = drawing.meant?.(place, state.play);
    if (turns && !meant) {
      await explain([place]);
      return;
    }
    if (considerNext(place)) return;
    const { state: next, intent } = point({ ...state.play, kept: null }, place, dropped, meant);
    update({ play: next });
    if (intent.type === 'step') await playStep(intent.step);
    if (intent.type === 'steps') await playBoth(intent.steps);
    if (intent.type === 'explain') await explain(intent.parts);
  }

  /** A second tap on what is chosen may offer something to look at before it is confirmed. @param {string} place */
  function considerNext(place) {
    const { selection, considered, view } = state.play;
    if (selection.at(-1) !== place || !mayAct(state.play)) return false;
    const next = drawing.again?.(selection, considered, view);
    if (next === undefined) return false;
    updatePlay({ considered: next, refused: null, sentence: null });
    return true;
  }

  /** @param {string[]} parts */
  async function explain(parts) {
    const place = /** @type {string} */ (parts.at(-1));
    const text = drawing.attempt?.(parts, state.play.view) ?? null;
    if (text === null && parts.length < 2) return;
    update({ play: refuse(state.play, place, { key: 'play-refused' }) });
    deps.sound('refused');
    if (text === null || !state.ready) return;
    const { at } = state.play.view;
    try {
      const { legal, reason } = await session.ask('explain', { step: text });
      if (!legal && reason && state.play.refused === place && state.play.view.at === at) updatePlay({ sentence: { reason } });
    } catch {
      // The shake has said no; the sentence is a courtesy.
    }
  }

  /** @param {Step} step @returns {Promise<void>} */
  async function playStep(step) {
    if (!mayAct(state.play)) return;
    stopEnding();
    updatePlay({ kept: step.text, selection: [], choices: [], sentence: null, refused: null });
    if (!state.ready) return;
    try {
      if (state.play.setup) await beginMatch();
      accept(await session.ask('play', { step: step.text, at: state.play.view.at }), 'played');
    } catch (error) {
      fail(error);
    }
  }

  /** A step by its text, listed or not: the rules say whether it is one. @param {string} text */
  function playText(text) {
    return playStep(state.play.view.steps.find((step) => step.text === text) ?? { text, kind: '', parts: [] });
  }

  /** Two steps made with one gesture: the first at once, the second when it has been seen. @param {Step[]} steps */
  async function playBoth([first, then]) {
    const { at } = state.play.view;
    await playStep(first);
    const { view } = state.play;
    if (view.at !== at + 1 || !view.steps.some(({ text }) => text === then.text)) return;
    second = { text: then.text, timer: deps.timers.set(() => void playSecond(), SECOND_STEP_DELAY) };
  }

  async function playSecond() {
    const waiting = second;
    second = null;
    if (!waiting) return;
    deps.timers.clear(waiting.timer);
    const step = state.play.view.steps.find(({ text }) => text === waiting.text);
    if (step) await playStep(step);
  }

  // --- Chance -------------------------------------------------------------------------------------------------------

  /** Let chance act: drawn by the engine, or as it fell on the table. @param {string} [text] */
  async function drawChance(text) {
    if (state.play.chancing || state.play.shown || state.play.view.actor !== 'chance') return;
    stopEnding();
    updatePlay({ chancing: true, sentence: null });
    if (!state.ready) return;
    try {
      if (state.play.setup) await beginMatch();
      const { at } = state.play.view;
      accept(await (text === undefined ? session.ask('draw', { at }) : session.ask('play', { step: text, at })), 'played');
    } catch (error) {
      fail(error);
    }
  }

  /** Ask the game what it can tell about the moment shown. */
  async function refreshHints() {
    const { helped, ready, play } = state;
    if (!helped || !ready || play.setup || !boot.info.hints) {
      if (state.hints) update({ hints: null });
      return;
    }
    const { at } = drawn(play);
    try {
      const told = await session.ask('hints', { at });
      if (state.helped && drawn(state.play).at === at) update({ hints: { at, told } });
    } catch {
      // The match goes on without.
    }
  }

  /** Open the match that the set-up describes; the board of the preview is already there. */
  async function beginMatch() {
    const view = await session.open(openingOf(state.choice));
    const { kept } = state.play;
    rememberSetup(view);
    const { chancing } = state.play;
    update({ play: { ...withView(state.play, view), setup: false, kept, chancing }, matchId: null, example: null });
  }

  // --- Set-up -----------------------------------------------------------------------------------------------------

  /** Keep the choice, with a board to draw at once if it fits. @param {View} view */
  function rememberSetup(view) {
    store.set(setupKey, JSON.stringify({ ...state.choice, shape: VIEW_SHAPE, view: { ...view, match: null } }));
  }

  function recallSetup() {
    try {
      const stored = JSON.parse(store.get(setupKey) ?? 'null');
      return { choice: restoreSetup(boot.info, stored), view: drawable(stored) };
    } catch {
      return { choice: restoreSetup(boot.info, null), view: null };
    }
  }

  /** Draw the board of the options chosen. @param {Setup} choice */
  async function preview(choice) {
    if (isDefault(boot.info, choice) && !state.ready) {
      update({ play: { ...withView(state.play, { ...boot.view, seats: seatsOf(choice) }), setup: true, stale: false } });
      return;
    }
    if (!state.ready) {
      updatePlay({ stale: true, selection: [], kept: null });
      return;
    }
    try {
      const view = await session.open(openingOf(choice));
      const { options, names } = state.choice;
      if (state.play.setup && options === choice.options && names.length === choice.names.length) accept({ ...view, seats: seatsOf(state.choice) }, 'preview');
    } catch (error) {
      fail(error);
    }
  }

  /** @param {string} name @param {string} value */
  function chooseOption(name, value) {
    const { options, changed } = choose(boot.info, state.choice.options, name, value);
    const choice = fitSeats(boot.info, { ...state.choice, options });
    return settle(choice, changed, choice.names.length !== state.choice.names.length);
  }

  /** How many play. @param {number} count */
  function seatPlayers(count) {
    const { setup, changed } = chooseSeats(boot.info, state.choice, count);
    return settle(setup, changed);
  }

  /** Another set-up: what had to follow is told, and its board drawn. @param {Setup} choice @param {string[]} followed @param {boolean} [reseated] */
  function settle(choice, followed, reseated = false) {
    update({ choice, followed, reseated });
    rememberSetup(state.play.view);
    return preview(choice);
  }

  /** Who sits where in the match to come. @param {Setup} choice */
  function sit(choice) {
    update({ choice, play: { ...state.play, view: { ...state.play.view, seats: seatsOf(choice) } } });
    rememberSetup(state.play.view);
  }

  /** Back to the set-up panel, with a fresh board. */
  async function openSetup() {
    stopEnding();
    update({ matchId: null, celebrate: false, example: null });
    deps.setFragment(null);
    updatePlay({ ...cancel(state.play), setup: true, shown: null, replaying: false });
    await preview(state.choice);
  }

  /** @param {Setup} choice */
  async function startMatch(choice) {
    if (!state.ready) {
      update({ choice, play: { ...state.play, setup: state.play.stale, kept: null } });
      return;
    }
    update({ choice });
    try {
      const view = await session.open(openingOf(choice));
      rememberSetup(view);
      update({ matchId: null, celebrate: false, example: null });
      deps.setFragment(null);
      accept(view, 'opened');
      update({ announcement: `${t('play-announce-start')} ${turnCall(view, drawing, t)}` });
    } catch (error) {
      fail(error);
    }
  }

  // --- The engine -----------------------------------------------------------------------------------------------------

  /** The engine can be asked now: do what was waiting for it. */
  async function onReady() {
    if (state.ready) return;
    update({ ready: true });
    const { kept, setup, stale, view } = state.play;
    if (setup && stale) {
      await preview(state.choice);
      return;
    }
    if (openings.isOpening()) return;
    if (state.play.chancing) {
      updatePlay({ chancing: false });
      await drawChance();
      return;
    }
    const step = view.steps.find((each) => each.text === kept);
    if (step) await playStep(step);
    else if (kept !== null && kept === state.play.draft) await playText(kept);
    else if (!setup && view.match === null) await startMatch(state.choice);
  }

  /** The engine is away; steps chosen now are kept. */
  function onLost() {
    update({ ready: false });
  }

  const look = createLook({
    get: () => state.look,
    set: (next) => update({ look: next }),
    view: () => state.play.view,
    ask: session.ask,
    timers: deps.timers,
    onFallen: () => reactions.follow(state.play.view, false),
    fail,
  });

  const reactions = createReactions({
    drawing,
    view: () => state.play.view,
    ask: session.ask,
    accept,
    fail,
    open: (seat) => look.open(seat, 'react'),
    tick: (asking) => {
      if (state.asking !== asking) update({ asking });
    },
    setting: () => deps.settings().reactions,
    timers: deps.timers,
  });

  /** What one seat chose behind the curtain. @param {string} text */
  async function playPrivately(text) {
    const step = state.look?.view?.steps.find((each) => each.text === text);
    look.forget();
    if (step) await playStep(step);
  }

  const openings = createOpenings({
    boot,
    saves,
    session,
    notify: deps.notify,
    setFragment: deps.setFragment,
    get: () => state,
    update,
    updatePlay,
    accept,
    persist,
    play: playStep,
    openSetup,
    stopEnding,
    fail,
  });

  const replay = createReplay({
    get: () => state.play,
    set: updatePlay,
    ask: (at) => session.ask('view', { at }),
    timers: deps.timers,
    tell: (view) => {
      update({ announcement: announcement({ before: view, after: view, how: 'shown', drawing, t }) });
      void refreshHints();
    },
  });

  return {
    get: () => state,
    /** @param {() => void} listener */
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    onReady,
    onLost,
    pointAt,
    play: playStep,
    /** A player sets chance off, or types in what it brought on the table. */
    draw: drawChance,
    swap: () => updatePlay({ swapped: !state.play.swapped }),
    /** @param {string | null} draft */
    compose: (draft) => updatePlay({ draft, selection: [], refused: null, sentence: null }),
    playText,
    /** Look at what would come next, without making it. @param {string | null} part */
    consider: (part) => updatePlay({ considered: part, refused: null, sentence: null }),
    /** @param {string | null} lens */
    see(lens) {
      if (state.play.lens !== lens) updatePlay({ lens });
    },
    toggleHints() {
      update({ helped: !state.helped });
      store.set(`escale:hints:${boot.game}`, state.helped ? 'on' : 'off');
      return refreshHints();
    },
    /** The hints of the moment shown; null when there are none. */
    hints: () => (state.hints && state.hints.at === drawn(state.play).at ? state.hints.told : null),
    look: { ...look, play: playPrivately },
    reactions,
    /** The question put to people at this device now. */
    question: () => (state.play.shown || state.play.setup || state.play.stale ? null : questionOf(state.play.view, drawing)),
    /** The match with every secret in it, once it is over. @returns {Promise<string>} */
    wholeRecord: async () => (await session.ask('record', { whole: true })).text,
    replay,
    chooseOption,
    startMatch: () => startMatch(state.choice),
    openSetup,
    resume: openings.resume,
    openExample: openings.openExample,
    load: openings.load,
    /** First thing in the browser: the set-up used last. */
    recall() {
      const { choice, view } = recallSetup();
      const fits =
        view &&
        view.game === boot.game &&
        view.seats.length === choice.names.length &&
        Object.entries(choice.options).every(([name, value]) => view.options?.[name] === value);
      update({ choice });
      if (isDefault(boot.info, choice)) updatePlay({ view: { ...state.play.view, seats: seatsOf(choice) } });
      else if (fits) update({ play: { ...withView(state.play, view), setup: true } });
      else updatePlay({ stale: true });
    },
    /** Whether chance may be taken back. @param {boolean} teaching */
    teach(teaching) {
      const choice = { ...state.choice, teaching };
      update({ choice });
      rememberSetup(state.play.view);
      return preview(choice);
    },
    /** @param {number} seat @param {string} name */
    rename: (seat, name) => sit({ ...state.choice, names: state.choice.names.map((old, index) => (index === seat ? name : old)) }),
    /** A seat takes a sign. @param {number} seat @param {string} sign */
    takeSign: (seat, sign) => sit(takeSign(state.choice, seat, sign)),
    /** Everybody moves on by one seat: two players change sides. */
    rotate: () => sit(rotated(state.choice)),
    seatPlayers,
    /** The same again, perhaps with everybody one seat on, perhaps with the same steps of chance. @param {boolean} rotate @param {string[]} [chance] */
    async rematch(rotate, chance = []) {
      const { options, seats, teaching } = state.play.view;
      const signs = seats.some((seat) => seat.sign) ? { signs: seats.map((seat, index) => seat.sign || String(index)) } : {};
      const setup = { options, names: seats.map((seat) => seat.name), ...signs, teaching };
      await startMatch(rotate ? rotated(setup) : setup);
      for (const text of chance) await drawChance(text);
    },
    advice: () => advice(boot.info, state.choice.options),
    /** A step by its text: the buttons. @param {string} text */
    async press(text) {
      const step = buttons(state.play.view).find((each) => each.text === text);
      if (step) return playStep(step);
      const reason = state.play.view.refusals[text];
      if (reason) updatePlay({ sentence: { reason } });
    },
    cancel() {
      if (state.play.shown) replay.present();
      else update({ play: cancel(state.play) });
    },
    /** @param {'step' | 'turn'} by */
    async undo(by) {
      const { can } = state.play.view;
      replay.present();
      stopEnding();
      if (can.undo_refused && !can.undo) updatePlay({ sentence: { reason: can.undo_refused } });
      else if (by === 'turn' ? can.undo_turn : can.undo) await request('undo', { by }, 'moved');
    },
    /** @param {'step' | 'turn'} by */
    async redo(by) {
      const { can } = state.play.view;
      replay.present();
      if (by === 'turn' ? can.redo_turn : can.redo) await request('redo', { by }, 'moved');
    },
    /** Go on from the moment looked at. */
    async playFromHere() {
      const { shown } = state.play;
      if (shown) await request('jump', { at: shown.at }, 'moved');
    },
    flip() {
      updatePlay({ flip: !state.play.flip });
    },
    /** @param {string | null} place */
    hover(place) {
      if (state.play.hover !== place) updatePlay({ hover: place });
    },
    putResultAway: () => update({ celebrate: false }),
    shaken: () => updatePlay({ refused: null }),
    /** The storage changed under us. @param {string} id */
    onStored(id) {
      if (id !== state.matchId) return;
      const save = saves.get(id);
      if (save && save.record !== state.play.view.record) void adoptStored(id);
    },
  };
}

/** @param {View} view */
function lastKind(view) {
  return view.history.flatMap((turn) => turn.steps)[view.at - 1]?.kind;
}

/** @param {ReadonlySet<string>} set @param {string} item @returns {Set<string>} */
function toggled(set, item) {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
