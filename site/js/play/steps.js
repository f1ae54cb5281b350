/**
 * From pointing to steps: what a tap on a place means is found in the view, sent to the rules, and shown as they answer.
 */

import { buttons, mayAct, point, refuse } from './state.js';

/** @typedef {import('../types.d.ts').Step} Step */

/** Milliseconds between two steps made with one gesture: the first is seen. */
export const SECOND_STEP_DELAY = 320;

/** Milliseconds after which a step that is not answered yet is drawn as chosen. */
export const ANSWER_DELAY = 100;

/**
 * @param {import('./page.js').Core} core
 * @param {object} parts
 * @param {() => Promise<void>} parts.begin opens the match that the set-up describes
 * @param {() => Promise<void>} parts.finishEnding makes at once the end that is under way
 * @param {() => boolean} parts.hurry tells an opponent that somebody has seen enough; false if none plays
 */
export function createSteps({ deps, session, get, update, updatePlay, notePlay, accept, fail, halt }, { begin, finishEnding, hurry }) {
  const { drawing, timers, t } = deps;
  /** The second of two steps made with one gesture: its text and the timer. @type {{text: string, timer: any} | null} */
  let second = null;

  /** @param {string} place @param {boolean} [dropped] a piece was carried there @returns {Promise<void>} */
  async function pointAt(place, dropped = false) {
    if (second) await playSecond();
    if (get().play.ending) await finishEnding();
    if (get().play.shown) {
      updatePlay({ sentence: { key: 'play-refused-replay' } });
      return;
    }
    if (hurry()) return;
    const { view } = get().play;
    const own = view.actor === 'chance' ? drawing.chance?.(view) : null;
    if (own) {
      updatePlay({ sentence: { key: 'play-refused-chance', args: { action: t(own.key) } } });
      return;
    }
    const composed = mayAct(get().play) ? drawing.compose?.(place, get().play) : undefined;
    if (composed) {
      updatePlay({ ...composed, refused: null, sentence: null });
      return;
    }
    const turns = drawing.turns?.(place, get().play) ?? false;
    if (turns) updatePlay({ turned: toggled(get().play.turned, place), sentence: null });
    const meant = drawing.meant?.(place, get().play);
    if (turns && !meant) {
      await explain([place]);
      return;
    }
    if (considerNext(place)) return;
    const { state: next, intent } = point({ ...get().play, kept: null }, place, dropped, meant);
    if (intent.type === 'step') {
      notePlay(next);
      await play(intent.step);
      return;
    }
    update({ play: next });
    if (intent.type === 'steps') await playBoth(intent.steps);
    if (intent.type === 'explain') await explain(intent.parts);
  }

  /** A second tap on what is chosen may offer something to look at before it is confirmed. @param {string} place */
  function considerNext(place) {
    const { selection, considered, view } = get().play;
    if (selection.at(-1) !== place || !mayAct(get().play)) return false;
    const next = drawing.again?.(selection, considered, view);
    if (next === undefined) return false;
    updatePlay({ considered: next, refused: null, sentence: null });
    return true;
  }

  /** Say no at once, then why, if the rules can tell. @param {string[]} parts */
  async function explain(parts) {
    const place = /** @type {string} */ (parts.at(-1));
    const text = drawing.attempt?.(parts, get().play.view) ?? null;
    if (text === null && parts.length < 2) return;
    update({ play: refuse(get().play, place, { key: 'play-refused' }) });
    deps.sound('refused');
    if (text === null || !get().ready) return;
    const { at } = get().play.view;
    try {
      const { legal, reason } = await session.ask('explain', { step: text });
      const { refused, view } = get().play;
      if (!legal && reason && refused === place && view.at === at) updatePlay({ sentence: { reason } });
    } catch {
      // The shake has said no; the sentence is a courtesy.
    }
  }

  /** @param {Step} step @returns {Promise<void>} */
  async function play(step) {
    if (!mayAct(get().play)) return;
    halt();
    notePlay({ kept: step.text, selection: [], choices: [], sentence: null, refused: null });
    if (!get().ready) {
      update({});
      return;
    }
    // The answer mostly comes before the next frame: a drawing in between would only make it late.
    const late = timers.set(() => update({}), ANSWER_DELAY);
    try {
      if (get().play.setup) await begin();
      accept(await session.ask('play', { step: step.text, at: get().play.view.at }), 'played');
    } catch (error) {
      fail(error);
    } finally {
      timers.clear(late);
    }
  }

  /** Two steps made with one gesture: the first at once, the second when it has been seen. @param {Step[]} steps */
  async function playBoth([first, then]) {
    const { at } = get().play.view;
    await play(first);
    const { view } = get().play;
    if (view.at !== at + 1 || !view.steps.some(({ text }) => text === then.text)) return;
    second = { text: then.text, timer: timers.set(() => void playSecond(), SECOND_STEP_DELAY) };
  }

  async function playSecond() {
    const waiting = second;
    stop();
    const step = waiting && get().play.view.steps.find(({ text }) => text === waiting.text);
    if (step) await play(step);
  }

  /** The second step is not made. */
  function stop() {
    if (second) timers.clear(second.timer);
    second = null;
  }

  return {
    pointAt,
    play,
    /** A step by its text, listed or not: the rules say whether it is one. @param {string} text */
    playText: (text) => play(get().play.view.steps.find((step) => step.text === text) ?? { text, kind: '', parts: [] }),
    /** A step that is a button, by its text; if it is refused, why. @param {string} text */
    async press(text) {
      const { view } = get().play;
      const step = buttons(view).find((each) => each.text === text);
      if (step) return play(step);
      const reason = view.refusals[text];
      if (reason) updatePlay({ sentence: { reason } });
    },
    stop,
  };
}

/** @param {ReadonlySet<string>} set @param {string} item @returns {Set<string>} */
function toggled(set, item) {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
