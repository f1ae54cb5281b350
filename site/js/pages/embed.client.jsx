/** The form that makes the line, and a live preview of what it gives. */

import { useEffect, useRef, useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { LANGUAGE_NAMES } from '../app/i18n.js';
import { Segmented } from '../app/settings-dialog.jsx';
import { Icon } from '../draw/icons.jsx';
import { elementFor } from '../embed/element.js';
import { attributesOf, lineFor } from '../embed/line.js';
import { copyText } from '../play/transfer.js';
import { startIslands } from './islands.jsx';

/** @typedef {import('../embed/line.js').Choices} Choices */
/** @typedef {import('../types.d.ts').GameInfo} GameInfo */

/** @param {{label: string, value: string, values: {value: string, label: string}[], onChange: (value: string) => void, testid?: string}} props */
function Choice({ label, value, values, onChange, testid }) {
  return (
    <label class="choice">
      <span>{label}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)} data-testid={testid}>
        {values.map((each) => (
          <option key={each.value} value={each.value} selected={each.value === value}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which games: one, or several to choose from. @param {{choices: Choices, set: (change: Partial<Choices>) => void}} props */
function Games({ choices, set }) {
  const { boot, t } = useApp();
  /** @param {string} id */
  const toggle = (id) => {
    const chosen = choices.games.includes(id) ? choices.games.filter((game) => game !== id) : boot.games.map((info) => info.id).filter((game) => game === id || choices.games.includes(game));
    // The last one stays: a line without a game shows nothing.
    if (chosen.length > 0) set({ games: chosen, options: {}, example: '' });
  };
  return (
    <fieldset class="field">
      <legend>{t('embed-games')}</legend>
      <p class="help">{t('embed-games-help')}</p>
      <div class="checks">
        {boot.games.map(({ id }) => (
          <label key={id} class="check">
            <input type="checkbox" checked={choices.games.includes(id)} onChange={() => toggle(id)} data-testid={`embed-game-${id}`} />
            <span>{t(`${id}-name`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What can be fixed for one game. @param {{info: GameInfo, choices: Choices, set: (change: Partial<Choices>) => void}} props */
function Fixed({ info, choices, set }) {
  const { boot, t } = useApp();
  const usual = Object.fromEntries(info.options.map((option) => [option.name, option.default]));
  const options = { ...usual, ...choices.options };
  const free = { value: '', label: t('embed-option-free') };
  const examples = boot.embed?.examples[info.id] ?? [];
  /** @param {string} name @param {string} value */
  const fix = (name, value) => {
    const { [name]: _, ...others } = choices.options;
    set({ options: value === '' ? others : { ...others, [name]: value } });
  };
  return (
    <details class="fixed">
      <summary>{t('embed-options')}</summary>
      <p class="help">{t('embed-options-help')}</p>
      <div class="choices">
        {info.options.map(({ name, values }) => (
          <Choice
            key={name}
            label={t(`${info.id}-option-${name}`, options)}
            value={choices.options[name] ?? ''}
            values={[free, ...values.map((value) => ({ value, label: t(`${info.id}-option-${name}-${value}`, options) }))]}
            onChange={(value) => fix(name, value)}
            testid={`embed-option-${name}`}
          />
        ))}
        <Choice
          label={t('embed-start')}
          value={choices.example}
          values={[{ value: '', label: t('embed-start-usual') }, ...examples.map(({ id, caption }) => ({ value: id, label: t(`${info.id}-example-${caption}`, usual) }))]}
          onChange={(example) => set({ example })}
          testid="embed-example"
        />
      </div>
    </details>
  );
}

/** What the line gives. @param {{choices: Choices, base: string}} props */
function Preview({ choices, base }) {
  const { t } = useApp();
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  const line = lineFor(base, choices, t(`${choices.games[0]}-name`));
  useEffect(() => {
    const element = document.createElement(choices.kind === 'element' ? 'escale-jeu' : 'div');
    if (choices.kind === 'element') for (const [name, value] of Object.entries(attributesOf(choices))) element.setAttribute(name, value);
    else element.innerHTML = line;
    place.current?.replaceChildren(element);
  }, [line]);
  return <div ref={place} class="preview" data-testid="embed-preview" />;
}

/** @param {{base: string}} props */
function Maker({ base }) {
  const { boot, t } = useApp();
  const [choices, choose] = useState(/** @type {Choices} */ ({ games: [boot.games[0].id], lang: boot.lang, theme: 'auto', options: {}, example: '', kind: 'element' }));
  const [copied, setCopied] = useState(/** @type {boolean | null} */ (null));
  const area = useRef(/** @type {HTMLTextAreaElement | null} */ (null));
  /** @param {Partial<Choices>} change */
  const set = (change) => {
    setCopied(null);
    choose((before) => ({ ...before, ...change }));
  };
  const line = lineFor(base, choices, t(`${choices.games[0]}-name`));
  const only = choices.games.length === 1 ? boot.games.find(({ id }) => id === choices.games[0]) : undefined;
  const copy = async () => {
    const done = await copyText(line);
    setCopied(done);
    if (!done) area.current?.select();
  };
  return (
    <>
      <form class="maker" onSubmit={(event) => event.preventDefault()}>
        <Games choices={choices} set={set} />
        <div class="choices">
          <Choice
            label={t('settings-language')}
            value={choices.lang}
            values={boot.languages.map((lang) => ({ value: lang, label: LANGUAGE_NAMES[/** @type {'fr'} */ (lang)] }))}
            onChange={(lang) => set({ lang })}
            testid="embed-lang"
          />
          <Choice
            label={t('settings-theme')}
            value={choices.theme}
            values={[{ value: 'auto', label: t('embed-theme-auto') }, ...['light', 'dark'].map((value) => ({ value, label: t(`settings-theme-${value}`) }))]}
            onChange={(theme) => set({ theme: /** @type {Choices['theme']} */ (theme) })}
            testid="embed-theme"
          />
        </div>
        {only && <Fixed key={only.id} info={only} choices={choices} set={set} />}
        <Segmented
          legend={t('embed-kind')}
          name="embed-kind"
          value={choices.kind}
          help={t('embed-kind-help')}
          values={[{ value: 'element', label: t('embed-kind-element') }, { value: 'iframe', label: t('embed-kind-iframe') }]}
          onChange={(kind) => set({ kind: /** @type {Choices['kind']} */ (kind), ...(kind === 'iframe' ? { games: choices.games.slice(0, 1) } : {}) })}
        />
      </form>
      <section aria-labelledby="line-title">
        <h2 id="line-title">{t('embed-line')}</h2>
        <textarea ref={area} class="line" readOnly rows={4} value={line} aria-labelledby="line-title" spellcheck={false} data-testid="embed-line" />
        <p class="line-copy">
          <button type="button" class="button primary" onClick={() => void copy()} data-testid="embed-copy">
            <Icon name="copy" size={20} />
            {t('embed-copy')}
          </button>
          <span role="status">{copied !== null && t(copied ? 'embed-copied' : 'embed-copy-by-hand')}</span>
        </p>
      </section>
      <section aria-labelledby="preview-title">
        <h2 id="preview-title">{t('embed-preview')}</h2>
        <Preview choices={choices} base={base} />
      </section>
    </>
  );
}

/** @param {import('../app/habitat.js').Habitat} habitat */
export async function start(habitat) {
  await startIslands(habitat, ({ boot }) => {
    const base = new URL(boot.root || './', location.href).href;
    if (boot.embed) customElements.define('escale-jeu', elementFor(boot.embed.shelf, base));
    return { islands: { maker: <Maker base={base} /> } };
  });
}
