/** A game's page inside another page: links leave the frame, the height is told, and the host is talked to. */

import { idealHeight } from './address.js';
import { createTalk, mayTalk } from './talk.js';

/** @typedef {import('../app/app.js').App} App */
/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */

/**
 * @param {object} page
 * @param {App} page.app
 * @param {Ctrl} page.ctrl
 * @param {import('./address.js').Embed} page.embed
 * @param {{get: () => {phase: string}, subscribe: (listener: () => void) => () => void}} page.engine
 */
export function settleIn({ app, ctrl, embed, engine }) {
  const { boot } = app;

  /** The same page in another language. Where nothing can be kept, the match travels in the address. @param {string} lang */
  const addressIn = (lang) => {
    const { setup, view } = ctrl.get().play;
    const kept = app.store.problem() === null;
    const hash = kept || setup ? location.hash : `#r=${encodeURIComponent(view.record)}`;
    return boot.links.self[lang] + location.search + hash;
  };
  // A record of another game leads to that game's page, in the frame as well.
  for (const links of Object.values(boot.links.games)) links.play += location.search;
  app.goToLanguage = (lang) => {
    app.settings.set({ language: lang });
    if (lang !== boot.lang) location.assign(addressIn(lang));
  };
  document.addEventListener('click', (event) => {
    const link = /** @type {HTMLElement} */ (event.target).closest?.('a[href]');
    if (link instanceof HTMLAnchorElement) direct(link, addressIn);
  });

  if (!mayTalk(embed.host, boot.hosts ?? []) || window.parent === window) return;
  const talk = createTalk({
    boot: /** @type {any} */ (boot),
    ctrl,
    origin: embed.host,
    parent: window.parent,
    post: (message, origin) => window.parent.postMessage(message, origin),
    goToLanguage: (lang) => setTimeout(() => app.goToLanguage(lang)),
    suggestTheme: (theme) => app.settings.suggest({ theme }),
  });
  window.addEventListener('message', (event) => void talk.hear(event));

  const measure = () => {
    const stage = document.querySelector('.stage');
    if (stage) talk.resize(idealHeight(innerWidth, Number(getComputedStyle(stage).getPropertyValue('--aspect')) || 1));
  };
  const follow = () => {
    talk.follow();
    requestAnimationFrame(measure);
  };
  const start = () => {
    const { phase } = engine.get();
    if (phase === 'ready') talk.ready();
    if (phase === 'failed') talk.fail('engine-failed');
  };
  window.addEventListener('resize', measure);
  ctrl.subscribe(follow);
  engine.subscribe(start);
  measure();
  start();
}

/** Languages stay in the frame; everything else that leaves the page opens beside it, so that no match is lost. @param {HTMLAnchorElement} link @param {(lang: string) => string} addressIn */
function direct(link, addressIn) {
  if (link.hreflang && link.closest('.languages')) {
    link.href = addressIn(link.hreflang);
    return;
  }
  if (link.download || (link.pathname === location.pathname && link.origin === location.origin)) return;
  link.target = '_blank';
  link.rel = 'noopener';
}
