/**
 * Players at one device who may react are asked together: one of them answers, or nobody does.
 *
 * The rules ask them one after the other. Whoever answers speaks for those before: they decline. What is asked, and
 * what declining is called, comes from the game's drawing.
 */

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */

/** Milliseconds a question waits that does not wait for ever. */
export const QUESTION_LASTS = 7_000;

/**
 * The question that is put to people here now; null if there is none.
 *
 * @param {View} view
 * @param {GameDrawing} drawing
 */
export function questionOf(view, drawing) {
  const asked = drawing.asking?.(view) ?? null;
  if (!asked || view.actor !== asked.seats[0]) return null;
  const stranger = asked.seats.findIndex((seat) => view.seats[seat]?.kind !== 'human');
  const seats = stranger < 0 ? asked.seats : asked.seats.slice(0, stranger);
  return seats.length > 0 ? { ...asked, seats } : null;
}

/**
 * How many of the last steps can be taken back to come to the question that was passed over: 0 if there is none.
 *
 * @param {View} view
 */
export function passedOver(view) {
  const steps = view.history.flatMap((turn) => turn.steps).slice(0, view.at);
  let count = 0;
  while (count < steps.length && steps[steps.length - 1 - count].kind === 'decline') count += 1;
  return count > 0 && view.can.undo && view.outcome === null ? count : 0;
}

/**
 * @param {object} parts
 * @param {GameDrawing} parts.drawing
 * @param {() => View} parts.view the match at its cursor
 * @param {(method: string, params: Record<string, unknown>) => Promise<any>} parts.ask
 * @param {(view: View, how: 'played' | 'moved') => void} parts.accept
 * @param {(error: unknown) => void} parts.fail
 * @param {(seat: number) => Promise<void>} parts.open opens the seat's own view
 * @param {(pause: number) => void} parts.tick how long the question still waits; 0: for ever
 * @param {() => 'always' | 'brief' | 'call'} parts.setting
 * @param {{set: (job: () => void, ms: number) => any, clear: (timer: any) => void}} parts.timers
 */
export function createReactions({ drawing, view, ask, accept, fail, open, tick, setting, timers }) {
  /** @type {any} */
  let timer = null;
  let busy = false;

  const stop = () => {
    if (timer !== null) timers.clear(timer);
    timer = null;
    tick(0);
  };

  /** Decline for everybody asked before this seat; for all of them when there is none. @param {number | null} until @returns {Promise<boolean>} */
  const declineBefore = async (until) => {
    const question = questionOf(view(), drawing);
    if (!question || busy) return false;
    stop();
    busy = true;
    try {
      let now = view();
      for (const seat of question.seats) {
        if (seat === until || now.actor !== seat) break;
        now = await ask('play', { step: question.decline, at: now.at });
      }
      busy = false;
      if (now !== view()) accept(now, 'played');
      return true;
    } catch (error) {
      busy = false;
      fail(error);
      return false;
    }
  };

  const nobody = () => declineBefore(null);

  return {
    stop,
    nobody,
    /** A seat wants to answer: it gets its own view. @param {number} seat */
    async answer(seat) {
      if (!(await declineBefore(seat))) return;
      if (questionOf(view(), drawing)?.seats[0] === seat) await open(seat);
    },
    /** The question of a view that has just come; `fresh`: by a step, not by taking back. @param {View} now @param {boolean} fresh */
    follow(now, fresh) {
      stop();
      const question = questionOf(now, drawing);
      if (!question || question.urgent) return;
      if (setting() === 'call' && fresh) void nobody();
      if (setting() !== 'brief') return;
      tick(QUESTION_LASTS);
      timer = timers.set(() => void nobody(), QUESTION_LASTS);
    },
    /** Back to the question that was passed over. */
    async recall() {
      const count = passedOver(view());
      try {
        let now = view();
        for (let i = 0; i < count; i += 1) now = await ask('undo', { by: 'step' });
        if (count > 0) accept(now, 'moved');
      } catch (error) {
        fail(error);
      }
    },
  };
}
