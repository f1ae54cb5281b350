// Where things lie on the mat, in SVG units: 720 across, so that a phone of 360 pixels has half a pixel to each. No rule in here.
//
//   the others   name and row at the left, cards at the right, one strip each
//   the strip    bank, pile, discard
//   on turn      the row in lines of eight, then the hand
//
// Seats keep their order from the bottom up; whoever is on turn has the room, wherever that is. The heights are the same for all, so
// that the strip slides and nothing else jumps.

import { exchangeOrigins, cardOrigins } from './origins.js';

/** @typedef {import('../../types.js').View} View */
/** @typedef {import('../../types.js').Look} Look */
/** @typedef {import('../../types.js').Place} Place */
/** A reading of a card as the rules show it. @typedef {{ reading: string, gives: string, takes: string, places: string[], missing: { black: number, white: number } | null, usable: boolean }} Reading */
/** A card as the rules show it. @typedef {{ card: string, place: string, usable: boolean, readings: Reading[], copies?: number }} Card */
/** A line of pawns: the middle of its first, the way to the next, how many. @typedef {{ x: number, y: number, pitch: number, from: number, count: number }} Line */
/** @typedef {{ x: number, y: number, w: number, h: number }} Box */
/** A card and its middle. @typedef {Card & { x: number, y: number, size: number }} Laid */
/** @typedef {Box & { seat: number, big: boolean, name: { x: number, y: number }, lines: Line[], cards: Laid[], slots: { x: number, y: number, size: number }[] }} Zone */
/** @typedef {{ width: number, height: number, zones: Zone[], strip: Box, bank: Box, pile: { x: number, y: number }, discard: { x: number, y: number } }} Table */

export const WIDTH = 720;
/** Pawns to a line of the player on turn, and the way from one to the next. */
export const PER_LINE = 8;
export const PITCH = 88;
/** The side of a card as it is drawn; every other size is a scale of it. */
export const CARD = 160;
/** The sides of cards that lie with the others, and of those on the piles. */
export const SMALL = 90;
export const PILED = 96;

const EDGE = 8;
const GAP = 10;
const NAME = 38;
const LINE = 88;
const CAPTION = 44;
const HAND = CARD + CAPTION;
const STRIP = 134;
const QUIET = 98;
const STOPPED = 78;
const QUIET_ROW = 396;
const QUIET_NAME = 36;

/** How many pawns a use may add: room is kept for them. @param {View} view */
const growth = (view) => (view.options.deck === 'five64' ? 3 : 1);

/** How many lines the player on turn has, whoever it is. @param {View} view */
function lineCount(view) {
  const longest = Math.max(12, ...view.board.rows.map((/** @type {string} */ row) => row.length));
  return Math.ceil((longest + growth(view)) / PER_LINE);
}

/** The row of a seat: the one being laid out may be a draft. @param {View} view @param {number} seat @param {string | null} [draft] */
export function rowOf(view, seat, draft = null) {
  const { rows, phase, layouts, seat: turn } = view.board;
  if (rows[seat] || phase !== 'row' || seat !== turn || view.actor === 'chance') return rows[seat];
  return draft?.startsWith('row ') ? draft.slice(4) : layouts.pairs;
}

/** Lines of eight, as many as the pawns need. @param {number} count @param {number} y the middle of the first @returns {Line[]} */
export function bigLines(count, y) {
  const lines = [];
  for (let from = 0; from < Math.max(count, 1); from += PER_LINE) {
    lines.push({ x: (WIDTH - (PER_LINE - 1) * PITCH) / 2, y: y + (from / PER_LINE) * LINE, pitch: PITCH, from, count: Math.min(PER_LINE, count - from) });
  }
  return lines;
}

/** @param {number} count @param {number} x @param {number} y @param {number} h @returns {Line[]} */
function smallLines(count, x, y, h) {
  const lines = Math.max(1, Math.ceil(count / 15));
  const perLine = Math.ceil(count / lines) || 1;
  const pitch = Math.min(32, QUIET_ROW / perLine, (h - QUIET_NAME) / lines);
  return Array.from({ length: lines }, (_, i) => ({
    x: x + pitch / 2,
    y: y + QUIET_NAME + pitch * (i + 0.5),
    pitch,
    from: i * perLine,
    count: Math.min(perLine, count - i * perLine),
  }));
}

/** @param {View} view @param {number} seat @returns {Card[]} */
function handOf(view, seat) {
  const { hands, taken, seat: turn } = view.board;
  return seat === turn && taken ? [...hands[seat], taken] : hands[seat];
}

/** Height of a seat that is not on turn: six cards need two lines. The one on turn has a card more. @param {View} view @param {number} seat */
function quietHeight(view, seat) {
  const { hands, seat: turn, stopped } = view.board;
  if (stopped.includes(seat)) return STOPPED;
  return hands[seat].length > (seat === turn ? 4 : 3) ? QUIET + SMALL + 6 : QUIET;
}

