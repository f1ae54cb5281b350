/** The set-up panel: who sits where, and every option of the game with a line that explains it. */

import { useState } from 'preact/hooks';

import { useApp, usePostable } from '../app/app.js';
import { IconButton } from '../app/dialog.jsx';
import { Segmented, Switch } from '../app/settings-dialog.jsx';
import { Icon } from '../draw/icons.jsx';
import { PostFields, PostNote } from '../post/setup.jsx';
import { canPost, openValues } from '../post/status.js';
import { LEVELS, kindOf, levelOf } from '../opponents/levels.js';
import { adviceKey, choosesSeats, cleanName, companyOf, HUMAN, kindsOf, LONGEST_NAME, missingFor, seatsNeeded, signsOf } from './setup.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../types.d.ts').OptionInfo} OptionInfo */
/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */

/** How many play, where that is a choice. @param {{ctrl: Ctrl, info: GameInfo}} props */
function SeatCount({ ctrl, info }) {
  const { t } = useApp();
  if (!choosesSeats(info)) return null;
  return (
    <Segmented
      legend={t('setup-count')}
      name="seat-count"
      value={String(ctrl.get().choice.names.length)}
      values={[...info.seat_counts].sort((a, b) => a - b).map((count) => ({ value: String(count), label: String(count) }))}
      onChange={(count) => void ctrl.seatPlayers(Number(count))}
    />
  );
}

/** With whom: one tap for whoever is alone, one for people who share the device, one for people far away. @param {{ctrl: Ctrl}} props */
export function Company({ ctrl }) {
  const { t, boot } = useApp();
  const postable = usePostable();
  const info = /** @type {GameInfo} */ (boot.info);
  const company = companyOf(ctrl.get().choice);
  /** @type {{value: 'alone' | 'people' | 'post', icon: string}[]} */
  const ways = [
    { value: 'alone', icon: 'computer' },
    { value: 'people', icon: 'people' },
    ...(postable && canPost(info) ? /** @type {const} */ ([{ value: 'post', icon: 'letter' }]) : []),
  ];
  return (
    <div class="company" role="group" aria-label={t('setup-company')}>
      {ways.map(({ value, icon }) => (
        <button key={value} type="button" class="button" aria-pressed={company === value ? 'true' : 'false'} onClick={() => ctrl.gather(value)} data-company={value}>
          <Icon name={icon} size={24} />
          {t(`setup-company-${value}`)}
        </button>
      ))}
    </div>
  );
}

/** What the levels at the table are like. @param {{kinds: string[]}} props */
function LevelHelp({ kinds }) {
  const { t } = useApp();
  const levels = [...new Set(kinds.map(levelOf))].filter((level) => level !== null).sort();
  if (levels.length === 0) return null;
  return (
    <ul class="level-help">
      {levels.map((level) => (
        <li key={level}>
          <b>{t(`opponent-level-${level}`)}</b> {t(`opponent-level-${level}-help`)}
        </li>
      ))}
    </ul>
  );
}

/** @param {{ctrl: Ctrl, info: GameInfo, drawing: GameDrawing}} props */
function Seats({ ctrl, info, drawing }) {
  const { t } = useApp();
  const { choice } = ctrl.get();
  const { names } = choice;
  return (
    <fieldset class={`field seats${names.length > 2 ? ' many' : ''}`}>
      <legend>{t('setup-seats')}</legend>
      <div class="seats-row">
        <div class="seats-list">
          {names.map((_, seat) => (
            <SeatField key={seat} ctrl={ctrl} info={info} drawing={drawing} seat={seat} />
          ))}
        </div>
        <IconButton name="flip" label={t('setup-rotate')} disabled={names.every((name) => name === '') && new Set(kindsOf(choice)).size === 1} onClick={ctrl.rotate} testid="rotate" />
      </div>
      <LevelHelp kinds={kindsOf(choice)} />
    </fieldset>
  );
}

/** One seat: its sign, who plays there, a person's name. @param {{ctrl: Ctrl, info: GameInfo, drawing: GameDrawing, seat: number}} props */
function SeatField({ ctrl, info, drawing, seat }) {
  const { t } = useApp();
  const [picking, setPicking] = useState(false);
  const { choice } = ctrl.get();
  const { options } = choice;
  const sign = Number(signsOf(choice)[seat]);
  const side = t(`${info.id}-seat-${sign}`, options);
  const many = choice.names.length > 2;
  const kind = kindsOf(choice)[seat];
  const swatch = <drawing.Swatch seat={sign} options={options} uid={`setup-${seat}`} />;
  return (
    <div class="seat-field">
      {drawing.signs ? (
        <button
          type="button"
          class="swatch sign-button"
          aria-expanded={picking ? 'true' : 'false'}
          aria-label={t('setup-sign', { seat: seat + 1, sign: side })}
          title={t('setup-sign', { seat: seat + 1, sign: side })}
          onClick={() => setPicking(!picking)}
          data-testid={`sign-${seat}`}
        >
          {swatch}
        </button>
      ) : (
        <span class="swatch" aria-hidden="true">
          {swatch}
        </span>
      )}
      <span class="seat-side">
        {side}
      </span>
      <KindField ctrl={ctrl} seat={seat} side={side} />
      {kind === HUMAN && (
        <input
          type="text"
          value={choice.names[seat]}
          maxLength={LONGEST_NAME}
          placeholder={many ? side : t('setup-name-hint')}
          aria-label={t('setup-name', { seat: side })}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => ctrl.rename(seat, event.currentTarget.value)}
          onBlur={(event) => ctrl.rename(seat, cleanName(event.currentTarget.value))}
          data-testid={`name-${seat}`}
        />
      )}
      {picking && (
        <SignPicker
          ctrl={ctrl}
          info={info}
          drawing={drawing}
          seat={seat}
          onTaken={() => setPicking(false)}
        />
      )}
    </div>
  );
}

