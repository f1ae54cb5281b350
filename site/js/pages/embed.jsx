/** "Intégrer ce jeu": the line that shows a game on another site. The form is an island, `#maker`; the rest is static. */

import { AppContext, createApp } from '../app/app.js';
import { Header } from '../app/header.jsx';
import { Foot } from './foot.jsx';

/** @param {{boot: import('../types.d.ts').Boot, t: import('../app/i18n.js').Words}} props */
export default function EmbedPage({ boot, t }) {
  return (
    <AppContext.Provider value={createApp(boot, t)}>
      <div id="top">
        <Header />
      </div>
      <main class="around" id="main">
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
      </main>
      <Foot boot={boot} t={t} />
      <div id="notices" />
    </AppContext.Provider>
  );
}
