/** The desk by correspondence: the link on its way, an invitation that arrived, and what any other link was. */

import { useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { reasonText } from '../app/i18n.js';
import { Icon } from '../draw/icons.jsx';
import { gameName, outcomeTitle, sideName } from '../play/names.js';
import { cleanName, LONGEST_NAME } from '../play/setup.js';
import { linkTo } from '../share/address.js';
import { LinkOut } from '../share/link-out.jsx';
import { otherSide, peopleAt, seatsOfSide } from './status.js';

/** @typedef {import('../play/ctrl.js').Ctrl} Ctrl */
/** @typedef {import('../types.d.ts').View} View */

/** What there is to do while nobody plays here. @param {{ctrl: Ctrl}} props */
export function PostActions({ ctrl }) {
  const { t } = useApp();
  const { view } = ctrl.get().play;
  const { status = 'look' } = view.post ?? {};
  if (status === 'look') {
    return (
      <div class="actions post-actions">
        <button type="button" class="button" onClick={() => void ctrl.openSetup()}>
          {t('play-other-match')}
        </button>
      </div>
    );
  }
  const sends = status === 'send';
  return (
    <div class="actions post-actions">
      <button type="button" class={`button ${sends ? 'primary large' : ''}`} onClick={() => void ctrl.post.send()} data-testid="post-send">
        <Icon name="letter" size={20} />
        {t(sends ? 'post-send-button' : 'post-again-button')}
      </button>
      {sends && view.can.undo && (
        <button type="button" class="button" onClick={() => void ctrl.undo('step')} data-testid="post-undo">
          <Icon name="undo" size={20} />
          {t('post-undo')}
        </button>
      )}
    </div>
  );
}

/** @param {{ctrl: Ctrl}} props */
export function Desk({ ctrl }) {
  const { desk } = ctrl.get();
  if (desk?.kind === 'send') return <SendDialog ctrl={ctrl} data={desk.data} />;
  if (desk?.kind === 'invited') return <InvitedDialog ctrl={ctrl} view={desk.view} />;
  if (desk?.kind === 'told') return <ToldDialog ctrl={ctrl} desk={desk} />;
  return null;
}

/** The link for the other device. @param {{ctrl: Ctrl, data: string}} props */
function SendDialog({ ctrl, data }) {
  const { t, boot } = useApp();
  const { view } = ctrl.get().play;
  const invites = !view.post?.joined;
  const player = peopleAt(view, otherSide(view.post?.side ?? 'a'), t);
  const close = () => void ctrl.post.close();
  return (
    <Dialog
      title={t(invites ? 'post-invitation-title' : 'post-send-title', { player })}
      onClose={close}
      testid="post-send-dialog"
      footer={
        <button type="button" class="button" onClick={close}>
          {t('common-close')}
        </button>
      }
    >
      <p>{t(invites ? 'post-invitation-text' : 'post-send-text', { player })}</p>
      <LinkOut url={linkTo(data, boot, 'c')} title={gameName(view, t)} text={t(invites ? 'post-invitation-mail' : 'post-send-mail', { game: gameName(view, t), turn: view.turn })} />
      <p class="help">{t('post-keep')}</p>
    </Dialog>
  );
}

/** Who invites to what. @param {{ctrl: Ctrl, view: View}} props */
function InvitedDialog({ ctrl, view }) {
  const { t, boot, store } = useApp();
  const info = /** @type {import('../types.d.ts').GameInfo} */ (boot.info);
  const [names, setNames] = useState(/** @type {Record<string, string>} */ ({}));
  const seats = seatsOfSide(view.post?.owners ?? '', 'b');
  const close = () => void ctrl.post.close();
  const keeps = store.problem() === null;
  return (
    <Dialog
      title={t('post-invited-title', { game: gameName(view, t) })}
      onClose={close}
      testid="post-invited"
      footer={
        <>
          <button type="button" class="button" onClick={close}>
            {t('post-decline')}
          </button>
          {keeps && (
            <button type="button" class="button primary" onClick={() => void ctrl.post.join(names)} data-testid="post-join" data-first>
              <Icon name="letter" size={20} />
              {t('post-join')}
            </button>
          )}
        </>
      }
    >
      <p>{t('post-invited-text', { player: peopleAt(view, 'a', t), seat: seats.map((seat) => sideName(view, seat, t)).join(', ') })}</p>
      <dl class="post-options">
        {info.options.map((option) => (
          <div key={option.name}>
            <dt>{t(`${info.id}-option-${option.name}`, view.options)}</dt>
            <dd>{t(`${info.id}-option-${option.name}-${view.options[option.name]}`, view.options)}</dd>
          </div>
        ))}
      </dl>
      {keeps ? (
        seats.map((seat) => (
          <label key={seat} class="text-field">
            <span>{t('setup-name', { seat: sideName(view, seat, t) })}</span>
            <input
              type="text"
              value={names[seat] ?? ''}
              maxLength={LONGEST_NAME}
              placeholder={t('post-name-hint')}
              autocomplete="off"
              spellcheck={false}
              onInput={(event) => setNames({ ...names, [seat]: event.currentTarget.value })}
              onBlur={(event) => setNames({ ...names, [seat]: cleanName(event.currentTarget.value) })}
              data-testid={`post-join-name-${seat}`}
            />
          </label>
        ))
      ) : (
        <p class="remark warning">
          <Icon name="warning" size={20} />
          <span>{t('error-post-storage')}</span>
        </p>
      )}
      {info.chance && <p class="help">{t('post-fair')}</p>}
    </Dialog>
  );
}

/** A link that changed nothing, and why. @param {{ctrl: Ctrl, desk: Extract<import('./exchange.js').Desk, {kind: 'told'}>}} props */
function ToldDialog({ ctrl, desk }) {
  const { t } = useApp();
  const { view } = ctrl.get().play;
  const player = view.post?.side ? peopleAt(view, otherSide(view.post.side), t) : '';
  const key = desk.how === 'taken' ? `taken-${view.post?.side}` : desk.how;
  const close = () => void ctrl.post.close();
  return (
    <Dialog
      title={t(`post-told-${key}-title`)}
      onClose={close}
      testid="post-told"
      footer={
        <>
          {desk.how === 'forked' && (
            <button type="button" class="button" onClick={() => void ctrl.post.lookAtCopy()} data-testid="post-copy">
              <Icon name="eye" size={20} />
              {t('post-told-look')}
            </button>
          )}
          <button type="button" class="button primary" onClick={close} data-testid="post-told-close" data-first>
            {t('common-close')}
          </button>
        </>
      }
    >
      <p data-how={desk.how}>{t(`post-told-${key}`, { player, turn: desk.turn })}</p>
      {desk.code && <p class="error-line">{reasonText(t, problemOf(desk.code), view.options)}</p>}
      {view.outcome && desk.how !== 'refused' && <p>{outcomeTitle(view, t)}</p>}
    </Dialog>
  );
}

/** What is wrong with a step says more than that one is wrong. @param {{code: string, params: Record<string, string | number>}} error */
function problemOf(error) {
  const { problem } = error.params;
  return typeof problem === 'string' && problem.startsWith('post-') ? { code: problem, params: {} } : error;
}
