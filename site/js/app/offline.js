/**
 * The service worker's side of the page: registering it, and offering a new version without ever forcing one.
 *
 * A waiting worker takes over only when the player agrees, and only when no tab has a match under way: other tabs are
 * asked first, and answer for themselves.
 */

/** @typedef {import('./app.js').App} App */

/** Milliseconds other tabs have to say that they are busy. */
const ANSWER_TIME = 300;

/**
 * @param {App} app
 * @param {{isBusy?: () => boolean, tells?: boolean}} [page] isBusy: a match is under way on this page; tells: say when it is done
 */
export async function goOffline(app, { isBusy = () => false, tells = true } = {}) {
  if (!('serviceWorker' in navigator) || !window.isSecureContext) return null;
  try {
    const channel = createChannel(isBusy);
    const { boot } = app;
    const hadController = navigator.serviceWorker.controller !== null;
    const registration = await navigator.serviceWorker.register(boot.root + boot.worker, { scope: boot.root || './' });
    void navigator.serviceWorker.ready.then(() => {
      document.documentElement.dataset.offline = 'ready';
      if (!hadController && tells) app.notices.push({ key: 'offline-ready', id: 'offline' });
    });
    let asked = false;
    const offer = () => {
      if (!registration.waiting || !navigator.serviceWorker.controller || asked || isBusy()) return;
      asked = true;
      offerUpdate(app, registration, channel, () => {
        asked = false;
      });
    };
    watch(registration, offer);
    return { offer };
  } catch {
    // Refused in a frame or a private window: the site works, only not without network.
    return null;
  }
}

/** @param {ServiceWorkerRegistration} registration @param {() => void} offer */
function watch(registration, offer) {
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offer);
  });
  offer();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => {});
  });
}

/**
 * @param {App} app
 * @param {ServiceWorkerRegistration} registration
 * @param {{othersAreBusy: () => Promise<boolean>}} channel
 * @param {() => void} later called when it has to wait
 */
function offerUpdate(app, registration, channel, later) {
  const run = async () => {
    if (await channel.othersAreBusy()) {
      app.notices.push({ key: 'update-busy', tone: 'warn', id: 'update' });
      later();
      return;
    }
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
  };
  app.notices.push({ key: 'update-available', id: 'update', stays: true, action: { key: 'update-now', run: () => void run() } });
}

/** Tabs talk to each other about matches under way. @param {() => boolean} isBusy */
function createChannel(isBusy) {
  if (!('BroadcastChannel' in window)) return { othersAreBusy: async () => false };
  const channel = new BroadcastChannel('escale:update');
  let busyAnswer = false;
  channel.addEventListener('message', ({ data }) => {
    if (data === 'who-is-busy' && isBusy()) channel.postMessage('busy');
    if (data === 'busy') busyAnswer = true;
  });
  return {
    async othersAreBusy() {
      busyAnswer = false;
      channel.postMessage('who-is-busy');
      await new Promise((resolve) => setTimeout(resolve, ANSWER_TIME));
      return busyAnswer;
    },
  };
}
