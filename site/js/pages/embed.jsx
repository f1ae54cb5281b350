/** "Intégrer ce jeu": the line that shows a game on another site. The form is an island, `#maker`; the rest is static. */

import { Page } from './page.jsx';

/** @param {{boot: import('../types.d.ts').Boot, t: import('../app/i18n.js').Words}} props */
export default function EmbedPage({ boot, t }) {
  return (
    <Page boot={boot} t={t} kind="around">
      <h1>{t('embed-title')}</h1>
      <p class="around-lead">{t('embed-lead')}</p>
      <div id="maker" />
      <section aria-labelledby="embed-facts">
        <h2 id="embed-facts">{t('embed-facts')}</h2>
        <ul>
          <li>{t('embed-fact-light')}</li>
          <li>{t('embed-fact-private')}</li>
          <li>{t('embed-fact-saving')}</li>
          <li>{t('embed-fact-script')}</li>
        </ul>
      </section>
    </Page>
  );
}
