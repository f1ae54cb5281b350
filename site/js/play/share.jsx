/** Sharing: the match up to now or the moment shown, as a link, with as much of its secrets as the player says. */

import { useEffect, useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { reasonText } from '../app/i18n.js';
import { Icon } from '../draw/icons.jsx';
import { linkTo } from '../share/address.js';
import { LinkOut } from '../share/link-out.jsx';
import { gameName } from './names.js';
import { SecretChoice } from './record.jsx';
import { drawn } from './state.js';
import { holdsSecrets } from './transfer.js';

/** @typedef {import('./ctrl.js').Ctrl} Ctrl */

/** What may be shared: all that was played, or a moment without what led there. @typedef {'match' | 'position'} What */

/** @param {{what: What, set: (what: What) => void, at: number}} props */
function WhatChoice({ what, set, at }) {
  const { t } = useApp();
  const choices = /** @type {const} */ ([
    { value: 'match', label: t('share-match') },
    { value: 'position', label: t('share-position', { at }) },
  ]);
  return (
    <fieldset class="field share-what">
      <legend class="visually-hidden">{t('share-legend')}</legend>
      <div class="segmented">
        {choices.map(({ value, label }) => (
          <label key={value} class={what === value ? 'chosen' : ''}>
            <input type="radio" name="share-what" value={value} checked={what === value} onChange={() => set(value)} />
            {label}
          </label>
        ))}
      </div>
      <p class="help">{t(`share-${what}-help`)}</p>
    </fieldset>
  );
}

/**
 * The link, as soon as the engine has made it.
 *
 * @param {Ctrl} ctrl
 * @param {{at?: number, whole?: boolean} | null} wanted null: none
 */
function useLink(ctrl, wanted) {
  const { boot } = useApp();
  const [made, set] = useState(/** @type {{key: string, url: string, error: any} | null} */ (null));
  const { record } = ctrl.get().play.view;
  const key = JSON.stringify([wanted, record]);
  useEffect(() => {
    if (!wanted) return;
    ctrl.link(wanted).then(
      (data) => set({ key, url: linkTo(data, boot), error: null }),
      (error) => set({ key, url: '', error }),
    );
  }, [key]);
  return wanted && made?.key === key ? made : null;
}

/** @param {{ctrl: Ctrl, onClose: () => void}} props */
export function ShareDialog({ ctrl, onClose }) {
  const { t } = useApp();
  const { play } = ctrl.get();
  const { view } = play;
  const { at } = drawn(play);
  const [what, setWhat] = useState(/** @type {What} */ (play.shown ? 'position' : 'match'));
  const [which, setWhich] = useState('sealed');
  const secrets = holdsSecrets(view.record) || holdsSecrets(drawn(play).position);
  const ofSeat = what === 'match' && secrets && which !== 'sealed' && which !== 'whole';
  const wanted = what === 'position' ? { at } : { whole: secrets && which === 'whole' };
  const link = useLink(ctrl, ofSeat ? null : wanted);
  const game = gameName(view, t);
  return (
    <Dialog title={t('share-title')} onClose={onClose} class="share" testid="share">
      {view.at > 0 && <WhatChoice what={what} set={setWhat} at={at} />}
      {secrets && what === 'match' && <SecretChoice view={view} which={which} set={setWhich} />}
      {secrets && what === 'position' && <p class="help">{t('share-position-sealed')}</p>}
      {ofSeat ? (
        <button
          type="button"
          class="button primary share-seat"
          onClick={() => {
            onClose();
            void ctrl.look.open(Number(which), 'link');
          }}
          data-testid="share-seat"
        >
          <Icon name="link" size={20} />
          {t('share-seat')}
        </button>
      ) : (
        <ShareLink link={link} title={t('share-subject', { game })} options={view.options} />
      )}
      <p class="help share-private">{t('share-private')}</p>
    </Dialog>
  );
}

/** @param {{link: {url: string, error: any} | null, title: string, options: Record<string, string>}} props */
function ShareLink({ link, title, options }) {
  const { t } = useApp();
  if (link?.error) return <p class="error-line" role="alert">{reasonText(t, link.error.code ? link.error : { code: 'internal' }, options)}</p>;
  return link ? <LinkOut url={link.url} title={title} /> : <p class="help share-waiting" role="status">{t('share-waiting')}</p>;
}

/** A match that arrived is one's own, and one's own is further along. @param {{ctrl: Ctrl}} props */
export function MetDialog({ ctrl }) {
  const { t } = useApp();
  const { met } = ctrl.get();
  if (!met) return null;
  const stay = () => void ctrl.settleArrival(true);
  return (
    <Dialog
      title={t('met-title')}
      onClose={stay}
      testid="met"
      footer={
        <>
          <button type="button" class="button" onClick={() => void ctrl.settleArrival(false)} data-testid="met-open">
            {t('met-open')}
          </button>
          <button type="button" class="button primary" onClick={stay} data-testid="met-stay" data-first>
            {t('met-stay')}
          </button>
        </>
      }
    >
      <p>{met.own === null ? t('met-text') : t('met-text-turns', { own: met.own, link: met.turn })}</p>
      <p class="help">{t('met-help')}</p>
    </Dialog>
  );
}
