/** The top of every page: the way home, the page's own links, language and settings. */

import { useState } from 'preact/hooks';

import { BrandMark } from '../draw/brand.jsx';
import { Icon } from '../draw/icons.jsx';
import { useApp } from './app.js';
import { IconButton } from './dialog.jsx';
import { LANGUAGE_NAMES } from './i18n.js';
import { SettingsDialog } from './settings-dialog.jsx';
import { alongTo } from './urls.js';

/** @param {{class?: string}} props */
export function LanguageLinks({ class: className = '' }) {
  const { boot, t, settings } = useApp();
  return (
    <nav class={`languages ${className}`.trim()} aria-label={t('settings-language')}>
      {boot.languages.map((lang) => (
        <a
          key={lang}
          href={boot.links.self[lang]}
          hreflang={lang}
          lang={lang}
          aria-current={lang === boot.lang ? 'true' : undefined}
          title={LANGUAGE_NAMES[/** @type {'fr'} */ (lang)]}
          onClick={(event) => {
            settings.set({ language: lang });
            // The match in the address goes along.
            event.currentTarget.href = alongTo(boot.links.self[lang], location);
          }}
        >
          {lang.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}

/**
 * @param {{children?: import('../types.d.ts').Children, title?: string}} props children: the page's own links;
 *   title: the game's name, the page's first heading
 */
export function Header({ children, title }) {
  const { boot, t } = useApp();
  const [open, setOpen] = useState(false);
  return (
    <header class={`top${title ? ' titled' : ''}${children ? ' linked' : ''}`}>
      <a class="brand" href={boot.links.home} aria-label={t('common-home')}>
        <BrandMark />
        <span class="brand-name">{t('common-site')}</span>
      </a>
      {title && <h1 class="top-title">{title}</h1>}
      <div class="top-links">
        {children}
        <LanguageLinks />
        <IconButton name="settings" label={t('settings-title')} onClick={() => setOpen(true)} testid="open-settings" />
      </div>
      {open && <SettingsDialog onClose={() => setOpen(false)} />}
    </header>
  );
}

/** @param {{href: string, icon: string, label: string}} props */
export function TopLink({ href, icon, label }) {
  return (
    <a class="top-link" href={href} title={label}>
      <Icon name={icon} />
      <span>{label}</span>
    </a>
  );
}
