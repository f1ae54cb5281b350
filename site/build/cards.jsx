/** The pictures shown when a page is shared: 1200 × 630, drawn with the game's own renderer. Plain SVG text out. */

import { renderToStaticMarkup } from 'preact-render-to-string';

import { BrandMark } from '../js/draw/brand.jsx';
import { noMarks } from '../js/play/state.js';
import { BoardPicture, PLAIN_LOOK } from './rules.jsx';

/** @typedef {import('../js/types.d.ts').GameDrawing} GameDrawing */
/** @typedef {import('../js/types.d.ts').Translate} Translate */

const WIDTH = 1200;
const HEIGHT = 630;
const LETTER = 0.5; // mean width of a letter, in font sizes: good enough to break lines

/** @param {{children: import('preact').ComponentChildren}} props */
function Card({ children }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
      <defs>
        <radialGradient id="card-light" cx="0.3" cy="0.1" r="1.1">
          <stop offset="0" stop-color="#fffdf8" />
          <stop offset="0.6" stop-color="#faf6ee" />
          <stop offset="1" stop-color="#eadfca" />
        </radialGradient>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#card-light)" />
      <rect y={HEIGHT - 18} width={WIDTH} height={18} fill="var(--oak)" />
      <rect y={HEIGHT - 18} width={WIDTH} height={3} fill="var(--oak-deep)" />
      {children}
    </svg>
  );
}

/** @param {{x: number, y: number, site: string}} props */
function Brand({ x, y, site }) {
  return (
    <>
      <g transform={`translate(${x} ${y}) scale(1.75)`}>
        <BrandMark />
      </g>
      <text x={x + 70} y={y + 40} font-family="Inter Variable" font-size={27} fill="var(--ink-soft)">{site}</text>
    </>
  );
}

/** Text in lines. @param {{x: number, y: number, size: number, width: number, font: string, fill: string, text: string}} props */
function Lines({ x, y, size, width, font, fill, text }) {
  return (
    <text font-family={font} font-size={size} fill={fill}>
      {broken(text, width / (size * LETTER)).map((line, at) => (
        <tspan x={x} y={y + at * size * 1.35}>{line}</tspan>
      ))}
    </text>
  );
}

/** @param {string} text @param {number} length of a line, in letters @returns {string[]} */
export function broken(text, length) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= length) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A game's box by itself. @param {{drawing: GameDrawing, t: Translate}} game */
export function drawCover({ drawing, t }) {
  return renderToStaticMarkup(<drawing.Cover t={t} uid="cover" />);
}

/** A game's box as a square icon. @param {{drawing: GameDrawing, t: Translate}} game */
export function drawShortcut({ drawing, t }) {
  return renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" width="192" height="192" viewBox="0 0 192 192">
      <svg x="12" y="0" width="168" height="192">
        <drawing.Cover t={t} uid="shortcut" />
      </svg>
    </svg>,
  );
}

/** @param {{drawing: GameDrawing, view: import('../js/types.d.ts').View, t: Translate}} game */
export function drawGamePicture({ drawing, view, t }) {
  const side = 540;
  const { width, height } = drawing.geometry(view, PLAIN_LOOK);
  const [wide, high] = [side * Math.min(1, width / height), side * Math.min(1, height / width)];
  const [x, y] = [30 + (side - wide) / 2, 34 + (side - high) / 2];
  return renderToStaticMarkup(
    <Card>
      <rect x={x + 6} y={y + 10} width={wide} height={high} rx={18} fill="#2b2a28" opacity="0.18" />
      <BoardPicture drawing={drawing} view={view} marks={noMarks()} uid="card" t={t} x={x} y={y} width={wide} height={high} />
      <Lines x={620} y={230} size={84} width={540} font="Fraunces Variable" fill="var(--wine)" text={t(`${drawing.id}-name`)} />
      <Lines x={622} y={300} size={33} width={530} font="Inter Variable" fill="var(--ink)" text={t(`${drawing.id}-tagline`)} />
      <Brand x={620} y={492} site={t('common-site')} />
    </Card>,
  );
}

/** @param {{drawings: GameDrawing[], t: Translate}} shelf */
export function drawHomePicture({ drawings, t }) {
  const shown = drawings.slice(0, 5);
  const width = Math.min(300, 1040 / shown.length - 24);
  const left = (WIDTH - shown.length * (width + 24) + 24) / 2;
  return renderToStaticMarkup(
    <Card>
      <Lines x={80} y={130} size={70} width={1080} font="Fraunces Variable" fill="var(--wine)" text={t('common-site')} />
      <Lines x={82} y={190} size={31} width={1060} font="Inter Variable" fill="var(--ink)" text={t('home-lead')} />
      {shown.map((drawing, at) => (
        <svg x={left + at * (width + 24)} y={HEIGHT - 18 - width * 1.15} width={width} height={width * 1.15}>
          <drawing.Cover t={t} uid={`card-${drawing.id}`} />
        </svg>
      ))}
    </Card>,
  );
}