/** A person, or an opponent of a level. @param {{ctrl: Ctrl, seat: number, side: string}} props */
function KindField({ ctrl, seat, side }) {
  const { t } = useApp();
  const kind = kindsOf(ctrl.get().choice)[seat];
  return (
    <span class="seat-kind">
      <Icon name={kind === HUMAN ? 'person' : 'computer'} size={20} />
      <select value={kind} aria-label={t('setup-kind', { seat: side })} onChange={(event) => ctrl.seatKind(seat, event.currentTarget.value)} data-testid={`kind-${seat}`}>
        <option value={HUMAN}>{t('setup-kind-human')}</option>
        {LEVELS.map((level) => (
          <option key={level} value={kindOf(level)}>
            {t('setup-kind-level', { name: t(`opponent-level-${level}`), level })}
          </option>
        ))}
      </select>
    </span>
  );
}

/** The signs a seat may take; one that another seat bears changes hands. @param {{ctrl: Ctrl, info: GameInfo, drawing: GameDrawing, seat: number, onTaken: () => void}} props */
function SignPicker({ ctrl, info, drawing, seat, onTaken }) {
  const { t } = useApp();
  const { choice } = ctrl.get();
  const own = signsOf(choice)[seat];
  return (
    <div class="signs" role="group" aria-label={t('setup-signs')}>
      {Array.from({ length: drawing.signs ?? 0 }, (_, sign) => (
        <button
          key={sign}
          type="button"
          class="swatch sign-button"
          aria-pressed={own === String(sign) ? 'true' : 'false'}
          aria-label={t(`${info.id}-seat-${sign}`, choice.options)}
          title={t(`${info.id}-seat-${sign}`, choice.options)}
          onClick={() => {
            ctrl.takeSign(seat, String(sign));
            onTaken();
          }}
          data-sign={sign}
        >
          <drawing.Swatch seat={sign} options={choice.options} uid={`sign-${seat}-${sign}`} />
        </button>
      ))}
    </div>
  );
}

/** @param {{ctrl: Ctrl, info: GameInfo, option: OptionInfo}} props */
function Option({ ctrl, info, option }) {
  const { t } = useApp();
  const { options, names, post } = ctrl.get().choice;
  const possible = post ? openValues(info, option) : option.values;
  const key = `${info.id}-option-${option.name}`;
  // Where the number of players is chosen first, it says what can be had.
  /** @param {string} value */
  const players = (value) => (choosesSeats(info) ? seatsNeeded(info, option.name, value, names.length) : null);
  /** @param {string} value */
  const needs = (value) => {
    const count = players(value);
    return missingFor(option, value, options)
      .map((need) => t(`${info.id}-option-${need.other}-${need.needed}`, options))
      .concat(count === null ? [] : t('setup-players', { count }))
      .join(', ');
  };
  if (possible.length < 2) return <PostNote legend={t(key, options)} value={t(`${key}-${options[option.name]}`, options)} />;
  return (
    <Segmented
      legend={t(key, options)}
      name={option.name}
      value={options[option.name]}
      help={t(`${key}-help`, options)}
      // What would take more players than there are is nothing to choose from.
      values={possible.filter((value) => (players(value) ?? 0) <= names.length).map((value) => {
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
  const { choice, followed, reseated } = ctrl.get();
  const { options } = choice;
  return (
    <div class="remarks" role="status">
      {reseated && choosesSeats(info) && (
        <p class="remark">
          <Icon name="info" size={20} />
          <span>{t('setup-reseated', { count: choice.names.length })}</span>
        </p>
      )}
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
      {!ctrl.get().choice.post && ctrl.recommended().map((each) => (
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
      <Company ctrl={ctrl} />
      <SeatCount ctrl={ctrl} info={info} />
      {ctrl.get().choice.post ? <PostFields ctrl={ctrl} info={info} drawing={drawing} /> : <Seats ctrl={ctrl} info={info} drawing={drawing} />}
      {info.options.filter((option) => option.values.length > 1).map((option) => (
        <Option key={option.name} ctrl={ctrl} info={info} option={option} />
      ))}
      {info.chance && !ctrl.get().choice.post && (
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
        <StartButton onStart={onStart} invites={ctrl.get().choice.post ?? false} />
        {children}
      </div>
    </div>
  );
}

/** @param {{onStart: () => void, invites: boolean}} props */
function StartButton({ onStart, invites }) {
  const { t } = useApp();
  return (
    <button type="button" class="button primary large" onClick={onStart} data-testid="start">
      <Icon name={invites ? 'letter' : 'play'} size={20} />
      {t(invites ? 'post-invite' : 'setup-start')}
    </button>
  );
}
