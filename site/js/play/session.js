/**
 * One match in the engine, kept alive: calls go one after the other, and when the engine was lost the match is
 * reopened from its record before the call is made again.
 */

/** @typedef {import('../types.d.ts').View} View */
/** @typedef {{call: (method: string, params?: Record<string, unknown>) => Promise<any>}} Caller */
/** @typedef {{method: 'new' | 'load' | 'invite' | 'join', params: Record<string, unknown>}} Opening */

/** Errors after which the engine no longer knows the match. */
const LOST = new Set(['engine-lost', 'match-unknown']);

/** @param {unknown} error */
function isLost(error) {
  return LOST.has(/** @type {{code?: string}} */ (error)?.code ?? '');
}

/**
 * @typedef {object} Session
 * @property {(opening: Opening) => Promise<View>} open a match in place of the one before
 * @property {(method: string, params?: Record<string, unknown>) => Promise<any>} ask about the open match
 * @property {(opening: Opening) => void} prepare a match to be opened with the next question
 * @property {(view: View) => void} keep the view to come back to
 * @property {(method: string, params?: Record<string, unknown>) => Promise<any>} call without a match
 * @property {(view: View) => {id: string, secret: string, settled: number} | null} held what this device keeps of a match by correspondence beside its record
 */

/**
 * @param {Caller} engine
 * @param {Opening} first how the match begins when nothing was opened before
 * @returns {Session}
 */
export function createSession(engine, first) {
  let source = first;
  /** This device's secret in a match by correspondence. @type {string | null} */
  let secret = null;
  /** @type {string | null} */
  let handle = null;
  /** @type {Promise<unknown>} */
  let tail = Promise.resolve();

  /** @template T @param {() => Promise<T>} job @returns {Promise<T>} */
  const enqueue = (job) => {
    const result = tail.then(job);
    tail = result.catch(() => {});
    return result;
  };

  /** @template T @param {() => Promise<T>} job @returns {Promise<T>} */
  const twice = async (job) => {
    try {
      return await job();
    } catch (error) {
      if (!isLost(error)) throw error;
      handle = null;
      return job();
    }
  };

  const attach = async () => {
    if (handle === null) handle = /** @type {View} */ (await engine.call(source.method, source.params)).match;
    return handle;
  };

  /** @param {View} view */
  const keep = (view) => {
    const own = held(view);
    if (own) source = { method: 'load', params: { record: view.post?.record, secret: own.secret, settled: own.settled } };
    else if (view.record) source = { method: 'load', params: { record: view.record } };
  };

  /** @param {View} view */
  const held = ({ post }) => (post?.side && secret ? { id: post.id, secret, settled: post.settled } : null);

  return {
    open: (opening) =>
      enqueue(() =>
        twice(async () => {
          const old = handle;
          const view = /** @type {View} */ (await engine.call(opening.method, opening.params));
          handle = view.match;
          secret = /** @type {string | null} */ (opening.params.secret ?? null);
          keep(view);
          if (old !== null) engine.call('close', { match: old }).catch(() => {});
          return view;
        }),
      ),
    ask: (method, params = {}) =>
      enqueue(() => twice(async () => engine.call(method, { match: await attach(), ...params }))),
    call: (method, params = {}) => enqueue(() => twice(() => engine.call(method, params))),
    prepare(opening) {
      source = opening;
      handle = null;
    },
    keep,
    held,
  };
}
