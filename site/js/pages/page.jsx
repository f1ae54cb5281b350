/** What every static page has around its content: the header, the foot, a place for messages. */

import { AppContext, createApp } from '../app/app.js';
import { Header } from '../app/header.jsx';
import { Foot } from './foot.jsx';

/** @typedef {import('../types.d.ts').Children} Children */

/**
 * @param {object} props
 * @param {import('../types.d.ts').Boot} props.boot
 * @param {import('../app/i18n.js').Words} props.t
 * @param {string} props.kind the class of its main part
 * @param {Children} [props.header] what the header holds besides
 * @param {Children} props.children
 */
export function Page({ boot, t, kind, header, children }) {
  return (
    <AppContext.Provider value={createApp(boot, t)}>
      <div id="top">
        <Header>{header}</Header>
      </div>
      <main class={kind} id="main">
        {children}
      </main>
      <Foot boot={boot} t={t} />
      <div id="notices" />
    </AppContext.Provider>
  );
}
