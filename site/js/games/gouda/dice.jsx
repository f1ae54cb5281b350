// Dice with colours and signs: a green triangle up, a red one down, a yellow disc that stays where it is.

/** @typedef {{ colour: string, state: string, idle: boolean }} Rolled a die as the rules show it */

/** @type {Record<string, { fill: string, edge: string, sign: string }>} */
const FACES = {
  g: { fill: '#3f9a4c', edge: '#1c5526', sign: 'M0-25 28 21H-28Z' },
  y: { fill: '#f0bf35', edge: '#8a6206', sign: 'M0-20a20 20 0 1 0 0 40 20 20 0 0 0 0-40Z' },
  r: { fill: '#d2393a', edge: '#741417', sign: 'M0 25-28-21H28Z' },
};

/**
 * A die round its middle, 92 units wide. Used: flat and ticked off. Void: struck out.
 * @param {{ colour: string, state?: string, tumbling?: boolean, late?: number }} props
 */
export function Die({ colour, state = 'open', tumbling = false, late = 0 }) {
  const { fill, edge, sign } = FACES[colour];
  if (state !== 'open') {
    return (
      <g class={`die ${state}`}>
        <rect x="-42" y="-42" width="84" height="84" rx="18" fill={fill} fill-opacity=".16" style={{ stroke: 'currentColor' }} stroke-opacity=".65" stroke-width="4" stroke-dasharray="9 7" />
        <path d={sign} fill={fill} fill-opacity=".45" style={{ stroke: 'currentColor' }} stroke-opacity=".5" stroke-width="2" />
        <path d={state === 'void' ? 'M-34-34 34 34M34-34-34 34' : 'M-30 6-8 28 34-26'} fill="none" style={{ stroke: 'currentColor' }} stroke-width="8" stroke-linecap="round" stroke-linejoin="round" />
      </g>
    );
  }
  return (
    <g class={`die${tumbling ? ' tumbling' : ''}`} style={tumbling ? { animationDelay: `${late * 60}ms` } : undefined}>
      <rect x="-43" y="-38" width="90" height="88" rx="20" fill="#0d0a14" fill-opacity=".35" />
      <rect x="-46" y="-46" width="92" height="92" rx="20" fill={edge} />
      <rect x="-46" y="-46" width="92" height="86" rx="20" fill={fill} />
      <path d="M-28-40H26Q40-40 41-26" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="5" stroke-linecap="round" />
      <path d={sign} transform="translate(0 -3)" fill="#fffdf5" stroke={edge} stroke-width="3" stroke-linejoin="round" />
    </g>
  );
}

/** A die as a small picture in a text or on a button. @param {{ colour: string, size?: number, state?: string, tumbling?: boolean, late?: number }} props */
export function DieSign({ size = 22, ...die }) {
  return (
    <svg class="gouda-die" viewBox="-52 -52 104 108" width={size} height={size} aria-hidden="true" focusable="false">
      <Die {...die} />
    </svg>
  );
}
