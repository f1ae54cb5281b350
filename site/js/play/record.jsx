/** Giving a match with secrets out: sealed for everybody, as one seat knows it, or whole once it is over. */

import { useState } from 'preact/hooks';

import { useApp } from '../app/app.js';
import { Dialog } from '../app/dialog.jsx';
import { reasonText } from '../app/i18n.js';
import { Icon } from '../draw/icons.jsx';
import { seatName } from './names.js';
import { fileName } from '../share/file.js';
import { copyText, saveFile } from './transfer.js';

/**
 * How much of what is hidden goes along: `sealed`, `whole`, or the number of the seat whose secrets do.
 *
 * @param {{view: import('../types.d.ts').View, which: string, set: (which: string) => void}} props
 */
export function SecretChoice({ view, which, set }) {
  const { t } = useApp();
  const over = view.outcome !== null;
  const choices = [
    { value: 'sealed', label: t('record-sealed'), help: t('record-sealed-help') },
    ...view.seats.flatMap((seat, index) =>
      seat.kind === 'human' ? [{ value: String(index), label: t('record-seat', { player: seatName(view, index, t) }), help: '' }] : [],
    ),
    { value: 'whole', label: t('record-whole'), help: over ? t('record-whole-help') : t('error-record-secrets') },
  ];
  return (
    <fieldset class="field record-choices">
      <legend>{t('record-legend')}</legend>
      {choices.map(({ value, label, help }) => (
        <label key={value} class="record-choice">
          <input type="radio" name="record" value={value} checked={which === value} disabled={value === 'whole' && !over} onChange={() => set(value)} />
          <span>
            {label}
            {help && <small class="help">{help}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** @param {{ctrl: import('./ctrl.js').Ctrl, onClose: () => void, onCopy: (text: string) => void}} props */
export function RecordDialog({ ctrl, onClose, onCopy }) {
  const { t, notices } = useApp();
  const { view } = ctrl.get().play;
  const [which, setWhich] = useState('sealed');
  const [error, setError] = useState('');
  /** @param {(text: string) => void | Promise<void>} how */
  const give = async (how) => {
    if (which !== 'sealed' && which !== 'whole') {
      onClose();
      await ctrl.look.open(Number(which), 'record');
      return;
    }
    try {
      const text = which === 'whole' ? await ctrl.wholeRecord() : view.record;
      onClose();
      await how(text);
    } catch (problem) {
      setError(reasonText(t, /** @type {any} */ (problem), view.options));
    }
  };
  return (
    <Dialog
      title={t('record-title')}
      onClose={onClose}
      testid="record"
      footer={
        <>
          <button type="button" class="button" onClick={() => void give((text) => saveFile(fileName(view.game, new Date()), text))} data-testid="record-save">
            <Icon name="export" size={20} />
            {t('play-export')}
          </button>
          <button
            type="button"
            class="button primary"
            onClick={() =>
              void give(async (text) => {
                if (await copyText(text)) notices.push({ key: 'copied-record', id: 'copied' });
                else onCopy(text);
              })
            }
            data-testid="record-copy"
          >
            <Icon name="copy" size={20} />
            {t('play-copy-record')}
          </button>
        </>
      }
    >
      <SecretChoice view={view} which={which} set={setWhich} />
      <p class="error-line" role="alert">
        {error}
      </p>
    </Dialog>
  );
}
