/**
 * The game's side of the conversation: tells the page around what happens at the board, and does what it is asked.
 *
 * It hears one window, the parent, from one origin, and tells nobody else anything. It knows no element: what it needs of
 * the browser is handed in.
 */

import { readCommand, VERSION } from './protocol.js';

/** @typedef {import('./protocol.js').Command} Command */
/** @typedef {import('../types.d.ts').View} View */

/** A command that could not be done: a code for the host's script. */
class Refused extends Error {
  /** @param {string} code */
  constructor(code) {
    super(code);
    this.code = code;
  }
}

/** Whether a page of this origin may talk to the game. @param {string | null} origin @param {readonly string[]} hosts those allowed; none: all @returns {origin is string} */
export function mayTalk(origin, hosts) {
  return origin !== null && (hosts.length === 0 || hosts.includes(origin));
}

/**
 * @param {object} parts
 * @param {{game: string, lang: string, version: string, info: import('../types.d.ts').GameInfo, examples: {id: string}[] | null}} parts.boot
 * @param {Pick<import('../play/ctrl.js').Ctrl, 'get' | 'openSetup' | 'chooseOption' | 'seatPlayers' | 'startMatch' | 'load' | 'openExample' | 'playText'>} parts.ctrl
 * @param {string} parts.origin of the page around
 * @param {(message: object, origin: string) => void} parts.post
 * @param {unknown} parts.parent the window around
 * @param {(lang: string) => void} parts.goToLanguage
 * @param {(theme: 'system' | 'light' | 'dark') => void} parts.suggestTheme
 */
export function createTalk({ boot, ctrl, origin, post, parent, goToLanguage, suggestTheme }) {
  let isReady = false;
  let height = 0;
  let before = ctrl.get().play;

  /** @param {string} type @param {object} [fields] */
  const tell = (type, fields = {}) => post({ escale: VERSION, type, ...fields }, origin);

  /** Where the match stands, for answers. */
  const standing = () => {
    const { view, setup } = ctrl.get().play;
    return { at: view.at, turn: view.turn, actor: setup ? null : view.actor, over: view.outcome !== null };
  };

  // --- News -------------------------------------------------------------------------------------------------------

  /** Something changed on the page: tell what of it is news. */
  function follow() {
    const { play } = ctrl.get();
    const [old, now] = [before, play];
    before = play;
    if (!isReady || now.setup || now.stale || (old.view === now.view && old.setup === now.setup)) return;
    const sameMatch = !old.setup && old.view.match === now.view.match;
    if (sameMatch && now.view.at > old.view.at) stepsAfter(now.view, old.view.at).forEach((step) => tell('step', step));
    if (!sameMatch || old.view.turn !== now.view.turn || old.view.actor !== now.view.actor) tell('turn', { turn: now.view.turn, actor: now.view.actor });
    const { outcome } = now.view;
    if (outcome && !(sameMatch && old.view.outcome)) tell('over', { termination: outcome.termination, winners: outcome.winners, ranks: outcome.ranks });
  }

  // --- Commands ---------------------------------------------------------------------------------------------------

  /** @type {Record<import('./protocol.js').CommandType, (command: any) => Promise<void> | void>} */
  const acts = {
    async new({ options = {}, seats }) {
      for (const [name, value] of Object.entries(options)) {
        const option = boot.info.options.find((each) => each.name === name);
        if (!option?.values.includes(/** @type {string} */ (value))) throw new Refused('option-unknown');
      }
      if (seats !== undefined && !boot.info.seat_counts.includes(seats)) throw new Refused('seats-unknown');
      await ctrl.openSetup();
      if (seats !== undefined) await ctrl.seatPlayers(seats);
      for (const [name, value] of Object.entries(options)) await ctrl.chooseOption(name, /** @type {string} */ (value));
      await ctrl.startMatch();
      if (ctrl.get().play.setup) throw new Refused('not-started');
    },
    async load({ record, example }) {
      if (example !== undefined) {
        if (!boot.examples?.some(({ id }) => id === example)) throw new Refused('example-unknown');
        await ctrl.openExample(example);
        return;
      }
      // Asked before it is opened: a match of another game would be put among the visitor's own.
      const game = /^escale\s+\S+\s+(\S+)/.exec(record)?.[1];
      if (!game) throw new Refused('record-syntax');
      if (game !== boot.game) throw new Refused('other-game');
      await ctrl.load(record, true);
    },
    async step({ text }) {
      const { view, setup, shown } = ctrl.get().play;
      if (setup || shown) throw new Refused('no-match');
      if (view.outcome) throw new Refused('match-over');
      if (view.actor === 'chance') throw new Refused('chance-acts');
      await ctrl.playText(text);
      if (ctrl.get().play.view.at <= view.at) throw new Refused('step-refused');
    },
    lang: ({ lang }) => goToLanguage(lang),
    theme: ({ theme }) => suggestTheme(theme),
  };

  /** @param {Command} command */
  async function perform(command) {
    try {
      if (command.bad) throw new Refused('bad-command');
      if (!isReady && command.type !== 'theme' && command.type !== 'lang') throw new Refused('not-ready');
      await acts[command.type](command);
      tell('reply', { id: command.id, ...standing() });
    } catch (error) {
      const { code = 'internal' } = /** @type {{code?: string}} */ (error);
      tell('error', { id: command.id, code });
    }
  }

  return {
    follow,
    /** Python answers: the game can be played and asked. */
    ready() {
      if (isReady) return;
      isReady = true;
      tell('ready', { game: boot.game, lang: boot.lang, version: boot.version });
    },
    /** @param {string} code */
    fail: (code) => tell('error', { code }),
    /** The height the game would like. @param {number} wanted */
    resize(wanted) {
      if (wanted === height) return;
      height = wanted;
      tell('resize', { height });
    },
    /** A message came; strangers get no answer. @param {{source: unknown, origin: string, data: unknown}} event @returns {Promise<void>} */
    async hear(event) {
      if (event.source !== parent || event.origin !== origin) return;
      const command = readCommand(event.data);
      if (command) await perform(command);
    },
  };
}

/** The steps of a match after a moment, as everybody may know them. @param {View} view @param {number} from */
function stepsAfter(view, from) {
  return view.history.flatMap(({ steps, from: first }) => steps.map((step, index) => ({ at: first + index + 1, step })))
    .filter(({ at }) => at > from && at <= view.at)
    .map(({ at, step }) => ({ at, text: step.text, kind: step.kind, actor: step.seat ?? null }));
}
