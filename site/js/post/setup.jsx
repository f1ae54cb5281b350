/** The set-up panel by correspondence: how it goes, on which side one plays, under which name. */

import { useApp } from '../app/app.js';
import { Segmented } from '../app/settings-dialog.jsx';
import { Icon } from '../draw/icons.jsx';
import { cleanName, LONGEST_NAME, signsOf } from '../play/setup.js';
import { losesValues, ownersOf, seatsOfSide } from './status.js';

/** @typedef {import('../types.d.ts').GameInfo} GameInfo */
/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */

/** @param {{ctrl: Ctrl, info: GameInfo, drawing: import('../types.d.ts').GameDrawing}} props */
export function PostFields({ ctrl, info, drawing }) {
  const { t, store } = useApp();
  const { choice } = ctrl.get();
  const seats = seatsOfSide(ownersOf(choice), 'a');
  /** @param {number} seat */
  const side = (seat) => t(`${info.id}-seat-${signsOf(choice)[seat]}`, choice.options);
  return (
    <div class="post-fields" data-testid="post-setup">
      <h3>{t('post-title')}</h3>
      <p class="help">{t('post-how')}</p>
      {info.chance && <p class="help">{t('post-fair')}</p>}
      {info.options.some((option) => losesValues(info, option)) && (
        <p class="remark" data-testid="post-hides">
          <Icon name="info" size={20} />
          <span>{t('post-hides', { options: info.options.filter((option) => losesValues(info, option)).map(({ name }) => t(`${info.id}-option-${name}`, choice.options)).join(', ') })}</span>
        </p>
      )}
      {store.problem() !== null && (
        <p class="remark warning" data-testid="post-storage">
          <Icon name="warning" size={20} />
          <span>{t('error-post-storage')}</span>
        </p>
      )}
      {choice.names.length === 2 ? (
        <Segmented
          legend={t('post-seat')}
          name="post-seat"
          value={String(seats[0])}
          values={[0, 1].map((seat) => ({ value: String(seat), label: side(seat) }))}
          onChange={(seat) => ctrl.takeSeat(seat === '1')}
        />
      ) : (
        <p class="help">{t('post-seats', { seats: seats.map(side).join(', ') })}</p>
      )}
      {seats.map((seat) => (
        <div key={seat} class="post-name">
          <span class="swatch" aria-hidden="true">
            <drawing.Swatch seat={Number(signsOf(choice)[seat])} options={choice.options} uid={`post-${seat}`} />
          </span>
          <input
            type="text"
            value={choice.names[seat]}
            maxLength={LONGEST_NAME}
            placeholder={t('post-name-hint')}
            aria-label={t('setup-name', { seat: side(seat) })}
            autocomplete="off"
            spellcheck={false}
            onInput={(event) => ctrl.rename(seat, event.currentTarget.value)}
            onBlur={(event) => ctrl.rename(seat, cleanName(event.currentTarget.value))}
            data-testid={`post-name-${seat}`}
          />
        </div>
      ))}
    </div>
  );
}

/** An option with nothing left to choose. @param {{legend: string, value: string}} props */
export function PostNote({ legend, value }) {
  return (
    <p class="post-fixed">
      <b>{legend}</b> {value}
    </p>
  );
}
