/** The dialogs of the play page: loading, a text to copy by hand, shortcuts, the result. */

import { useRef, useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { reasonText } from '../app/i18n.js';
import { partsOfHash } from '../app/urls.js';
import { Icon } from '../draw/icons.jsx';
import { SHORTCUTS } from './keys.js';
import { outcomeText, outcomeTitle, signOf } from './names.js';
import { readFile } from './transfer.js';
import { hasAddress } from '../share/address.js';
import { FILES_ACCEPTED } from '../share/file.js';

/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */

/** The end of a link by which a turn of a match by correspondence comes. */
const TURN = /#c=[\w-]+$/;

/** @param {{ctrl: Ctrl, onClose: () => void, onElsewhere: (game: string, id: string) => void}} props */
export function LoadDialog({ ctrl, onClose, onElsewhere }) {
  const { t, boot } = useApp();
  const [text, setText] = useState('');
  const [error, setError] = useState('');
  const file = useRef(/** @type {HTMLInputElement | null} */ (null));
  /** @param {string} given */
  const load = async (given) => {
    setError('');
    const turn = TURN.exec(given.trim());
    if (turn) {
      onClose();
      // As if the link had been opened.
      location.hash = partsOfHash(location.hash).page + turn[0];
      return;
    }
    try {
      const { game, id } = await ctrl.load(given);
      onClose();
      if (game !== boot.game) onElsewhere(game, id);
    } catch (problem) {
      setError(reasonText(t, /** @type {any} */ (problem)?.code ? /** @type {any} */ (problem) : { code: 'internal' }, boot.view?.options));
    }
  };
  return (
    <Dialog
      title={t('load-title')}
      onClose={onClose}
      testid="load"
      footer={
        <>
          <button type="button" class="button" onClick={() => file.current?.click()}>
            <Icon name="import" size={20} />
            {t('load-file')}
          </button>
          <button type="button" class="button primary" onClick={() => void load(text)} data-testid="load-go">
            {t('load-go')}
          </button>
        </>
      }
    >
      <p class="help" id="load-help">
        {t('load-help')}
      </p>
      <label class="text-field">
        <span>{t('load-label')}</span>
        <textarea
          data-first
          rows={6}
          value={text}
          spellcheck={false}
          aria-describedby="load-help load-error"
          aria-invalid={error ? 'true' : undefined}
          onInput={(event) => setText(event.currentTarget.value)}
          data-testid="load-text"
        />
      </label>
      <input
        ref={file}
        type="file"
        accept={FILES_ACCEPTED}
        hidden
        aria-label={t('load-file')}
        data-testid="load-file"
        onChange={async (event) => {
          const [chosen] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (!chosen) return;
          try {
            await load(await readFile(chosen));
          } catch (problem) {
            setError(reasonText(t, /** @type {any} */ (problem)));
          }
        }}
      />
      <p class="error-line" id="load-error" role="alert" data-testid="load-error">
        {error}
      </p>
    </Dialog>
  );
}

/** @param {{text: string, onClose: () => void}} props */
export function CopyDialog({ text, onClose }) {
  const { t } = useApp();
  return (
    <Dialog title={t('copy-title')} onClose={onClose}>
      <label class="text-field">
        <span>{t('copy-help')}</span>
        <textarea rows={6} readOnly value={text} onFocus={(event) => event.currentTarget.select()} />
      </label>
    </Dialog>
  );
}

/** A key, or keys pressed together, as they are called on the keyboards of the language. @param {string} key @param {import('../app/i18n.js').Words} t */
function keyName(key, t) {
  const parts = key.split('+').map((part) => (t.has(`keys-name-${part.toLowerCase()}`) ? t(`keys-name-${part.toLowerCase()}`) : part));
  return parts.join('+');
}

/** @param {{drawing: GameDrawing, onClose: () => void}} props */
export function HelpDialog({ drawing, onClose }) {
  const { t, settings, boot } = useApp();
  const lenses = (drawing.lenses ?? []).map(({ name, key }) => ({ keys: [key.toUpperCase()], told: t(`${drawing.id}-lens-${name}-key`) }));
  const known = SHORTCUTS.filter(({ action }) => action !== 'share' || hasAddress(boot));
  const all = [...known.map(({ action, keys }) => ({ keys, told: t(`keys-${action}`) })), ...lenses];
  const { shortcuts } = settings.get();
  return (
    <Dialog title={t('keys-title')} onClose={onClose} testid="help">
      {!shortcuts && <p class="help">{t('keys-off')}</p>}
      <table class="keys">
        <thead class="visually-hidden">
          <tr>
            <th scope="col">{t('keys-key')}</th>
            <th scope="col">{t('keys-action')}</th>
          </tr>
        </thead>
        <tbody>
          {all.map(({ keys, told }) => (
            <tr key={keys[0]}>
              <td>
                {keys.map((key) => (
                  <kbd key={key}>{keyName(key, t)}</kbd>
                ))}
              </td>
              <td>{told}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}

/** @param {{ctrl: Ctrl, drawing: GameDrawing, onCurve: () => void, onShare: () => void}} props */
export function ResultDialog({ ctrl, drawing, onCurve, onShare }) {
  const { t, boot } = useApp();
  const { view } = ctrl.get().play;
  const winners = view.outcome?.winners ?? [];
  const named = view.seats.some((seat) => seat.name !== '' || seat.kind !== view.seats[0].kind);
  const turns = view.history.at(-1)?.turn ?? 0;
  const opening = drawing.opening?.(view) ?? [];
  return (
    <Dialog
      title={outcomeTitle(view, t)}
      onClose={ctrl.putResultAway}
      class="result"
      testid="result"
      footer={
        <>
          {view.post?.status === 'send' && (
            <button type="button" class="button primary" onClick={() => void ctrl.post.send()} data-testid="result-send" data-first>
              <Icon name="letter" size={20} />
              {t('post-send-result')}
            </button>
          )}
          <button
            type="button"
            class={`button${view.post?.status === 'send' ? '' : ' primary'}`}
            onClick={() => void ctrl.rematch(false)}
            data-testid="result-rematch"
            data-first
          >
            <Icon name="rematch" size={20} />
            {t('play-rematch')}
          </button>
          {opening.length > 0 && !view.post && (
            <button type="button" class="button" onClick={() => void ctrl.rematch(false, opening)} data-testid="result-same">
              {t(`${view.game}-rematch-same`)}
            </button>
          )}
          {named && (
            <button type="button" class="button" onClick={() => void ctrl.rematch(true)}>
              {t('play-rematch-swap')}
            </button>
          )}
          <button
            type="button"
            class="button"
            onClick={() => {
              ctrl.putResultAway();
              void ctrl.replay.toggle();
            }}
          >
            <Icon name="play" size={20} />
            {t('play-result-replay')}
          </button>
          {ctrl.opponents.has && (
            <button type="button" class="button" onClick={onCurve} data-testid="result-curve">
              <Icon name="curve" size={20} />
              {t('curve-open')}
            </button>
          )}
          {hasAddress(boot) && (
            <button type="button" class="button" onClick={onShare} data-testid="result-share">
              <Icon name="share" size={20} />
              {t('play-share')}
            </button>
          )}
          <button type="button" class="button" onClick={() => void ctrl.openSetup()}>
            {t('play-other-match')}
          </button>
          <a class="button" href={boot.links.home}>
            {t('common-shelf')}
          </a>
        </>
      }
    >
      <div class="result-figure" aria-hidden="true">
        {(winners.length > 0 ? winners : view.seats.map((_, seat) => seat)).map((seat) => (
          <span key={seat} class="swatch large">
            <drawing.Swatch seat={signOf(view, seat)} options={view.options} uid={`result-${seat}`} view={view} />
          </span>
        ))}
      </div>
      <p class="result-text">{outcomeText(view, t)}</p>
      <p class="help">{t('play-result-turns', { count: turns })}</p>
    </Dialog>
  );
}
