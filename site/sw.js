/**
 * The service worker: after one visit everything works without network.
 *
 * Every file of the site is kept at installation. A new version installs beside the old one and waits; it takes over
 * when a page says so (the player agreed), or when no page of the site is open any more. The caches of versions before
 * go when it does.
 */

import { clientsClaim } from 'workbox-core';
import { cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

/** @typedef {ServiceWorkerGlobalScope & {__WB_MANIFEST: import('workbox-precaching').PrecacheEntry[]}} Scope */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

worker.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
