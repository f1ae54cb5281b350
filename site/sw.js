/**
 * The service worker: after one visit everything works without network.
 *
 * Every file of the site is kept at installation. A new version installs beside the old one and waits; it takes over
 * when a page says so (the player agreed), or when no page of the site is open any more. The caches of versions before
 * go when it does.
 */

import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** @typedef {ServiceWorkerGlobalScope & {__WB_MANIFEST: import('workbox-precaching').PrecacheEntry[]}} Scope */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

// A kept answer carries the address it was fetched from, and a module script served with it takes that for its own: in
// Chromium the fragment by which the engine's page talks to its interpreter would be lost. A fresh answer has no address.
addPlugins([{ handlerWillRespond: async ({ response }) => new Response(response.body, response) }]);
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

worker.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
