/**
 * The curtain: before one seat sees what it alone may see, the device is passed on. Behind it lies what the game's
 * drawing shows of the seat's own view; it falls by itself.
 */

import { useEffect } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { Icon } from '../draw/icons.jsx';
import { linkTo } from '../share/address.js';
import { fileName } from '../share/file.js';
import { LinkOut } from '../share/link-out.jsx';
import { gameName, seatName, signOf } from './names.js';
import { copyText, saveFile } from './transfer.js';

/** @typedef {import('../types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('./ctrl.js').Ctrl} Ctrl */
/** @typedef {import('./look.js').PrivateLook} PrivateLook */

/** @param {{ctrl: Ctrl, drawing: GameDrawing, look: import('../types.d.ts').Look}} props */
export function Curtain({ ctrl, drawing, look }) {
  const own = ctrl.get().look;
  // Out of sight, out of reach: a page that is left or covered shows nothing when it comes back.
  useEffect(() => {
    if (!own?.view) return undefined;
    const hide = () => {
      if (document.hidden) ctrl.look.fall();
    };
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('pagehide', ctrl.look.fall);
    return () => {
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('pagehide', ctrl.look.fall);
    };
  }, [own?.view]);
  if (!own) return null;
  return own.view ? <Opened key={`open-${own.seat}`} ctrl={ctrl} drawing={drawing} own={own} look={look} /> : <Closed key={`closed-${own.seat}`} ctrl={ctrl} drawing={drawing} own={own} />;
}

/** Pass the device on. @param {{ctrl: Ctrl, drawing: GameDrawing, own: PrivateLook}} props */
function Closed({ ctrl, drawing, own }) {
  const { t } = useApp();
  const { view } = ctrl.get().play;
  const player = seatName(view, own.seat, t);
  return (
    <Dialog title={t('curtain-pass', { player })} onClose={ctrl.look.fall} class="curtain" testid="curtain">
      <div class="curtain-figure" aria-hidden="true">
        <span class="swatch large">
          <drawing.Swatch seat={signOf(view, own.seat)} options={view.options} uid="curtain" />
        </span>
      </div>
      <p class="curtain-text">{t('curtain-text', { player })}</p>
      <div class="curtain-buttons">
        <button type="button" class="button primary large" data-first onClick={() => void ctrl.look.lift()} data-testid="curtain-lift">
          <Icon name="eye" size={24} />
          {t('curtain-lift', { player })}
        </button>
        <button type="button" class="button" onClick={ctrl.look.fall}>
          {t('common-cancel')}
        </button>
      </div>
    </Dialog>
  );
}

/** For one pair of eyes. @param {{ctrl: Ctrl, drawing: GameDrawing, own: PrivateLook, look: import('../types.d.ts').Look}} props */
function Opened({ ctrl, drawing, own, look }) {
  const { t } = useApp();
  const view = /** @type {import('../types.d.ts').View} */ (own.view);
  const { Private } = drawing;
  return (
    <Dialog
      title={t('curtain-title', { player: seatName(view, own.seat, t) })}
      onClose={ctrl.look.fall}
      class="curtain open"
      testid="private"
      footer={
        <button type="button" class="button hide" onClick={ctrl.look.fall} data-testid="curtain-hide" data-first>
          <Icon name="eye-off" size={20} />
          {t('curtain-hide')}
        </button>
      }
    >
      <div onPointerDown={ctrl.look.touch} onKeyDown={ctrl.look.touch}>
        <div key={own.touched} class="curtain-time" style={{ '--lasts': `${own.pause}ms` }} aria-hidden="true">
          <span />
        </div>
        <p class="visually-hidden">{t('curtain-falls')}</p>
        {own.purpose === 'record' && <OwnRecord text={own.text} game={view.game} />}
        {own.purpose === 'link' && <OwnLink data={own.text} view={view} />}
        {!own.text && Private && <Private view={view} look={look} t={t} uid="private" onPlay={(text) => void ctrl.look.play(text)} />}
      </div>
    </Dialog>
  );
}

/** The match as one seat knows it, as a link. @param {{data: string, view: import('../types.d.ts').View}} props */
function OwnLink({ data, view }) {
  const { t, boot } = useApp();
  return (
    <>
      <p class="help">{t('share-own-ready')}</p>
      <LinkOut url={linkTo(data, boot)} title={t('share-subject', { game: gameName(view, t) })} />
    </>
  );
}

/** The match as one seat knows it, to take away. @param {{text: string, game: string}} props */
function OwnRecord({ text, game }) {
  const { t, notices } = useApp();
  return (
    <div class="curtain-buttons">
      <p class="help">{t('record-own-ready')}</p>
      <button
        type="button"
        class="button primary"
        onClick={async () => {
          if (await copyText(text)) notices.push({ key: 'copied-record', id: 'copied' });
          else saveFile(fileName(game, new Date()), text);
        }}
        data-testid="own-copy"
      >
        <Icon name="copy" size={20} />
        {t('play-copy-record')}
      </button>
      <button type="button" class="button" onClick={() => saveFile(fileName(game, new Date()), text)} data-testid="own-save">
        <Icon name="export" size={20} />
        {t('play-export')}
      </button>
    </div>
  );
}
