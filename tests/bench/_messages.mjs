// 100,000 strange messages and addresses, each through the code that reads them: the slowest, in milliseconds, as JSON.

import { findMeant } from '../../site/js/app/lost.js';
import { readFragment } from '../../site/js/app/urls.js';
import { readEmbed } from '../../site/js/embed/address.js';
import { readCommand, readNews } from '../../site/js/embed/protocol.js';
import { strangeMessages } from '../js/fuzz.js';

const COUNT = 100_000;
const GAMES = { diaballik: ['Diaballik', 'Senseï'], point: ['Point'], moguli: ['Moguli'] };

/** A message as somebody might have put it into an address. @param {unknown} message */
const asAddress = (message) => {
  const text = JSON.stringify(message, (_, value) => (typeof value === 'bigint' ? String(value) : value)) ?? '';
  return text.replace(/[{}":]/g, (sign) => ({ '{': '?embed&', '}': '#', '"': '', ':': '=' })[sign] ?? sign);
};

/** @type {Record<string, (message: unknown) => unknown>} */
const READERS = {
  messages: (message) => [readCommand(message), readNews(message)],
  addresses: (message) => {
    const address = asAddress(message);
    return [readEmbed(address), readFragment(`#${address.slice(0, 3)}${address}`), readFragment(`#r=${address}`), findMeant(address, GAMES)];
  },
};

/** @type {Record<string, number>} */
const slowest = {};
for (const [name, read] of Object.entries(READERS)) {
  slowest[name] = 0;
  for (const message of strangeMessages(COUNT, 11)) {
    // The processor's time: on a busy machine the clock's would be that of others.
    const since = process.cpuUsage();
    read(message);
    const { user, system } = process.cpuUsage(since);
    slowest[name] = Math.max(slowest[name], (user + system) / 1000);
  }
}
console.log(JSON.stringify({ count: COUNT, slowest }));
