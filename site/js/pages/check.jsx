/** The self-check: what works on this device, to be read or sent on. The findings are an island, `#findings`. */

import { AppContext, createApp } from '../app/app.js';
import { Header } from '../app/header.jsx';
import { Foot } from './foot.jsx';

/** @param {{boot: import('../types.d.ts').Boot, t: import('../app/i18n.js').Words}} props */
export default function CheckPage({ boot, t }) {
  return (
    <AppContext.Provider value={createApp(boot, t)}>
      <div id="top">
        <Header />
      </div>
      <main class="around" id="main">
        <h1>{t('check-title')}</h1>
        <p class="around-lead">{t('check-lead')}</p>
        <div id="findings" />
      </main>
      <Foot boot={boot} t={t} />
      <div id="notices" />
    </AppContext.Provider>
  );
}
