/**
 * From Fluent text to the form the browser reads: the entries of a parsed resource, which are plain JSON.
 * Runs at build time and in tests only.
 */

import { FluentResource } from '@fluent/bundle';

/**
 * @param {string} text the content of an .ftl file
 * @returns {unknown} a compiled resource for `createTranslate`
 */
export function compile(text) {
  return JSON.parse(JSON.stringify(new FluentResource(text).body));
}
