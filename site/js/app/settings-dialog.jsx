/** The settings, each with a line that says what it changes. */

import { useId } from 'preact/hooks';

import { useApp, useSource } from './app.js';
import { Dialog } from './dialog.jsx';
import { LANGUAGE_NAMES } from './i18n.js';
import { CHOICES } from './settings.js';

/** @typedef {import('./settings.js').Settings} Settings */

/** Settings that are on or off, in the order they are listed. */
const SWITCHES = /** @type {const} */ ([
  'sounds',
  'confirmEnd',
  'ahead',
  'coordinates',
  'bigPieces',
  'autoFlip',
  'contrast',
  'shortcuts',
]);

/** @param {string} name */
const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * @param {{legend: string, name: string, value: string, values: readonly {value: string, label: string, lang?: string}[], onChange: (value: string) => void, help?: string}} props
 */
export function Segmented({ legend, name, value, values, onChange, help }) {
  const id = useId();
  return (
    <fieldset class="field" aria-describedby={help ? id : undefined}>
      <legend>{legend}</legend>
      {help && (
        <p class="help" id={id}>
          {help}
        </p>
      )}
      <div class="segmented">
        {values.map((each) => (
          <label key={each.value} class={`${each.value === value ? 'chosen' : ''}${each.label.length < 3 ? ' short' : ''}`} lang={each.lang}>
            <input type="radio" name={name} value={each.value} checked={each.value === value} onChange={() => onChange(each.value)} />
            <span>{each.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** @param {{label: string, help: string, checked: boolean, onChange: (checked: boolean) => void, testid?: string}} props */
export function Switch({ label, help, checked, onChange, testid }) {
  const id = useId();
  return (
    <div class="switch-row">
      <label class="switch">
        <span class="switch-label">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-describedby={id}
          data-testid={testid}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span class="switch-track" aria-hidden="true" />
      </label>
      <p class="help" id={id}>
        {help}
      </p>
    </div>
  );
}

/** @param {{onClose: () => void}} props */
export function SettingsDialog({ onClose }) {
  const { settings, t, boot, goToLanguage } = useApp();
  const current = useSource(settings);
  return (
    <Dialog title={t('settings-title')} onClose={onClose} class="settings" testid="settings">
      <Segmented
        legend={t('settings-language')}
        name="language"
        value={boot.lang}
        values={boot.languages.map((lang) => ({ value: lang, lang, label: LANGUAGE_NAMES[/** @type {'fr'} */ (lang)] }))}
        onChange={goToLanguage}
      />
      <Segmented
        legend={t('settings-theme')}
        name="theme"
        value={current.theme}
        values={CHOICES.theme.map((value) => ({ value, label: t(`settings-theme-${value}`) }))}
        onChange={(theme) => settings.set({ theme: /** @type {Settings['theme']} */ (theme) })}
      />
      <Segmented
        legend={t('settings-motion')}
        name="motion"
        value={current.motion}
        values={CHOICES.motion.map((value) => ({ value, label: t(`settings-motion-${value}`) }))}
        onChange={(motion) => settings.set({ motion: /** @type {Settings['motion']} */ (motion) })}
      />
      {(boot.info ? boot.info.chance : boot.games.some((game) => game.chance)) && (
        <Segmented
          legend={t('settings-chance')}
          name="chance"
          value={current.chance}
          help={t('settings-chance-help')}
          values={CHOICES.chance.map((value) => ({ value, label: t(`settings-chance-${value}`) }))}
          onChange={(chance) => settings.set({ chance: /** @type {Settings['chance']} */ (chance) })}
        />
      )}
      {(boot.info ? boot.info.hides : boot.games.some((game) => game.hides)) && (
        <Segmented
          legend={t('settings-reactions')}
          name="reactions"
          value={current.reactions}
          help={t('settings-reactions-help')}
          values={CHOICES.reactions.map((value) => ({ value, label: t(`settings-reactions-${value}`) }))}
          onChange={(reactions) => settings.set({ reactions: /** @type {Settings['reactions']} */ (reactions) })}
        />
      )}
      <Segmented
        legend={t('settings-patience')}
        name="patience"
        value={current.patience}
        help={t('settings-patience-help', { level: t('opponent-level-5') })}
        values={CHOICES.patience.map((value) => ({ value, label: t('settings-patience-seconds', { seconds: Number(value) / 1000 }) }))}
        onChange={(patience) => settings.set({ patience: /** @type {Settings['patience']} */ (patience) })}
      />
      <div class="switches">
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`settings-${dashed(name)}`)}
            help={t(`settings-${dashed(name)}-help`)}
            checked={current[name]}
            onChange={(checked) => settings.set({ [name]: checked })}
            testid={`setting-${dashed(name)}`}
          />
        ))}
      </div>
      <p class="settings-more">
        <a href={boot.links.pages.check}>{t('check-title')}</a>
      </p>
    </Dialog>
  );
}
