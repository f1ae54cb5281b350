/**
 * The self-check's findings as rows to show and as a text to send. Pure: facts in, words out.
 */

/** @typedef {import('../types.d.ts').Translate} Translate */
/** @typedef {'good' | 'bad' | 'info' | 'waiting'} Verdict */
/** @typedef {{name: string, label: string, value: string, verdict: Verdict}} Row */

/**
 * What was found; what is not known yet is absent.
 * @typedef {object} Facts
 * @property {{version: string, build: string}} site
 * @property {{version: string, build: string} | null} [published] what the server has; null: out of reach
 * @property {boolean} served by a server, which the site can be without; false: from a file
 * @property {string} browser as it calls itself
 * @property {string} screen
 * @property {{phase: string, mode: string | null, ms: number, call: number, error: string, package: string}} [engine] times in milliseconds
 * @property {{problem: string | null, matches: number, aside: number}} storage
 * @property {{used: number, quota: number}} [room] bytes
 * @property {'ready' | 'refused' | 'none'} [offline]
 * @property {number} [kept] files kept for offline use
 * @property {boolean} framed
 * @property {boolean} online
 * @property {{when: number, code: string}[]} failures what went wrong before, newest first
 */

/** @param {number} ms */
const seconds = (ms) => (ms / 1000).toFixed(2);
/** @param {number} bytes */
const megabytes = (bytes) => Math.round(bytes / 1e6);

/**
 * @param {Facts} facts
 * @param {Translate} t
 * @param {string} lang
 * @returns {Row[]}
 */
export function rows(facts, t, lang) {
  /** @param {string} name @param {string | null} value null: still being found out @param {Verdict} [verdict] @returns {Row} */
  const row = (name, value, verdict = 'info') => ({ name, label: t(`check-${name}`), value: value ?? t('check-waiting'), verdict: value === null ? 'waiting' : verdict });
  const { site, engine, storage, room, failures } = facts;
  return [
    row('site', `${site.version} (${site.build})`),
    ...(facts.served ? [publishedRow(facts, t, row)] : []),
    ...engineRows(engine, t, row),
    row('storage', storage.problem ? t(`storage-${storage.problem}`) : t('check-storage-good', { matches: storage.matches }), storage.problem ? 'bad' : 'good'),
    ...(storage.aside > 0 ? [row('aside', t('check-aside-count', { count: storage.aside }), 'bad')] : []),
    ...(room ? [row('room', t('check-room-used', { used: megabytes(room.used), quota: megabytes(room.quota) }))] : []),
    ...(facts.served ? serverRows(facts, t, row) : []),
    row('frame', t(facts.framed ? 'check-frame-yes' : 'check-frame-no')),
    row('failures', failures.length === 0 ? t('check-failures-none') : failures.map((one) => `${moment(one.when, lang)} ${one.code}`).join(' · '), failures.length === 0 ? 'good' : 'bad'),
    row('browser', facts.browser),
    row('screen', facts.screen),
  ];
}

/** @param {Facts} facts @param {Translate} t @param {(name: string, value: string | null, verdict?: Verdict) => Row} row */
function publishedRow({ site, published }, t, row) {
  if (published === undefined) return row('published', null);
  if (published === null) return row('published', t('check-published-unknown'));
  const same = published.build === site.build;
  return row('published', same ? t('check-published-same') : t('check-published-other', { version: published.version }), same ? 'good' : 'info');
}

/** What a server is needed for, or not. @param {Facts} facts @param {Translate} t @param {(name: string, value: string | null, verdict?: Verdict) => Row} row */
function serverRows({ offline, kept, online }, t, row) {
  return [
    row('offline', offline === undefined ? null : t(`check-offline-${offline}`, { files: kept ?? 0 }), offline === 'ready' ? 'good' : 'info'),
    row('network', t(online ? 'check-network-yes' : 'check-network-no'), online ? 'good' : 'info'),
  ];
}

/** @param {Facts['engine']} engine @param {Translate} t @param {(name: string, value: string | null, verdict?: Verdict) => Row} row */
function engineRows(engine, t, row) {
  if (!engine) return [row('engine', null)];
  if (engine.phase !== 'ready') return [row('engine', t('check-engine-failed', { error: engine.error }), 'bad')];
  return [
    row('engine', t('check-engine-ready', { version: engine.package }), 'good'),
    row('boot', t(`check-boot-${engine.mode ?? 'plain'}`, { seconds: seconds(engine.ms) })),
    row('answer', t('check-answer-time', { ms: engine.call.toFixed(1) })),
  ];
}

/** @param {number} when @param {string} lang */
function moment(when, lang) {
  return new Intl.DateTimeFormat(lang, { dateStyle: 'short', timeStyle: 'short' }).format(when);
}

/** Whether everything is known. @param {Row[]} found */
export function isComplete(found) {
  return found.every(({ verdict }) => verdict !== 'waiting');
}

const SIGNS = { good: '+', bad: '!', info: '-', waiting: '?' };

/** For an e-mail. @param {Row[]} found @param {string} title @param {string} address */
export function asText(found, title, address) {
  return [title, address, '', ...found.map(({ label, value, verdict }) => `${SIGNS[verdict]} ${label}: ${value.replaceAll('\n', ' ')}`), ''].join('\n');
}
