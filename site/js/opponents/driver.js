/**
 * Opponents at the table: whenever the match waits for one, it thinks and makes its steps one by one, so that people can follow.
 *
 * What is to be done follows from the page's state alone: whose step or roll the match shown waits for. As soon as the state says something else (taken
 * back, left, looked at earlier, hidden), the thought is dropped, wherever it was; when the state asks for it again, it is begun anew.
 */

import { CHANCE_DELAY } from '../play/chance.js';
import { budget, hasOpponents, levelOf, people } from './levels.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('./pool.js').Pool} Pool */

/** Milliseconds before "play now" is offered. */
export const LATE = 400;

/** Milliseconds between two steps of an opponent, and before the first; shorter where motion is reduced. */
export const PACE = 650;
export const SHORT_PACE = 300;

/**
 * Whom the match waits for.
 * @typedef {{seat: number, rolls: boolean}} Wish `rolls`: it is chance that this seat sets off
 */

/**
 * @param {import('../play/page.js').CtrlState} state
 * @param {import('../types.d.ts').GameDrawing} drawing
 * @returns {Wish | null}
 */
export function wishOf({ play, ready, paused, trouble }, drawing) {
  const { view } = play;
  if (!ready || paused || play.setup || play.stale || play.shown || play.kept !== null) return null;
  if (view.match === null || view.outcome || trouble?.view === view) return null;
  if (view.actor === 'chance') {
    const own = drawing.chance?.(view);
    if (!own || play.chancing) return null;
    // The set-up is nobody's: where nobody is there to set it off, it comes by itself.
    if (own.seat === null) return people(view).length === 0 ? { seat: 0, rolls: true } : null;
    return levelOf(view.seats[own.seat]?.kind) === null ? null : { seat: own.seat, rolls: true };
  }
  if (view.actor === null || levelOf(view.seats[view.actor]?.kind) === null) return null;
  return { seat: view.actor, rolls: false };
}

/**
 * @param {import('../play/page.js').Core} core
 * @param {object} parts
 * @param {Pool | undefined} parts.pool none where nothing can think: under Node
 * @param {() => Promise<void>} parts.draw lets chance act
 * @param {() => boolean} parts.still whether motion is reduced
 */
