/**
 * The focus: never lost, and its ring shown to those who use it.
 */

import { useEffect, useLayoutEffect } from 'preact/hooks';

/**
 * Tell the style sheet what the page is used with. The focus follows the pointer too (the keyboard goes on from there), but only
 * the keyboard shows a ring for it.
 *
 * @param {AbortSignal} signal
 */
export function watchInput(signal) {
  const { classList } = document.documentElement;
  document.addEventListener('pointerdown', () => classList.add('by-pointer'), { capture: true, signal });
  document.addEventListener('keydown', () => classList.remove('by-pointer'), { capture: true, signal });
}

/**
 * When what had the focus is gone (a button that did its work, a panel that changed), it goes to the best place there is.
 *
 * @param {string[]} homes selectors, the best first
 */
export function useFocusGuard(homes) {
  useEffect(() => {
    const listen = (/** @type {FocusEvent} */ { target }) => {
      last = /** @type {Element} */ (target);
    };
    document.addEventListener('focusin', listen);
    return () => document.removeEventListener('focusin', listen);
  }, []);
  useLayoutEffect(() => {
    if (!last || last.isConnected || document.activeElement !== document.body) return;
    last = null;
    for (const home of homes) {
      const element = /** @type {HTMLElement | null} */ (document.querySelector(home));
      if (!element) continue;
      element.focus({ preventScroll: true });
      return;
    }
  });
}

/** What had the focus last. @type {Element | null} */
let last = null;
