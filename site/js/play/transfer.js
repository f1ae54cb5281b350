/**
 * Texts in and out of the page: the clipboard with its fallbacks, files. The only place that touches those parts of
 * the browser.
 */

import { FILE_TYPE } from '../share/file.js';

/** Files larger than this are no records of ours. */
const LARGEST_FILE = 1_000_000;

/**
 * Copy a text; false when the browser refuses (frames without permission), and the text has to be shown instead.
 *
 * @param {string} text
 */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyTheOldWay(text);
  }
}

/** @param {string} text */
function copyTheOldWay(text) {
  const before = /** @type {HTMLElement | null} */ (document.activeElement);
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'visually-hidden';
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  let done = false;
  try {
    done = document.execCommand('copy');
  } catch {
    done = false;
  }
  area.remove();
  before?.focus({ preventScroll: true });
  return done;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function saveFile(name, text, type = FILE_TYPE) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * @param {File} file
 * @returns {Promise<string>}
 */
export async function readFile(file) {
  if (file.size > LARGEST_FILE) throw Object.assign(new Error('large'), { code: 'record-too-long', params: {} });
  return file.text();
}

/** Whether a record holds steps that are sealed. @param {string} record */
export function holdsSecrets(record) {
  return /\s~/.test(record);
}