export function createDriver({ deps, session, get, update, accept }, { pool, draw, still }) {
  const { drawing, timers, boot, now = () => performance.now() } = deps;

  /**
   * @typedef {object} Job
   * @property {View} view what it belongs to; its own steps move it on
   * @property {Wish} wish
   * @property {import('./pool.js').Thinking | null} thinking
   * @property {boolean} over
   * @property {boolean} hurried
   * @property {any} timer
   * @property {(() => void) | null} awake ends the pause it is in
   * @property {any} late
   */
  /** @type {Job | null} */
  let job = null;
  let hidden = false;
  /** Nobody begins anything: the match is about to change. */
  let held = false;
  /** The decisions of the turn under way: whose, at which moment, how long it was thought about. @type {{match: string | null, turn: number, decisions: {seat: number, at: number, ms: number}[]}} */
  let spent = { match: null, turn: -1, decisions: [] };
  /** Losses of a worker in a row. */
  let losses = 0;

  const wish = () => (pool && !hidden && !held ? wishOf(get(), drawing) : null);

  /** The state has changed: drop what it no longer asks for, begin what it asks for. */
  function follow() {
    if (!pool) return;
    const wanted = wish();
    const same = wanted !== null && job !== null && job.view === get().play.view && job.wish.seat === wanted.seat;
    if (job && !same) stop();
    if (!job && wanted) begin(wanted);
  }

  /** @param {Wish} wanted */
  function begin(wanted) {
    const { view } = get().play;
    /** @type {Job} */
    const mine = { view, wish: wanted, thinking: null, over: false, hurried: false, timer: null, awake: null, late: null };
    job = mine;
    if (!wanted.rolls) {
      mine.late = timers.set(() => tell(mine, { late: true }), LATE);
      update({ thinking: { seat: wanted.seat, late: false, arriving: pool?.phase() !== 'ready' } });
    }
    (wanted.rolls ? roll(mine) : act(mine)).then(
      () => leave(mine),
      (error) => fail(mine, error),
    );
  }

  /** @param {Job} mine @param {Partial<NonNullable<import('../play/page.js').CtrlState['thinking']>>} change */
  function tell(mine, change) {
    const { thinking } = get();
    if (isMine(mine) && thinking) update({ thinking: { ...thinking, ...change } });
  }

  /** @param {Job} mine */
  const isMine = (mine) => job === mine && !mine.over;

  /** It is done, and somebody else may be next. @param {Job} mine */
  function leave(mine) {
    if (job !== mine) return;
    stop();
    follow();
  }

  /** Whatever is under way is dropped at once. */
  function stop() {
    const mine = job;
    job = null;
    if (!mine) return;
    mine.over = true;
    timers.clear(mine.late);
    timers.clear(mine.timer);
    mine.awake?.();
    mine.thinking?.cancel();
    if (get().thinking) update({ thinking: null });
  }

  /** A worker that was lost is asked once more; after that it is for the people to say. @param {Job} mine @param {any} error */
  function fail(mine, error) {
    if (job !== mine) return;
    const code = error?.code ?? 'internal';
    losses += 1;
    stop();
    if (code === 'engine-lost' && losses < 2) {
      follow();
      return;
    }
    if (!code.startsWith('engine-')) console.error(error);
    update({ trouble: { seat: mine.wish.seat, code, view: get().play.view } });
  }

  /** @param {Job} mine @param {number} ms @returns {Promise<void>} */
  function pause(mine, ms) {
    if (mine.hurried || mine.over || ms === 0) return Promise.resolve();
    return new Promise((resolve) => {
      mine.awake = resolve;
      mine.timer = timers.set(resolve, ms);
    });
  }

  /** @param {Job} mine */
  async function roll(mine) {
    await pause(mine, CHANCE_DELAY);
    if (isMine(mine)) await draw();
  }

  /** @param {Job} mine */
  async function act(mine) {
    const { seat } = mine.wish;
    const { view } = mine;
    const observed = await session.ask('observe', { seat, at: view.at });
    if (!isMine(mine)) return;
    const level = /** @type {number} */ (levelOf(view.seats[seat].kind));
    const reacts = drawing.asking?.(view)?.seats.includes(seat) ?? false;
    const used = spentBy(view, seat);
    const ms = budget({ level, strongest: Number(deps.settings().patience), spent: used, chance: boot.info.chance, reacts });
    const began = now();
    mine.thinking = /** @type {Pool} */ (pool).think({ observed, level, ms });
    mine.thinking.begun.then(() => tell(mine, { arriving: false }));
    const thought = await mine.thinking.answer;
    mine.thinking = null;
    if (!isMine(mine) || !thought) return;
    const took = now() - began;
    spent.decisions.push({ seat, at: view.at, ms: Math.min(took, ms) });
    losses = 0;
    await make(mine, thought.choice, took);
  }

  /** What a seat has used of its time for the turn. @param {View} view @param {number} seat */
  function spentBy(view, seat) {
    const { match, turn } = view;
    // What was taken back is not counted.
    const decisions = spent.match === match && spent.turn === turn ? spent.decisions.filter(({ at }) => at < view.at) : [];
    spent = { match, turn, decisions };
    return decisions.reduce((sum, each) => sum + (each.seat === seat ? each.ms : 0), 0);
  }

  /** Make the steps one by one. @param {Job} mine @param {string[]} steps @param {number} waited milliseconds that have passed since the last step */
  async function make(mine, steps, waited) {
    const pace = still() ? SHORT_PACE : PACE;
    let first = true;
    for (const step of steps) {
      const { view } = mine;
      if (view.actor !== mine.wish.seat) return;
      // To decline is nothing to look at.
      const silent = drawing.asking?.(view)?.decline === step;
      await pause(mine, silent ? 0 : first ? Math.max(0, pace - waited) : pace);
      first = false;
      if (!isMine(mine)) return;
      const next = await session.ask('play', { step, at: view.at });
      // Once played it is part of the match, even if the thought was dropped at this very moment.
      if (get().play.view !== view) return;
      mine.view = next;
      accept(next, 'played');
      if (!isMine(mine)) return;
    }
  }

  return {
    follow,
    /** Nothing goes on by itself while the match is changed. @param {() => Promise<void>} change */
    async during(change) {
      held = true;
      stop();
      try {
        await change();
      } finally {
        held = false;
        follow();
      }
    },
    /** Get ready for a match with opponents in it. @param {View} view */
    expect(view) {
      if (hasOpponents(view)) pool?.warm();
    },
    /** "Play now": the best so far, without pauses. Tells whether there was anything to hurry. */
    hurry() {
      if (!job) return false;
      job.hurried = true;
      job.thinking?.hurry();
      timers.clear(job.timer);
      job.awake?.();
      return true;
    },
    /** The page went out of sight, or came back. @param {boolean} away */
    hide(away) {
      hidden = away;
      follow();
    },
    /** After trouble: once more. */
    retry() {
      losses = 0;
      update({ trouble: null });
    },
    /** After trouble, or by choice: a person plays on in that seat. @param {number} seat */
    async takeOver(seat) {
      const view = await session.ask('reseat', { seat, kind: 'human' });
      update({ trouble: null });
      accept(view, 'seated');
    },
  };
}
