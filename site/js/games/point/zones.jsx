// What the pieces lie on: each player's part of the mat with its name and grooves, and between them the bank and the two piles.

import { PER_LINE, PILED, PITCH } from './geometry.js';
import { BROWN, CREAM } from './ink.js';
import { collected, seatName } from './words.js';

/** @typedef {import('../../types.js').BoardProps} BoardProps */
/** @typedef {import('./geometry.js').Zone} Zone */
/** @typedef {import('./geometry.js').Table} Table */
/** @typedef {{ table: Table, plain: boolean }} OnTable */

const TEXT = { fontFamily: 'var(--font-text, Inter, sans-serif)' };
const DISPLAY = { fontFamily: 'var(--font-display, Fraunces, serif)' };

/** @param {BoardProps & OnTable} props */
export function Zones(props) {
  return (
    <g pointer-events="none">
      {props.table.zones.map((zone) => (
        <g key={zone.seat}>
          <Part {...props} zone={zone} />
          <Name {...props} zone={zone} />
          {zone.lines.map((line, i) => (
            <Groove key={i} zone={zone} line={line} goesOn={i < zone.lines.length - 1} plain={props.plain} />
          ))}
          {zone.slots.map(({ x, y, size }, i) => (
            <rect key={i} x={x - size / 2 + 3} y={y - size / 2 + 3} width={size - 6} height={size - 6} rx="12" fill="none" stroke={props.plain ? '#767676' : BROWN} stroke-opacity=".4" stroke-width="2" stroke-dasharray="6 7" />
          ))}
        </g>
      ))}
    </g>
  );
}

/** @param {BoardProps & OnTable & { zone: Zone }} props */
function Part({ view, zone, plain }) {
  const won = view.outcome?.winners.includes(zone.seat);
  const paint = plain
    ? { fill: zone.big ? 'var(--plain-other, #e4e4e4)' : 'none', stroke: 'var(--plain-line, #000)' }
    : { fill: '#fff4dc', stroke: won || zone.big ? 'var(--mark-gold, #f0c43c)' : '#fff4dc' };
  return (
    <rect
      x={zone.x}
      y={zone.y}
      width={zone.w}
      height={zone.h}
      rx="16"
      fill-opacity={plain ? 1 : zone.big ? 0.3 : 0.16}
      stroke-width={zone.big || won ? 4 : 2}
      stroke-opacity={plain || zone.big || won ? 1 : 0.35}
      style={paint}
    />
  );
}

/** Whose it is and what is collected there. @param {BoardProps & OnTable & { zone: Zone }} props */
function Name({ view, t, uid, zone, plain }) {
  const colour = collected(view, zone.seat);
  const stopped = view.board.stopped.includes(zone.seat);
  const { x, y } = zone.name;
  const size = zone.big ? 30 : 25;
  const name = seatName(zone.seat, view, t);
  return (
    <g>
      {colour ? (
        <use href={`#${uid}-pawn-${colour}`} transform={`translate(${x + 13} ${y}) scale(.34)`} />
      ) : (
        <circle cx={x + 13} cy={y} r="12" fill="none" stroke={plain ? '#000' : BROWN} stroke-width="3" stroke-dasharray="5 5" />
      )}
      <text x={x + 36} y={y + size * 0.34} font-size={size} font-weight={zone.big ? 650 : 560} style={{ ...DISPLAY, fill: plain ? 'var(--plain-line, #000)' : BROWN }}>
        {shortened(name, zone.big ? 34 : 20)}
        {stopped && (
          <tspan dx="12" font-size={size - 4} font-weight="500" font-style="italic">
            {t('point-stopped')}
          </tspan>
        )}
      </text>
    </g>
  );
}

/** @param {string} text @param {number} most */
const shortened = (text, most) => (text.length > most ? `${text.slice(0, most - 1)}\u2026` : text);

