// Dice with pips: on the board's corners, beside it, and as small signs on buttons.

/** Where the pips of each face are, on a face of 100 × 100 round its middle. @type {[number, number][][]} */
const PIPS = [
  [],
  [[0, 0]],
  [[-24, -24], [24, 24]],
  [[-25, -25], [0, 0], [25, 25]],
  [[-24, -24], [24, -24], [-24, 24], [24, 24]],
  [[-25, -25], [25, -25], [0, 0], [-25, 25], [25, 25]],
  [[-24, -27], [24, -27], [-24, 0], [24, 0], [-24, 27], [24, 27]],
];

/** @param {{ value: number, color: string, r?: number }} props */
function Pips({ value, color, r = 9.5 }) {
  return <>{PIPS[value].map(([x, y]) => <circle cx={x} cy={y} r={value === 1 ? r * 1.35 : r} style={{ fill: color }} />)}</>;
}

/** Faces a die shows while it tumbles, before the one it falls on. @param {number} value */
const passing = (value) => [((value + 1) % 6) + 1, ((value + 3) % 6) + 1, ((value + 4) % 6) + 1];

/**
 * A die round its middle, 92 units wide: cream and thick when it can be played, flat and struck out when it is used up.
 * @param {{ value: number, used?: boolean, waiting?: boolean, tumbling?: boolean, late?: boolean }} props
 */
export function Die({ value, used = false, waiting = false, tumbling = false, late = false }) {
  if (used) {
    return (
      <g class="die used">
        <rect x="-42" y="-42" width="84" height="84" rx="18" fill="#fff" fill-opacity=".16" style={{ stroke: 'currentColor' }} stroke-opacity=".65" stroke-width="4" stroke-dasharray="9 7" />
        <g opacity=".55">
          <Pips value={value} color="currentColor" r={8} />
        </g>
        <path d="M-38 38 38-38" style={{ stroke: 'currentColor' }} stroke-width="6" stroke-linecap="round" />
      </g>
    );
  }
  return (
    <g class={`die${tumbling ? ' tumbling' : ''}${late ? ' late' : ''}`} opacity={waiting ? 0.45 : 1}>
      <rect x="-43" y="-38" width="90" height="88" rx="20" fill="#1d0a05" fill-opacity=".4" />
      <rect x="-46" y="-46" width="92" height="92" rx="20" fill="#cdb58a" />
      <rect x="-46" y="-46" width="92" height="87" rx="20" fill="#fbf4e4" />
      <path d="M-28-41H26Q40-41 41-27" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" />
      <g class="die-face" transform="translate(0 -2.5)">
        <Pips value={value} color={value === 1 ? '#c9151e' : '#2e120b'} />
      </g>
      {tumbling &&
        passing(value).map((face, i) => (
          <g class={`die-passing die-passing-${i}`} transform="translate(0 -2.5)">
            <rect x="-42" y="-40" width="84" height="80" rx="16" fill="#fbf4e4" />
            <Pips value={face} color={face === 1 ? '#c9151e' : '#2e120b'} />
          </g>
        ))}
    </g>
  );
}

/** A die as a small sign in a text or on a button. @param {{ value: number, size?: number }} props */
export function DieSign({ value, size = 20 }) {
  return (
    <svg class="die-sign" viewBox="-50 -50 100 100" width={size} height={size} aria-hidden="true" focusable="false">
      <rect x="-44" y="-44" width="88" height="88" rx="20" fill="#fbf4e4" stroke="#2e120b" stroke-width="7" />
      <Pips value={value} color={value === 1 ? '#c9151e' : '#2e120b'} r={10} />
    </svg>
  );
}
