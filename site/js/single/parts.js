// The parts of the single file, by name: inert elements of the page that hold something packed.

import { textOf } from './packed.js';

/** The whole page has arrived. The script stands before the heavy parts, so that the shelf need not wait for them. */
const whole = new Promise((resolve) => {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', resolve, { once: true });
  else resolve(undefined);
});

/** Some of the file is missing: say so. Where even the script is, the style sheet does, after a while. */
export function tellIncomplete() {
  const words = document.getElementById('incomplete');
  words?.classList.add('told');
  words?.removeAttribute('hidden');
}

/** @param {string} name */
const find = (name) => document.querySelector(`[data-part="${CSS.escape(name)}"]`);

/** Whether there is a light part of this name: one that stands before the script. @param {string} name */
export const hasPart = (name) => find(name) !== null;

/** A part as it stands there, packed. @param {string} name @returns {Promise<string>} */
export async function part(name) {
  if (!find(name)?.nextElementSibling) await whole;
  const text = find(name)?.textContent;
  if (!text) throw new Error(`the file has no part ${name}`);
  return text;
}

/** @param {string} name */
export const textPart = async (name) => textOf(await part(name));

/** @param {string} name */
export const dataPart = async (name) => JSON.parse(await textPart(name));
