// A drawing made still: what a renderer without style sheets (the build's, for pictures to share) needs of an SVG text.

/**
 * Puts values in the place of `var(--name, fallback)` and turns CSS transforms into attributes.
 * @param {string} svg
 * @param {Record<string, string>} [tokens] values by name without the dashes; otherwise the fallback written in the drawing is taken
 */
export function still(svg, tokens = {}) {
  return svg
    .replace(/var\(--([\w-]+)(?:,\s*([^()]*))?\)/g, (_, name, fallback) => tokens[name] ?? fallback ?? 'none')
    .replace(/ style="transform:\s*translate\((-?[\d.]+)px, (-?[\d.]+)px\);?"/g, ' transform="translate($1 $2)"');
}