/** What pawns stand in; where the row goes on in the next line, a hook says so. @param {{ zone: Zone, line: import('./geometry.js').Line, goesOn: boolean, plain: boolean }} props */
function Groove({ zone, line, goesOn, plain }) {
  const radius = zone.big ? 40 : line.pitch / 2;
  const count = zone.big ? PER_LINE : line.count;
  if (count <= 0) return null;
  const [x, right] = [line.x - radius - 1, line.x + (count - 1) * line.pitch + radius + 1];
  return (
    <g>
      <rect x={x} y={line.y - radius} width={right - x} height={2 * radius} rx={radius} fill={plain ? '#fff' : '#5a3a18'} fill-opacity={plain ? 1 : 0.3} stroke={plain ? '#000' : '#3d2610'} stroke-opacity={plain ? 1 : 0.35} stroke-width={plain ? 2 : 1.5} />
      {!plain && <path d={`M${x + radius} ${line.y + radius - 1}H${right - radius}`} stroke="#fff3d8" stroke-opacity=".55" stroke-width="1.6" />}
      {goesOn && zone.big && (
        <path d={`M${right + 2} ${line.y + 18}q9 22-8 24M${right + 1} ${line.y + 34}l-8 8 8 7`} fill="none" stroke={plain ? '#000' : BROWN} stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
      )}
    </g>
  );
}

/** Bank and piles; with a use looked at, the bank says what it would hold. @param {BoardProps & OnTable & { preview: { bank: { black: number, white: number } } | null }} props */
export function Strip({ view, t, table, plain, preview, uid }) {
  const { bank, pile, discard, strip } = table;
  const ink = plain ? 'var(--plain-line, #000)' : CREAM;
  const { black, white } = view.board.bank;
  const counts = [
    { pawn: 'b', now: black, then: preview?.bank.black, y: bank.y + 0.27 * bank.h },
    { pawn: 'w', now: white, then: preview?.bank.white, y: bank.y + 0.73 * bank.h },
  ];
  return (
    <g pointer-events="none">
      <rect x={bank.x} y={bank.y} width={bank.w} height={bank.h} rx="18" fill={plain ? '#fff' : '#4a3017'} stroke={plain ? '#000' : '#2b1a0a'} stroke-width="2.5" />
      {!plain && <rect x={bank.x + 4} y={bank.y + 4} width={bank.w - 8} height={bank.h - 8} rx="15" fill="none" stroke="#000" stroke-opacity=".35" stroke-width="4" />}
      <text transform={`translate(${bank.x + 27} ${bank.y + bank.h / 2}) rotate(-90)`} text-anchor="middle" font-size="23" font-weight="600" letter-spacing=".5" style={{ ...TEXT, fill: ink }}>
        {t('point-bank')}
      </text>
      {counts.map(({ pawn, now, then = now, y }) => (
        <g key={pawn}>
          {now === 0 && then === 0 && <use href={`#${uid}-pawn-${pawn}`} transform={`translate(${bank.x + 148} ${y}) scale(.5)`} opacity=".28" />}
          <text x={bank.x + 116} y={y + 9} text-anchor="end" font-size="27" font-weight="700" style={{ ...TEXT, fill: then === now ? ink : plain ? '#000' : 'var(--mark-gold, #f0c43c)', fontVariantNumeric: 'tabular-nums' }}>
            {then === now ? now : `${now}\u2192${then}`}
          </text>
        </g>
      ))}
      <Well {...pile} count={view.board.pile.size} label={t('point-pile')} bottom={strip.y + strip.h} plain={plain} />
      <Well {...discard} count={view.board.discard.size} label={t('point-discard')} bottom={strip.y + strip.h} plain={plain} />
    </g>
  );
}

