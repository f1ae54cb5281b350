/**
 * embed.js: the one file another site loads. Works as a module and as a plain script; the site it belongs to is where it
 * came from.
 */

import { shelf } from 'escale:embed';

import { elementFor } from './element.js';

/** Modules do not know which element loaded them: it is the one with this file's name. */
function ownAddress() {
  const scripts = /** @type {HTMLScriptElement[]} */ ([document.currentScript, ...document.querySelectorAll('script[src]')]);
  const own = scripts.find((script) => script?.src && /\/embed\.js$/.test(new URL(script.src).pathname));
  return own ? new URL('.', own.src).href : null;
}

const base = ownAddress();
if (base && !customElements.get('escale-jeu')) customElements.define('escale-jeu', elementFor(shelf, base));
