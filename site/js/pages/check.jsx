/** The self-check: what works on this device, to be read or sent on. The findings are an island, `#findings`. */

import { Page } from './page.jsx';

/** @param {{boot: import('../types.d.ts').Boot, t: import('../app/i18n.js').Words}} props */
export default function CheckPage({ boot, t }) {
  return (
    <Page boot={boot} t={t} kind="around">
      <h1>{t('check-title')}</h1>
      <p class="around-lead">{t('check-lead')}</p>
      <div id="findings" />
    </Page>
  );
}
