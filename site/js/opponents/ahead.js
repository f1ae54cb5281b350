/**
 * Who is ahead: what each seat may expect, now (the bar) and in the course of a match that is over (the curve).
 */

import { loner, people } from './levels.js';

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {{at: number, turn: number, seat: number | null, values: number[]}} Point `seat`: whose turn led there; null at the start */
/** @typedef {{record: string, points: Point[], total: number, failed: boolean}} Curve */

/** Milliseconds for one judgement: of the bar, of the curve. */
const BAR_MS = 80;
const CURVE_MS = 80;

/** Moments of a curve at most. */
const MOST_POINTS = 120;

/** A change of expectation that is worth a word, and how many are told. */
const SWING = 0.12;
const MOST_TURNING_POINTS = 5;

/**
 * From whose place the match is judged: nothing may show that people at this device do not know. Null if there is no such place.
 *
 * @param {View} view
 * @param {boolean} hides whether seats have secrets
 */
export function standpoint(view, hides) {
  if (!hides) return typeof view.actor === 'number' ? view.actor : 0;
  return loner(view) ?? (people(view).length === 0 || view.outcome ? 0 : null);
}

/** What each seat got of a match that is over. @param {View} view @returns {number[]} */
export function result(view) {
  const winners = view.outcome?.winners ?? [];
  return view.seats.map((_, seat) => (winners.length === 0 ? 1 / view.seats.length : winners.includes(seat) ? 1 / winners.length : 0));
}

/**
 * The moments of a match that a curve goes through: its start and the end of every turn; of very many turns, some.
 *
 * @param {View} view
 * @returns {{at: number, turn: number, seat: number | null}[]}
 */
export function moments(view) {
  const ends = view.history
    .filter(({ turn, from }) => turn > 0 && from < view.at)
    .map(({ turn, seat, from, steps }) => ({ at: Math.min(view.at, from + steps.length), turn, seat }));
  const first = view.history.find(({ turn }) => turn > 0)?.from ?? 0;
  const every = Math.ceil(ends.length / MOST_POINTS);
  return [{ at: first, turn: 0, seat: null }, ...ends.filter((_, index) => (ends.length - 1 - index) % every === 0)];
}

/**
 * Where the match turned: the greatest changes, in the order they came, each with the seat that gained most.
 *
 * @param {Point[]} points
 * @returns {{point: Point, seat: number, gain: number}[]}
 */
export function turningPoints(points) {
  return points
    .slice(1)
    .map((point, index) => {
      const gains = point.values.map((value, seat) => value - points[index].values[seat]);
      const gain = Math.max(...gains);
      return { point, seat: gains.indexOf(gain), gain };
    })
    .filter(({ gain }) => gain >= SWING)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, MOST_TURNING_POINTS)
    .sort((a, b) => a.point.at - b.point.at);
}

/**
 * @param {import('../play/page.js').Core} core
 * @param {import('./pool.js').Pool | undefined} pool
 */
export function createAhead({ deps, session, get, update }, pool) {
  const { hides } = deps.boot.info;
  /** The view judged last, or being judged. @type {View | null} */
  let judged = null;

  /** @param {View} view @param {number} at @param {number} ms @param {() => boolean} isWanted @returns {Promise<number[] | null>} */
  async function judge(view, at, ms, isWanted) {
    const seat = standpoint(view, hides);
    if (seat === null || !pool) return null;
    const observed = await session.ask('observe', { seat, at });
    return isWanted() ? pool.assess(observed, ms, isWanted) : null;
  }

  /** The state has changed: the bar, if it is wanted, goes with the match. */
  function follow() {
    const { play, ready, ahead } = get();
    const { view } = play;
    const wanted = pool && deps.settings().ahead && ready && !play.setup && !play.stale && view.match !== null;
    if (!wanted) {
      judged = null;
      if (ahead) update({ ahead: null });
      return;
    }
    if (judged === view) return;
    judged = view;
    if (view.outcome) {
      update({ ahead: { at: view.at, values: result(view) } });
      return;
    }
    judge(view, view.at, BAR_MS, () => judged === view).then(
      (values) => judged === view && values && update({ ahead: { at: view.at, values } }),
      () => {},
    );
  }

  /** Draw the curve of the match that is over: point by point, as they come. */
  async function trace() {
    const { view } = get().play;
    const { curve } = get();
    if (!view.outcome || (curve?.record === view.record && !curve.failed)) return;
    const all = moments(view);
    const isWanted = () => get().curve?.record === view.record && get().play.view.record === view.record;
    update({ curve: { record: view.record, points: [], total: all.length, failed: false } });
    try {
      for (const moment of all) {
        const values = moment.at === view.at ? result(view) : await judge(view, moment.at, CURVE_MS, isWanted);
        const now = get().curve;
        if (!isWanted() || !now || !values) return;
        update({ curve: { ...now, points: [...now.points, { ...moment, values }] } });
      }
    } catch {
      const now = get().curve;
      if (now?.record === view.record) update({ curve: { ...now, failed: true } });
    }
  }

  return { follow, trace };
}
