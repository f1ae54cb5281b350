/**
 * Dialogs and sheets: the browser's own modal dialog, which keeps the focus inside and hears Escape. On a phone it
 * slides up from the bottom edge; in a wide window it stands in the middle.
 */

import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';

import { Icon } from '../draw/icons.jsx';
import { useApp } from './app.js';

/** @typedef {import('../types.d.ts').Children} Children */

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

/**
 * Whether the keyboard can only scroll a part by standing on it: it is longer than its place, and nothing inside takes the focus.
 *
 * @param {{current: HTMLElement | null}} ref
 */
function useLongText(ref) {
  const [long, set] = useState(false);
  useLayoutEffect(() => {
    const part = /** @type {HTMLElement} */ (ref.current);
    const look = () => set(part.scrollHeight > part.clientHeight && !part.querySelector(FOCUSABLE));
    const observer = new ResizeObserver(look);
    observer.observe(part);
    look();
    return () => observer.disconnect();
  }, []);
  return long;
}

/**
 * @param {{title: string, onClose: () => void, children: Children, class?: string, footer?: Children, testid?: string}} props
 */
export function Dialog({ title, onClose, children, class: className = '', footer, testid }) {
  const { t } = useApp();
  const id = useId();
  const ref = useRef(/** @type {HTMLDialogElement | null} */ (null));
  const content = useRef(/** @type {HTMLDivElement | null} */ (null));
  useLayoutEffect(() => {
    const dialog = ref.current;
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (dialog && !dialog.open) dialog.showModal();
    /** @type {HTMLElement | null | undefined} */ (dialog?.querySelector('[data-first]'))?.focus();
    return () => {
      dialog?.close();
      // The browser gives the focus back on its own unless the dialog left the document first.
      if (document.activeElement === document.body || document.activeElement === null) before?.focus({ preventScroll: true });
    };
  }, []);
  const long = useLongText(content);
  return (
    <dialog
      ref={ref}
      class={`dialog ${className}`.trim()}
      aria-labelledby={id}
      data-testid={testid}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="dialog-body">
        <div class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" onClick={onClose} aria-label={t('common-close')} title={t('common-close')}>
            <Icon name="close" />
          </button>
        </div>
        <div ref={content} class="dialog-content" {...(long ? { tabIndex: 0, role: 'region', 'aria-labelledby': id } : {})}>
          {children}
        </div>
        {footer && <div class="dialog-foot">{footer}</div>}
      </div>
    </dialog>
  );
}

/**
 * @param {{name: string, label: string, onClick: () => void, disabled?: boolean, pressed?: boolean, class?: string, withLabel?: boolean, testid?: string}} props
 */
export function IconButton({ name, label, onClick, disabled = false, pressed, class: className = '', withLabel = false, testid }) {
  return (
    <button
      type="button"
      class={`${withLabel ? 'tool-button' : 'icon-button'} ${className}`.trim()}
      onClick={onClick}
      aria-disabled={disabled ? 'true' : undefined}
      aria-pressed={pressed === undefined ? undefined : pressed}
      aria-label={withLabel ? undefined : label}
      title={withLabel ? undefined : label}
      data-testid={testid}
    >
      <Icon name={name} />
      {withLabel && <span>{label}</span>}
    </button>
  );
}
