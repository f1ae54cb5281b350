/** Small files for hosts and search engines. Text in, text out. */

/** What no page of ours ever asks of a device. */
const UNUSED = ['accelerometer', 'bluetooth', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi', 'payment', 'serial', 'usb'];

/** Headers that a page cannot set for itself. Every file is public, and may be read from the pages of other sites. */
export const HEADERS = {
  'Permissions-Policy': UNUSED.map((feature) => `${feature}=()`).join(', '),
  'Referrer-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
  'Access-Control-Allow-Origin': '*',
};

/** What site.json says first, so that it is not taken for another site's. */
export const SITE_MARK = 'escale-a-jeux';

/**
 * @param {{url: string, version: string, id: string}} site `url`: its address, or ''
 * @returns {Record<string, string>} path -> content
 */
export function hostingFiles({ url, version, id }) {
  const domain = domainOf(url);
  return {
    // GitHub Pages would otherwise run the files through a site generator of its own.
    '.nojekyll': '',
    'robots.txt': `User-agent: *\nAllow: /\n${url ? `Sitemap: ${url}sitemap.xml\n` : ''}`,
    // Tells a page served from anywhere that this is the root of the site, and which version is published.
    'site.json': `${JSON.stringify({ site: SITE_MARK, version, build: id })}\n`,
    // Read by some hosts; others, GitHub Pages among them, set their own headers and ignore it.
    _headers: `/*\n${Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`).join('')}`,
    ...(domain ? { CNAME: `${domain}\n` } : {}),
  };
}

/** The domain a site has to itself; '' for one that shares it, as a project's site on GitHub Pages does. @param {string} url */
export function domainOf(url) {
  if (!url) return '';
  const { hostname, pathname, port } = new URL(url);
  return pathname === '/' && port === '' && !hostname.endsWith('.github.io') && hostname.includes('.') ? hostname : '';
}

/** @param {string[]} paths of the pages @param {string} url */
export function sitemap(paths, url) {
  const pages = paths.map((path) => `<url><loc>${url}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.join('\n')}\n</urlset>\n`;
}
