// What the build writes into the service worker; see bundle.mjs.

/** Every file to keep, relative to sw.js. */
declare var __WB_MANIFEST: { url: string; revision: string | null }[];
/** The name of this build. */
declare var __BUILD: string;
