/** The set-up panel: who sits where, and every option of the game with a line that explains it. */

import { useApp } from '../app/app.js';
import { IconButton } from '../app/dialog.jsx';
import { Segmented, Switch } from '../app/settings-dialog.jsx';
import { Icon } from '../draw/icons.jsx';
import { adviceKey, cleanName, LONGEST_NAME, missingFor } from './setup.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../types.d.ts').OptionInfo} OptionInfo */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */

/** @param {{ctrl: Ctrl, info: GameInfo, drawing: GameDrawing}} props */
function Seats({ ctrl, info, drawing }) {
  const { t } = useApp();
  const { names, options } = ctrl.get().choice;
  return (
    <fieldset class="field seats">
      <legend>{t('setup-seats')}</legend>
      <div class="seats-row">
        <div class="seats-list">
          {names.map((name, seat) => {
            const side = t(`${info.id}-seat-${seat}`, options);
            return (
              <label key={seat} class="seat-field">
                <span class="swatch" aria-hidden="true">
                  <drawing.Swatch seat={seat} options={options} uid={`setup-${seat}`} />
                </span>
                <span class="seat-side">
                  {side}
                  <small id={`seat-kind-${seat}`}>
                    <Icon name="person" size={16} />
                    {t('setup-kind-human')}
                  </small>
                </span>
                <input
                  type="text"
                  value={name}
                  maxLength={LONGEST_NAME}
                  placeholder={t('setup-name-hint')}
                  aria-label={t('setup-name', { seat: side })}
                  aria-describedby={`seat-kind-${seat}`}
                  autocomplete="off"
                  spellcheck={false}
                  onInput={(event) => ctrl.rename(seat, event.currentTarget.value)}
                  onBlur={(event) => ctrl.rename(seat, cleanName(event.currentTarget.value))}
                  data-testid={`name-${seat}`}
                />
              </label>
            );
          })}
        </div>
        <IconButton name="flip" label={t('setup-rotate')} disabled={names.every((name) => name === '')} onClick={ctrl.rotate} testid="rotate" />
      </div>
    </fieldset>
  );
}

/** @param {{ctrl: Ctrl, info: GameInfo, option: OptionInfo}} props */
function Option({ ctrl, info, option }) {
  const { t } = useApp();
  const { options } = ctrl.get().choice;
  const key = `${info.id}-option-${option.name}`;
  /** @param {string} value */
  const needs = (value) =>
    missingFor(option, value, options)
      .map((need) => t(`${info.id}-option-${need.other}-${need.needed}`, options))
      .join(', ');
  return (
    <Segmented
      legend={t(key, options)}
      name={option.name}
      value={options[option.name]}
      help={t(`${key}-help`, options)}
      values={option.values.map((value) => {
        const missing = needs(value);
        const label = t(`${key}-${value}`, options);
        return { value, label: missing ? t('setup-with', { value: label, needed: missing }) : label };
      })}
      onChange={(value) => void ctrl.chooseOption(option.name, value)}
    />
  );
}

/** What had to change along with the last choice, and what the game advises. @param {{ctrl: Ctrl, info: GameInfo}} props */
function Remarks({ ctrl, info }) {
  const { t } = useApp();
  const { choice, followed } = ctrl.get();
  const { options } = choice;
  return (
    <div class="remarks" role="status">
      {followed.map((name) => (
        <p key={name} class="remark">
          <Icon name="info" size={20} />
          <span>
            {t('setup-followed', {
              option: t(`${info.id}-option-${name}`, options),
              value: t(`${info.id}-option-${name}-${options[name]}`, options),
            })}
          </span>
        </p>
      ))}
      {ctrl.advice().map((each) => (
        <div key={each.code} class="remark advice" data-testid={`advice-${each.option}`}>
          <Icon name="info" size={20} />
          <span>{t(adviceKey(info, each.code), options)}</span>
          <button type="button" class="button small" onClick={() => void ctrl.chooseOption(each.option, each.value)}>
            {t('setup-take-advice', {
              option: t(`${info.id}-option-${each.option}`, options),
              value: t(`${info.id}-option-${each.option}-${each.value}`, options),
            })}
          </button>
        </div>
      ))}
    </div>
  );
}

/** @param {{ctrl: Ctrl, info: GameInfo, drawing: GameDrawing}} props */
export function SetupFields({ ctrl, info, drawing }) {
  const { t } = useApp();
  return (
    <div class="setup" data-testid="setup">
      <Seats ctrl={ctrl} info={info} drawing={drawing} />
      {info.options.map((option) => (
        <Option key={option.name} ctrl={ctrl} info={info} option={option} />
      ))}
      {info.chance && (
        <Switch
          label={t('setup-teaching')}
          help={t('setup-teaching-help')}
          checked={ctrl.get().choice.teaching ?? false}
          onChange={(checked) => void ctrl.teach(checked)}
          testid="teaching"
        />
      )}
    </div>
  );
}

/**
 * What is worth knowing before it starts, then the start itself: always in sight under the fields.
 *
 * @param {{ctrl: Ctrl, info: GameInfo, onStart: () => void, children?: import('../types.d.ts').Children}} props
 */
export function SetupFoot({ ctrl, info, onStart, children }) {
  return (
    <div class="setup-foot">
      <Remarks ctrl={ctrl} info={info} />
      <div class="setup-go">
        <StartButton onStart={onStart} />
        {children}
      </div>
    </div>
  );
}

/** @param {{onStart: () => void}} props */
function StartButton({ onStart }) {
  const { t } = useApp();
  return (
    <button type="button" class="button primary large" onClick={onStart} data-testid="start">
      <Icon name="play" size={20} />
      {t('setup-start')}
    </button>
  );
}
