/**
 * Rules pages: markdown with figures.
 *
 *     ---
 *     title: …
 *     description: …
 *     ---
 *     {{figure: example-id}}        a line of its own: the example, drawn by the game's own renderer, and a way to play it
 */

import MarkdownIt from 'markdown-it';
import { renderToStaticMarkup } from 'preact-render-to-string';

import { noMarks } from '../js/play/state.js';

/** @typedef {import('../js/types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('../js/types.d.ts').View} View */
/** @typedef {import('../js/types.d.ts').Translate} Translate */
/** @typedef {{id: string, caption: string, legal: string[] | null, marks: string[], view: View}} Example */

const FIGURE = /^\{\{figure:\s*([a-z0-9-]+)\s*\}\}$/;
/** @type {import('../js/types.d.ts').Look} */
export const PLAIN_LOOK = { flip: false, coordinates: true, bigPieces: false, contrast: false };

/**
 * @param {string} source
 * @returns {{title: string, description: string, body: string}}
 */
export function frontMatter(source) {
  const found = /^---\n([\s\S]*?)\n---\n/.exec(source);
  if (!found) throw new Error('a rules page begins with its title and description between --- lines');
  const facts = Object.fromEntries(found[1].split('\n').map((line) => line.split(/:\s+(.*)/s).slice(0, 2)));
  return { title: facts.title, description: facts.description, body: source.slice(found[0].length) };
}

/**
 * @param {object} page
 * @param {string} page.body markdown
 * @param {GameDrawing} page.drawing
 * @param {Example[]} page.examples
 * @param {string} page.playHref the game's page, seen from this one
 * @param {Translate} page.t
 * @returns {{html: string, toc: {id: string, text: string, level: number}[]}}
 */
export function renderRules({ body, drawing, examples, playHref, t }) {
  /** @type {{id: string, text: string, level: number}[]} */
  const toc = [];
  const markdown = new MarkdownIt({ html: false, linkify: false, typographer: false });
  let figures = 0;

  markdown.renderer.rules.heading_open = (tokens, at) => {
    const text = (tokens[at + 1].children ?? []).map((token) => token.content).join('');
    const id = anchor(text, toc.map((entry) => entry.id));
    toc.push({ id, text, level: Number(tokens[at].tag.slice(1)) });
    return `<${tokens[at].tag} id="${id}">`;
  };
  markdown.renderer.rules.table_open = () => '<div class="table" tabindex="0" role="group"><table>';
  markdown.renderer.rules.table_close = () => '</table></div>';
  markdown.block.ruler.before('paragraph', 'figure', (state, line, _end, silent) => {
    const text = state.src.slice(state.bMarks[line] + state.tShift[line], state.eMarks[line]).trim();
    const found = FIGURE.exec(text);
    if (!found) return false;
    if (silent) return true;
    state.push('figure', 'figure', 0).content = found[1];
    state.line = line + 1;
    return true;
  }, { alt: ['paragraph'] });
  markdown.renderer.rules.figure = (tokens, at) => {
    const example = examples.find(({ id }) => id === tokens[at].content);
    if (!example) throw new Error(`the rules of ${drawing.id} show ${tokens[at].content}, which is not among its examples`);
    figures += 1;
    return renderToStaticMarkup(
      <Figure drawing={drawing} example={example} number={figures} href={`${playHref}#e=${example.id}`} t={t} />,
    );
  };
  return { html: markdown.render(body), toc };
}

/**
 * A name for a heading: its words in plain letters, unique on the page.
 *
 * @param {string} text
 * @param {string[]} taken
 */
export function anchor(text, taken) {
  const plain = text.normalize('NFKD').replace(/[\u0300-\u036f]/g, '').toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe');
  const base = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let count = 2; taken.includes(id); count += 1) id = `${base}-${count}`;
  return id;
}

/** @param {{drawing: GameDrawing, example: Example, number: number, href: string, t: Translate}} props */
function Figure({ drawing, example, number, href, t }) {
  const { view } = example;
  const caption = t(`${drawing.id}-example-${example.caption}`, view.options);
  const id = `figure-${example.id}`;
  return (
    <figure class="figure" id={id}>
      <a class="figure-board" href={href} tabIndex={-1} aria-hidden="true">
        <BoardPicture drawing={drawing} view={view} marks={figureMarks(example, drawing)} uid={id} t={t} />
      </a>
      <figcaption>
        <span class="figure-number">{t('rules-figure', { number })}</span>{' '}
        <span class="figure-caption" id={`${id}-caption`}>{caption}</span>{' '}
        <a class="figure-play" href={href} aria-describedby={`${id}-caption`}>{t('rules-figure-play')}</a>
      </figcaption>
    </figure>
  );
}

/**
 * A board that is only looked at.
 *
 * @param {{drawing: GameDrawing, view: View, marks: import('../js/types.d.ts').Marks, uid: string, t: Translate, [attribute: string]: unknown}} props
 */
export function BoardPicture({ drawing, view, marks, uid, t, ...attributes }) {
  const { width, height } = drawing.geometry(view, PLAIN_LOOK);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false" {...attributes}>
      <drawing.Board view={view} look={PLAIN_LOOK} marks={marks} pieces={drawing.pieces(view, PLAIN_LOOK)} t={t} uid={uid} />
    </svg>
  );
}

/**
 * What a figure points at: the steps the example lists that lead to its marked places, if they start from one place; the
 * marked places themselves otherwise; and the turn that led here.
 *
 * @param {Example} example
 * @param {GameDrawing} drawing
 */
export function figureMarks({ view, legal, marks: pointed }, drawing) {
  const marks = noMarks();
  marks.lens = drawing.lenses?.find(({ still }) => still)?.name ?? null;
  const listed = view.steps.filter((step) => legal?.includes(step.text) && pointed.includes(step.parts[1]));
  const [origin, ...others] = new Set(listed.map((step) => step.parts[0]));
  if (origin && others.length === 0) {
    marks.selected = origin;
    for (const step of listed) marks.targets.set(step.parts[1], step.kind);
    marks.considered = listed.at(-1)?.parts[1] ?? null;
  } else {
    marks.movable = new Set(pointed);
    marks.pointed = marks.movable;
  }
  marks.lastTurn = view.history.at(-1)?.steps ?? [];
  return marks;
}
