/**
 * The service worker: after one visit everything works without network.
 *
 * Every file of the site is kept at installation. A new version installs beside the old one and waits; it takes over
 * when a page says so (the player agreed), or when no page of the site is open any more. The caches of versions before
 * go when it does.
 */

import { clientsClaim } from 'workbox-core';
import { addPlugins, cleanupOutdatedCaches, precacheAndRoute } from 'workbox-precaching';

import { isPacked, toKeep } from './js/engine/packed.js';

/** @typedef {ServiceWorkerGlobalScope & {__WB_MANIFEST: import('workbox-precaching').PrecacheEntry[]}} Scope */

const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

// Takes the place of Workbox's own judgement of what may be kept, which is the same but for unpacking.
addPlugins([
  {
    cacheWillUpdate: async ({ request, response }) => {
      if (response.status >= 400) return null;
      return isPacked(request.url) ? toKeep(response, request.url) : response;
    },
  },
]);
precacheAndRoute(self.__WB_MANIFEST, { ignoreURLParametersMatching: [/.*/], cleanURLs: false });
cleanupOutdatedCaches();
clientsClaim();

worker.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void worker.skipWaiting();
});
