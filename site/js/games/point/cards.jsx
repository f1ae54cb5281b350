// The exchange cards: square, of cream paper, folded in the middle. What is given back stands above the fold, what is taken below it. Turned by
// 180 degrees the card reads as its other reading, as it does on the table: nothing but the card is turned.

import { CARD } from './geometry.js';
import { BACK, BROWN, CREAM, IVORY, SEA, WINE } from './ink.js';
import { Printed } from './pawns.jsx';

/** @typedef {import('./geometry.js').Card} Card */
/** @typedef {import('./geometry.js').Reading} Reading */

const HALF = CARD / 2;

/**
 * @param {{ card: Card, turned: boolean, uid: string, plain: boolean, judged?: boolean }} props
 *   judged: tell which readings could be used
 */
export function Face({ card, turned, uid, plain, judged = true }) {
  const [printed] = card.readings;
  const [upright, other] = turned ? [...card.readings].reverse() : card.readings;
  return (
    <>
      <g class="point-turn" style={{ transform: turned ? 'rotate(180deg)' : 'rotate(0deg)' }}>
        <Paper plain={plain} />
        <Printed pawns={printed.gives} uid={uid} y={-39} />
        <Printed pawns={printed.takes} uid={uid} y={39} />
      </g>
      <Arrow />
      {judged && (
        <>
          <Verdict reading={upright} x={-HALF + 17} y={-HALF + 19} />
          <Verdict reading={other} x={HALF - 17} y={HALF - 19} />
        </>
      )}
      {(card.copies ?? 1) > 1 && <Copies count={card.copies ?? 1} />}
    </>
  );
}

/** @param {{ plain: boolean }} props */
function Paper({ plain }) {
  return (
    <>
      {!plain && <rect x={-HALF + 5} y={-HALF + 8} width={CARD - 6} height={CARD - 6} rx="15" fill="#1d1206" fill-opacity=".28" />}
      <rect x={-HALF + 2} y={-HALF + 2} width={CARD - 4} height={CARD - 4} rx="14" fill={plain ? '#fff' : CREAM} stroke={plain ? '#000' : BROWN} stroke-opacity={plain ? 1 : 0.55} stroke-width={plain ? 4 : 2} />
      <path d={`M-34 ${-HALF + 9}H34`} stroke={WINE} stroke-width="7" stroke-linecap="round" />
      <path d={`M-34 ${HALF - 9}H34`} stroke={SEA} stroke-width="7" stroke-linecap="round" stroke-dasharray="0.1 13.6" />
      <path d={`M${-HALF + 10} 0H${HALF - 10}`} stroke={BROWN} stroke-opacity=".45" stroke-width="2" stroke-dasharray="7 6" />
      {!plain && <path d={`M${-HALF + 4} 1.5H${HALF - 4}`} stroke="#fff" stroke-width="1.5" />}
    </>
  );
}

/** From above the fold to below it, whichever way the card lies. */
function Arrow() {
  return (
    <>
      <circle r="13" fill={CREAM} stroke={BROWN} stroke-opacity=".5" stroke-width="1.5" />
      <path d="M0-6.5V6M-5 1 0 6.5 5 1" fill="none" stroke={BROWN} stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
    </>
  );
}

/** A tick where a reading can be used, a bar where the bank is short; nothing where the row lacks the pawns. @param {{ reading: Reading, x: number, y: number }} props */
function Verdict({ reading, x, y }) {
  if (reading.usable) {
    return (
      <g transform={`translate(${x} ${y})`}>
        <circle r="12" fill="#2f6b45" stroke="#fff" stroke-width="2" />
        <path d="M-5.5.5-1.5 4.5 6-4.5" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" />
      </g>
    );
  }
  if (reading.places.length === 0) return null;
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="11" fill="#fff" stroke="#97313b" stroke-width="3" />
      <path d="M-5 0H5" stroke="#97313b" stroke-width="3.5" stroke-linecap="round" />
    </g>
  );
}

/** @param {{ count: number }} props */
function Copies({ count }) {
  return (
    <g transform={`translate(${HALF - 18} ${-HALF + 20})`}>
      <rect x="-19" y="-15" width="38" height="30" rx="15" fill={BROWN} stroke="#fff" stroke-width="2" />
      <text y="8" text-anchor="middle" font-size="23" font-weight="700" fill="#fff" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)' }}>
        {`\u00d7${count}`}
      </text>
    </g>
  );
}

/** @param {{ plain: boolean }} props */
export function Back({ plain }) {
  return (
    <>
      {!plain && <rect x={-HALF + 5} y={-HALF + 8} width={CARD - 6} height={CARD - 6} rx="15" fill="#1d1206" fill-opacity=".28" />}
      <rect x={-HALF + 2} y={-HALF + 2} width={CARD - 4} height={CARD - 4} rx="14" fill={plain ? '#fff' : BACK} stroke={plain ? '#000' : '#10292e'} stroke-width={plain ? 4 : 2} />
      <rect x={-HALF + 13} y={-HALF + 13} width={CARD - 26} height={CARD - 26} rx="8" fill="none" stroke={plain ? '#000' : IVORY} stroke-opacity=".75" stroke-width="3" />
      <g fill="none" stroke={plain ? '#000' : IVORY} stroke-width="6">
        <circle r="38" stroke-opacity=".85" />
        <circle r="21" stroke-opacity=".5" />
      </g>
      <circle r="9" fill={plain ? '#000' : IVORY} />
    </>
  );
}
