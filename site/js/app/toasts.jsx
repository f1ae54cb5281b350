/** The messages at the edge of the page. */

import { Icon } from '../draw/icons.jsx';
import { useApp, useSource } from './app.js';

export function Toasts() {
  const { notices, t } = useApp();
  const list = useSource(notices);
  return (
    <div class="toasts" role="status" aria-live="polite" data-testid="toasts">
      {list.map((notice) => (
        <div key={notice.id} class={`toast ${notice.tone ?? 'info'}`} data-notice={notice.id}>
          <Icon name={notice.tone === 'warn' ? 'warning' : 'info'} size={20} />
          <p>{t(notice.key, notice.args)}</p>
          {notice.action && (
            <button
              type="button"
              class="button small"
              onClick={() => {
                notices.dismiss(notice.id);
                notice.action?.run();
              }}
            >
              {t(notice.action.key)}
            </button>
          )}
          <button
            type="button"
            class="icon-button small"
            aria-label={t('common-dismiss')}
            title={t('common-dismiss')}
            onClick={() => notices.dismiss(notice.id)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      ))}
    </div>
  );
}