/** Where a pile lies: its thickness under the topmost card, its name and number below. @param {{ x: number, y: number, count: number, label: string, bottom: number, plain: boolean }} props */
function Well({ x, y, count, label, bottom, plain }) {
  const side = PILED - 4;
  const layers = Math.min(4, Math.ceil(count / 16));
  return (
    <g>
      <rect x={x - side / 2} y={y - side / 2} width={side} height={side} rx="10" fill="none" stroke={plain ? '#000' : BROWN} stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 6" />
      {Array.from({ length: layers }, (_, i) => (
        <rect key={i} x={x - side / 2 + (layers - i) * 2.4} y={y - side / 2 + (layers - i) * 2} width={side} height={side} rx="9" fill={plain ? '#fff' : '#e9ddc3'} stroke={plain ? '#000' : '#6b5a3c'} stroke-width="1.5" />
      ))}
      <text x={x} y={bottom - 2} text-anchor="middle" font-size="22" font-weight="600" style={{ ...TEXT, fill: plain ? 'var(--plain-line, #000)' : BROWN, fontVariantNumeric: 'tabular-nums' }}>
        {label} <tspan font-weight="750">{count}</tspan>
      </text>
    </g>
  );
}

/** Under each card of the hand on turn: how often the upright reading fits, or what the bank lacks. @param {BoardProps & OnTable & { upright: (card: import('./geometry.js').Card) => import('./geometry.js').Reading }} props */
export function Captions({ table, uid, plain, upright, view }) {
  const zone = table.zones.find(({ big }) => big);
  if (!zone || !zone.cards.length || view.outcome) return null;
  const ink = plain ? 'var(--plain-line, #000)' : BROWN;
  return (
    <g pointer-events="none">
      {zone.cards.map((card) => {
        const reading = upright(card);
        const lacking = reading.missing ? 'b'.repeat(reading.missing.black) + 'w'.repeat(reading.missing.white) : '';
        const room = Math.min(1, card.size / 120);
        return (
          <g key={card.place} transform={`translate(${card.x} ${card.y + card.size / 2 + 8 + 17 * room}) scale(${room})`} style={{ color: ink }}>
            {reading.places.length === 0 ? (
              <path d="M-10 0H10" stroke="currentColor" stroke-opacity=".55" stroke-width="4" stroke-linecap="round" />
            ) : lacking ? (
              <Lacking pawns={lacking} uid={uid} />
            ) : (
              <Fits count={reading.places.length} />
            )}
          </g>
        );
      })}
    </g>
  );
}

/** @param {{ pawns: string, uid: string }} props */
function Lacking({ pawns, uid }) {
  const start = -(pawns.length * 27) / 2;
  return (
    <>
      <rect x={start - 26} y="-18" width={pawns.length * 27 + 42} height="36" rx="18" fill="#fff" stroke="#97313b" stroke-width="2.5" />
      <path d={`M${start - 14} 0h12`} stroke="#97313b" stroke-width="4" stroke-linecap="round" />
      {[...pawns].map((pawn, i) => (
        <use key={i} href={`#${uid}-print-${pawn}`} transform={`translate(${start + 17 + i * 27} 0) scale(.8)`} />
      ))}
    </>
  );
}

/** A tick, and one mark for each place. @param {{ count: number }} props */
function Fits({ count }) {
  return (
    <>
      <rect x="-38" y="-18" width="76" height="36" rx="18" fill="#2f6b45" />
      <path d="M-24 1-18 7-7-7" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" />
      <text x="13" y="8.5" text-anchor="middle" font-size="24" font-weight="700" fill="#fff" style={TEXT}>
        {`\u00d7${count}`}
      </text>
    </>
  );
}

/** Numbers of the places, for those who want them. @param {BoardProps & OnTable & { length: number }} props */
export function Numbers({ table, look, plain, length }) {
  const zone = table.zones.find(({ big }) => big);
  if (!zone || !look.coordinates) return null;
  return (
    <g pointer-events="none" text-anchor="middle" font-size="17" font-weight="650" style={{ ...TEXT, fill: plain ? 'var(--plain-line, #000)' : BROWN }}>
      {zone.lines.flatMap((line) =>
        Array.from({ length: Math.min(line.count, length - line.from) }, (_, i) => (
          <text key={line.from + i} x={line.x + i * PITCH + 31} y={line.y - 28}>
            {line.from + i + 1}
          </text>
        )),
      )}
    </g>
  );
}
