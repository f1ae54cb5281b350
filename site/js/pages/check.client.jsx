/** The self-check runs: facts are gathered one after the other, shown as they come, and can be copied. */

import { useEffect, useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { isEmbedded } from '../app/boot.js';
import { readFailures } from '../app/failures.js';
import { asText, isComplete, rows } from '../check/report.js';
import { Icon } from '../draw/icons.jsx';
import { copyText } from '../play/transfer.js';
import { startIslands } from './islands.jsx';

/** @typedef {import('../check/report.js').Facts} Facts */
/** @typedef {import('../app/app.js').App} App */
/** @typedef {import('../app/habitat.js').Habitat} Habitat */

/** What is known at once. @param {App} app @param {Habitat} habitat @returns {Facts} */
function known({ boot, store, saves }, { goOffline }) {
  return {
    served: goOffline !== null,
    site: { version: boot.version, build: boot.build ?? '' },
    browser: navigator.userAgent,
    screen: `${screen.width} × ${screen.height}, ${innerWidth} × ${innerHeight} @ ${devicePixelRatio}`,
    storage: { problem: store.problem(), matches: saves.list().length, aside: saves.aside() },
    framed: isEmbedded(),
    online: navigator.onLine,
    failures: readFailures(store),
  };
}

/** Start Python as a game would, and ask it something. @param {Habitat} habitat @returns {Promise<NonNullable<Facts['engine']>>} */
async function tryEngine({ createEngine }) {
  const since = performance.now();
  /** @type {import('../engine/supervisor.js').EngineState | null} */
  let last = null;
  const engine = createEngine({ onState: (state) => (last = state) });
  const mode = () => /** @type {any} */ (last)?.mode ?? null;
  try {
    engine.start();
    await engine.ready;
    const ready = performance.now();
    const { escale, python } = await engine.call('info');
    return { phase: 'ready', mode: mode(), ms: ready - since, call: performance.now() - ready, error: '', package: `${escale}, Python ${python}` };
  } catch (error) {
    const { code = '', cause } = /** @type {{code?: string, cause?: unknown}} */ (error);
    return { phase: 'failed', mode: mode(), ms: performance.now() - since, call: 0, error: [code, cause ?? ''].join(' ').trim() || String(error), package: '' };
  } finally {
    engine.stop();
  }
}

/** @param {string} root @returns {Promise<Facts['published']>} */
async function publishedVersion(root) {
  try {
    const answer = await fetch(`${root}site.json`, { cache: 'no-store' });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** @returns {Promise<Pick<Facts, 'offline' | 'kept'>>} */
async function offlineState() {
  try {
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration?.active) return { offline: 'none' };
    const names = await caches.keys();
    const counts = await Promise.all(names.map(async (name) => (await (await caches.open(name)).keys()).length));
    return { offline: 'ready', kept: counts.reduce((sum, count) => sum + count, 0) };
  } catch {
    return { offline: 'refused' };
  }
}

/** @returns {Promise<Pick<Facts, 'room'>>} */
async function room() {
  try {
    const { usage = 0, quota = 0 } = await navigator.storage.estimate();
    return quota > 0 ? { room: { used: usage, quota } } : {};
  } catch {
    return {};
  }
}

/** @param {{habitat: Habitat}} props */
function Findings({ habitat }) {
  const app = useApp();
  const { boot, t } = app;
  const [facts, setFacts] = useState(() => known(app, habitat));
  const [copied, setCopied] = useState(/** @type {boolean | null} */ (null));
  useEffect(() => {
    /** @param {Partial<Facts>} more */
    const add = (more) => setFacts((before) => ({ ...before, ...more }));
    if (habitat.goOffline) {
      void offlineState().then(add);
      // On a first visit the files are still on their way.
      void navigator.serviceWorker?.ready.then(offlineState).then(add);
      void publishedVersion(boot.root).then((published) => add({ published }));
    }
    void room().then(add);
    void tryEngine(habitat).then((engine) => add({ engine }));
  }, []);
  const found = rows(facts, t, boot.lang);
  const text = asText(found, t('check-title'), location.href);
  return (
    <>
      <dl class="findings" data-complete={isComplete(found) ? '' : undefined} data-testid="findings">
        {found.map(({ name, label, value, verdict }) => (
          <div key={name} class={`finding ${verdict}`} data-finding={name} data-verdict={verdict}>
            <dt>
              <Icon name={{ good: 'check', bad: 'warning', info: 'info', waiting: 'clock' }[verdict]} size={20} />
              {label}
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p class="line-copy">
        <button type="button" class="button primary" onClick={() => void copyText(text).then(setCopied)} data-testid="check-copy">
          <Icon name="copy" size={20} />
          {t('check-copy')}
        </button>
        <span role="status">{copied !== null && t(copied ? 'check-copied' : 'embed-copy-by-hand')}</span>
      </p>
      {copied === false && <textarea class="line" readOnly rows={12} value={text} aria-label={t('check-title')} />}
    </>
  );
}

/** @param {Habitat} habitat */
export async function start(habitat) {
  await startIslands(habitat, () => ({ islands: { findings: <Findings habitat={habitat} /> } }));
}
