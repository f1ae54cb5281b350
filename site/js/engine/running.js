// The engine of a page that plays, as the page draws it: it is started before the page has come alive.

/** @typedef {import('./supervisor.js').EngineState} EngineState */
/** @typedef {{ phase: string, progress: number, error?: unknown }} Shown  as much of its state as is drawn */

/** What the static page shows. @type {Shown} */
export const NO_ENGINE = { phase: 'loading', progress: 0 };

/** @typedef {ReturnType<typeof prepareEngine>} Running */

/**
 * An engine that is still to be started, and its state for the page to draw.
 *
 * @param {import('../app/habitat.js').CreateEngine} createEngine
 */
export function prepareEngine(createEngine) {
  /** @type {Shown} */
  let current = NO_ENGINE;
  let drawn = false;
  /** @type {Set<() => void>} */
  const listeners = new Set();
  const tell = () => listeners.forEach((listener) => listener());
  const engine = createEngine({
    onState(state) {
      current = { ...state, progress: state.progress ?? 0 };
      document.documentElement.dataset.engine = current.phase;
      if (drawn) tell();
    },
  });
  return {
    engine,
    /** As the static page shows it, until that page has come alive. */
    source: {
      get: () => (drawn ? current : NO_ENGINE),
      /** @param {() => void} listener */
      subscribe(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
    },
    /** The page has come alive: what happened meanwhile may be drawn. */
    show() {
      drawn = true;
      tell();
    },
  };
}
