// 100,000 strange messages, addresses and fragments, each through the code that reads them: the slowest, in milliseconds, as JSON.

import { findMeant } from '../../site/js/app/lost.js';
import { readFragment } from '../../site/js/app/urls.js';
import { readEmbed } from '../../site/js/embed/address.js';
import { readCommand, readNews } from '../../site/js/embed/protocol.js';
import { gameOf } from '../../site/js/share/address.js';
import { kinship } from '../../site/js/share/kinship.js';
import { strangeFragments, strangeMessages } from '../js/fuzz.js';

const COUNT = 100_000;
const GAMES = { diaballik: ['Diaballik', 'Senseï'], point: ['Point'], moguli: ['Moguli'] };

/** A message as somebody might have put it into an address. @param {unknown} message */
const asAddress = (message) => {
  const text = JSON.stringify(message, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
  return text.replace(/[{}":]/g, (sign) => ({ '{': '?embed&', '}': '#', '"': '', ':': '=' })[sign] ?? sign);
};

/** A fragment, and what a page does with it before any engine is asked. @param {string} hash */
const open = async (hash) => {
  const fragment = readFragment(hash);
  return fragment.kind === 'link' && [await gameOf(fragment.text), kinship(fragment.text, hash)];
};

/** @type {Record<string, [(count: number, seed: number) => Iterable<any>, (input: any) => unknown]>} */
const READERS = {
  messages: [strangeMessages, (message) => [readCommand(message), readNews(message)]],
  addresses: [
    strangeMessages,
    (message) => {
      const address = asAddress(message);
      return [readEmbed(address), readFragment(`#${address.slice(0, 3)}${address}`), findMeant(address, GAMES)];
    },
  ],
  fragments: [strangeFragments, open],
};

/** @type {Record<string, number>} */
const slowest = {};
for (const [name, [inputs, read]] of Object.entries(READERS)) {
  slowest[name] = 0;
  for (const input of inputs(COUNT, 11)) {
    // The processor's time: on a busy machine the clock's would be that of others.
    const since = process.cpuUsage();
    await read(input);
    const { user, system } = process.cpuUsage(since);
    slowest[name] = Math.max(slowest[name], (user + system) / 1000);
  }
}
console.log(JSON.stringify({ count: COUNT, slowest }));
