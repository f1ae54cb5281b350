// What an engine does for the first time takes it three times as long. So it plays the first steps of a match that nobody
// sees, whenever the page has nothing else to do; a person's step waits for one of them at most.

/** Steps, after which nothing gets faster any more. */
export const STEPS = 12;

/** Call back when the page is idle. @param {() => void} job */
const whenIdle = (job) => ('requestIdleCallback' in globalThis ? requestIdleCallback(job) : setTimeout(job, 50));

/**
 * @param {{call: (method: string, params?: Record<string, unknown>) => Promise<any>}} engine
 * @param {{method: string, params: Record<string, unknown>}} opening  how the match begins
 * @param {object} when
 * @param {AbortSignal} when.gone  it is not worth going on
 * @param {(job: () => void) => unknown} [when.idle]
 */
export async function rehearse(engine, { method, params }, { gone, idle = whenIdle }) {
  /** @param {string} method @param {Record<string, unknown>} params @returns {Promise<any>} */
  const ask = async (method, params) => {
    await new Promise((done) => idle(() => done(undefined)));
    gone.throwIfAborted();
    return engine.call(method, params);
  };
  try {
    let view = await ask(method, params);
    const { match } = view;
    for (let count = 1; count <= STEPS && view.outcome === null; count += 1) {
      const { at, actor, steps } = view;
      // Not always the first: steps of all kinds are to be met.
      const step = steps[(count * 7) % steps.length]?.text;
      if (actor !== 'chance' && step === undefined) break;
      view = await (actor === 'chance' ? ask('draw', { match, at }) : ask('play', { match, at, step }));
    }
    await engine.call('close', { match });
  } catch {
    // Left, or lost: who plays is told by other ways.
  }
}