/** @param {View} view */
const bigHeight = (view) => NAME + lineCount(view) * LINE + 8 + HAND + 6;

/**
 * Where the cards of the player on turn lie: in one line or, if they are many and there is room, in two.
 * @param {number} count
 * @param {number} top
 * @param {number} h
 */
function handSpots(count, top, h) {
  const inner = WIDTH - 2 * EDGE - 12;
  const lines = count > 4 && h > HAND + 60 ? 2 : 1;
  const perLine = Math.ceil(count / lines);
  const size = Math.min(CARD, (inner - 8 * (perLine - 1)) / perLine, h / lines - (lines > 1 ? 48 : CAPTION));
  const step = Math.min(size + 12, (inner - size) / Math.max(perLine - 1, 1));
  const left = WIDTH / 2 - (step * (perLine - 1)) / 2;
  const slack = lines > 1 ? 0 : (CARD - size) / 2;
  return Array.from({ length: count }, (_, i) => ({
    x: left + (i % perLine) * step,
    y: top + slack + size / 2 + Math.floor(i / perLine) * (h / lines),
    size,
  }));
}

/** @param {View} view @param {number} seat @param {number} y @param {number} h @returns {Zone} */
function bigZone(view, seat, y, h) {
  const cards = handOf(view, seat);
  const hand = HAND + h - bigHeight(view);
  const top = y + h - 6 - hand;
  const spots = handSpots(cards.length || 3, top, hand);
  return {
    seat,
    big: true,
    x: EDGE,
    y,
    w: WIDTH - 2 * EDGE,
    h,
    name: { x: EDGE + 14, y: y + NAME / 2 + 4 },
    lines: bigLines(rowOf(view, seat).length, y + NAME + LINE / 2),
    cards: cards.map((card, i) => ({ ...card, ...spots[i] })),
    slots: cards.length ? [] : spots,
  };
}

/** @param {View} view @param {number} seat @param {number} y @returns {Zone} */
function quietZone(view, seat, y) {
  const h = quietHeight(view, seat);
  const right = WIDTH - EDGE - 6 - SMALL / 2;
  const spot = (/** @type {number} */ i) => ({ x: right - (2 - (i % 3)) * (SMALL + 5), y: y + 5 + SMALL / 2 + Math.floor(i / 3) * (SMALL + 6), size: SMALL });
  const cards = view.board.hands[seat].map((/** @type {Card} */ card, /** @type {number} */ i) => ({ ...card, ...spot(i) }));
  return {
    seat,
    big: false,
    x: EDGE,
    y,
    w: WIDTH - 2 * EDGE,
    h,
    name: { x: EDGE + 10, y: y + QUIET_NAME / 2 + 2 },
    lines: smallLines(view.board.rows[seat].length, EDGE + 10, y, QUIET),
    cards,
    slots: cards.length || view.board.stopped.includes(seat) ? [] : [0, 1, 2].map(spot),
  };
}

/** The seats from the top: the first sits at the bottom, unless the table is turned. @param {View} view @param {boolean} flip */
export function seatsFromTop(view, flip) {
  const seats = view.seats.map((_, seat) => seat);
  return flip ? seats : seats.reverse();
}

/** @param {View} view @param {Look} look @returns {Table} */
export function layTable(view, look) {
  const seats = seatsFromTop(view, look.flip);
  const above = Math.ceil(seats.length / 2);
  const { seat: turn } = view.board;
  const quiet = seats.map((seat) => quietHeight(view, seat));
  // As high as it gets when the seat with the smallest strip is the one on turn; what is left over is for the hand.
  const height = 2 * EDGE + STRIP + GAP * seats.length + bigHeight(view) + quiet.reduce((sum, h) => sum + h, 0) - Math.min(...quiet);
  const spare = quietHeight(view, turn) - Math.min(...quiet);
  /** @type {Zone[]} */
  const zones = [];
  let y = EDGE;
  let strip = { x: EDGE, y, w: WIDTH - 2 * EDGE, h: STRIP };
  seats.forEach((seat, i) => {
    if (i === above) {
      strip = { ...strip, y };
      y += STRIP + GAP;
    }
    const zone = seat === turn ? bigZone(view, seat, y, bigHeight(view) + spare) : quietZone(view, seat, y);
    zones.push(zone);
    y += zone.h + GAP;
  });
  const middle = strip.y + PILED / 2 + 5;
  return {
    width: WIDTH,
    height,
    zones,
    strip,
    bank: { x: EDGE + 8, y: strip.y + 6, w: 396, h: STRIP - 14 },
    pile: { x: WIDTH - EDGE - 6 - PILED * 1.5 - 44, y: middle },
    discard: { x: WIDTH - EDGE - 14 - PILED / 2, y: middle },
  };
}

