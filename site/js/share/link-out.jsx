/**
 * A link on its way to somebody else: its text, a button that copies it, the system's share sheet where there is one, and its
 * QR code. What the link leads to is the caller's affair.
 */

import { useEffect, useRef, useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Icon } from '../draw/icons.jsx';
import { copyText } from '../play/transfer.js';
import { fits, makeCode } from './qr.js';

/** Whether the system has a sheet that takes a link from this page; frames need their host's leave. @param {ShareData} data */
function canSend(data) {
  return typeof navigator.share === 'function' && (navigator.canShare?.(data) ?? true);
}

/**
 * @param {{url: string, title: string, text?: string}} props title and text: what the share sheet passes along with the link
 */
export function LinkOut({ url, title, text }) {
  const { t } = useApp();
  const [told, tell] = useState('');
  const field = useRef(/** @type {HTMLInputElement | null} */ (null));
  const data = { title, url, ...(text ? { text } : {}) };
  useEffect(() => tell(''), [url]);

  const copy = async () => {
    const done = await copyText(url);
    tell(t(done ? 'share-copied' : 'share-copy-by-hand'));
    if (!done) field.current?.select();
  };
  const send = async () => {
    try {
      await navigator.share(data);
    } catch (error) {
      // Putting the sheet away is an answer too.
      if (/** @type {Error} */ (error).name !== 'AbortError') tell(t('share-send-failed'));
    }
  };
  return (
    <div class="link-out">
      <label class="text-field">
        <span>{t('share-link')}</span>
        <input ref={field} type="text" readOnly value={url} spellcheck={false} onFocus={(event) => event.currentTarget.select()} data-testid="share-link" />
      </label>
      <div class="link-buttons">
        <button type="button" class="button primary" onClick={() => void copy()} data-testid="share-copy" data-first>
          <Icon name="copy" size={20} />
          {t('share-copy')}
        </button>
        {canSend(data) && (
          <button type="button" class="button" onClick={() => void send()} data-testid="share-send">
            <Icon name="share" size={20} />
            {t('share-send')}
          </button>
        )}
      </div>
      <p class="link-told" role="status" data-testid="share-told">
        {told}
      </p>
      <QrCode text={url} />
    </div>
  );
}

/** @param {{text: string}} props */
export function QrCode({ text }) {
  const { t } = useApp();
  const [made, set] = useState(/** @type {{text: string, code: import('./qr.js').Code | null} | null} */ (null));
  const possible = fits(text);
  useEffect(() => {
    let wanted = true;
    if (possible) {
      makeCode(text).then(
        (code) => wanted && set({ text, code }),
        () => wanted && set({ text, code: null }),
      );
    }
    return () => {
      wanted = false;
    };
  }, [text]);
  if (!possible) return <p class="help qr-none" data-testid="share-qr-none">{t('share-qr-long', { length: text.length })}</p>;
  if (made?.code === null) return <p class="help qr-none">{t('share-qr-failed')}</p>;
  const code = made?.text === text ? made.code : null;
  return (
    <figure class="qr">
      <div class="qr-place">
        {code && (
          <svg viewBox={`0 0 ${code.size} ${code.size}`} role="img" aria-label={t('share-qr')} shape-rendering="crispEdges" data-testid="share-qr">
            <rect width={code.size} height={code.size} fill="#fff" />
            <path d={code.path} fill="#000" />
          </svg>
        )}
      </div>
      <figcaption class="help">{t('share-qr-help')}</figcaption>
    </figure>
  );
}
