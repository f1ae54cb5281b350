/** The addresses of links that carry a match: the page's own address, and the match behind the number sign, which no server ever sees. */

/** How a record begins, and how many letters that takes at most. */
const GAME = /^escale \d{1,6} ([a-z][a-z0-9_]{0,31}) /;
const HEAD = 50;

/** Whether links can lead to this page: a file on a disk may know no site to lead to. @param {import('../types.d.ts').Boot} boot */
export const hasAddress = (boot) => boot.links.public !== null;

/**
 * The link that carries a match to the site.
 *
 * @param {string} data what the engine packed
 * @param {import('../types.d.ts').Boot} boot
 * @param {'p' | 'c'} [as] a match to look at and to play on, or a turn for the other device
 */
export function linkTo(data, boot, as = 'p') {
  return `${boot.links.public ?? publicAddress()}#${as}=${data}`;
}

/**
 * Where this page lies for everybody: its canonical address, in the reader's language. It knows no frame around the page, and nothing
 * behind a question mark.
 *
 * @param {Document} page
 */
export function publicAddress(page = document) {
  const canonical = /** @type {HTMLLinkElement | null} */ (page.querySelector('link[rel="canonical"]'));
  return (canonical?.href ?? page.location.href).split(/[?#]/)[0];
}

/**
 * The game of a match in an address, packed or plain, to find its page before any engine is there; null when that cannot be told,
 * which is for the engine to explain. Of what is packed only the beginning is made.
 *
 * @param {string} text
 * @returns {Promise<string | null>}
 */
export async function gameOf(text) {
  const plain = GAME.exec(text.slice(0, HEAD));
  if (plain) return plain[1];
  try {
    const bytes = Uint8Array.from(atob(text.slice(1).replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    const { value } = await reader.read();
    void reader.cancel().catch(() => {});
    return GAME.exec(new TextDecoder().decode(value?.slice(0, HEAD)))?.[1] ?? null;
  } catch {
    return null;
  }
}
