// How far each page was scrolled: the browser cannot know, for it does not know of the pages. Each entry of its history gets a
// number; whoever comes back to one finds the page as it was left.

/** @typedef {{entry: number, y?: number}} State what an entry of the history remembers; `y` only when the whole file was left */

export function createPositions() {
  /** @type {Map<number, number>} */
  const left = new Map();
  /** The entry shown. */
  let here = 0;

  history.scrollRestoration = 'manual';
  /** @type {State | null} */
  const begun = history.state;
  if (begun?.y !== undefined) left.set(begun.entry, begun.y);

  /** @param {State} state */
  const write = (state) => {
    try {
      history.replaceState(state, '');
    } catch {
      // Refused after too many: pages are then shown from their top.
    }
  };

  window.addEventListener('pagehide', () => write({ entry: here, y: scrollY }));

  return {
    /** The page is about to change. */
    leave: () => void left.set(here, scrollY),

    /** The page is there: go where it was left, or to the anchor, or to the top. @param {string} own its fragment */
    take(own) {
      const known = history.state?.entry;
      here = known ?? Date.now();
      if (known === undefined) write({ entry: here });
      const anchor = own && document.getElementById(decoded(own.slice(1)));
      const y = left.get(here);
      if (y === undefined && anchor) anchor.scrollIntoView();
      else scrollTo(0, y ?? 0);
    },
  };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