/** The middle of a pawn in a row. @param {Line[]} lines @param {number} index */
export function pawnSpot(lines, index) {
  const line = lines.find(({ from, count }) => index >= from && index < from + count) ?? lines[lines.length - 1];
  return { x: line.x + (index - line.from) * line.pitch, y: line.y, pitch: line.pitch };
}

/** The middle of a pawn in the bank: black above, white below, in two lines and smaller if there are many. @param {Table} table @param {'b' | 'w'} colour @param {number} index @param {number} count */
export function bankSpot({ bank }, colour, index, count) {
  const room = bank.w - 136;
  const middle = bank.y + (colour === 'b' ? 0.27 : 0.73) * bank.h;
  if (count <= 6) return { x: bank.x + 148 + 43 * index, y: middle, pitch: 43 };
  const perLine = Math.max(10, Math.ceil(count / 2));
  const pitch = room / perLine;
  const line = Math.floor(index / perLine);
  return { x: bank.x + 128 + pitch * (0.5 + (index % perLine)), y: middle + (count <= perLine ? 0 : (line - 0.5) * pitch), pitch };
}

/** @param {Laid} card @returns {Box} */
const around = ({ x, y, size }) => ({ x: x - size / 2, y: y - size / 2, w: size, h: size });

/** @param {View} view @param {Look} look */
export function geometry(view, look) {
  const table = layTable(view, look);
  /** @type {Place[]} */
  const places = [];
  let row = 0;
  /** @param {(Box & { id: string })[]} boxes */
  const add = (boxes) => {
    boxes.forEach((box, col) => places.push({ ...box, row, col }));
    row += 1;
  };
  const addStrip = () => {
    const pile = { x: table.pile.x - PILED / 2 - 6, y: table.strip.y + 2, w: PILED + 12, h: STRIP - 4 };
    const discard = { ...pile, x: table.discard.x - PILED / 2 - 6 };
    add([{ id: 'bank', ...table.bank }, { id: 'pile', ...pile }, { id: view.board.offer ? 'offer' : 'discard', ...discard }]);
  };
  table.zones.forEach((zone, i) => {
    if (i === Math.ceil(table.zones.length / 2)) addStrip();
    const cards = zone.cards.map((card) => ({ id: card.place, ...around(card) }));
    if (!zone.big) {
      add([{ id: `row:${zone.seat}`, x: zone.x, y: zone.y, w: QUIET_ROW + 10, h: zone.h }, ...cards]);
      return;
    }
    for (const line of zone.lines) {
      add(Array.from({ length: line.count }, (_, j) => ({ id: `${zone.seat}@${line.from + j + 1}`, x: line.x + (j - 0.5) * line.pitch, y: line.y - LINE / 2, w: line.pitch, h: LINE })));
    }
    if (cards.length) add(cards);
  });
  return { width: table.width, height: table.height, places };
}

/**
 * Pawns and cards, each with where it came from.
 * @param {View} view
 * @param {Look} look
 * @param {string | null} [draft]
 */
export function pieces(view, look, draft = null) {
  const table = layTable(view, look);
  const origin = exchangeOrigins(view);
  const pawns = table.zones.flatMap((zone) =>
    [...rowOf(view, zone.seat, draft)].map((colour, i) => {
      const at = `${zone.seat}@${i + 1}`;
      const { x, y, pitch } = pawnSpot(zone.lines, i);
      return { kind: `pawn-${colour}`, seat: null, at, x, y, scale: pitch / PITCH, from: origin(at) };
    }),
  );
  const { black, white } = view.board.bank;
  const bank = /** @type {['b' | 'w', number][]} */ ([['b', black], ['w', white]]).flatMap(([colour, count]) =>
    Array.from({ length: count }, (_, i) => {
      const at = `bank:${colour}${i}`;
      const { x, y, pitch } = bankSpot(table, colour, i, count);
      return { kind: `pawn-${colour}`, seat: null, at, x, y, scale: pitch / PITCH, from: origin(at) };
    }),
  );
  return [...bank, ...pawns, ...cardPieces(view, table)];
}

/** @param {View} view @param {Table} table */
function cardPieces(view, table) {
  const { pile, discard, offer } = view.board;
  const origin = cardOrigins(view);
  /** @param {string} at @param {{ x: number, y: number }} spot @param {number} size @param {Card | null} card */
  const piece = (at, { x, y }, size, card) => ({ kind: 'card', seat: null, at, x, y, scale: size / CARD, card, from: origin(at) });
  return [
    ...(discard.size ? [piece('discard', table.discard, PILED, null)] : []),
    ...(offer ? [piece('offer', table.discard, PILED, offer)] : []),
    ...table.zones.flatMap((zone) => zone.cards.map((card) => piece(card.place, card, card.size, card))),
    ...(pile.size ? [piece('pile', table.pile, PILED, null)] : []),
  ];
}
