// The six power markers: big tokens with a picture each, face up or face down.

/** What each looks like: two colours and a picture of strokes on a disc of radius 50. @type {Record<string, { fill: string, edge: string, art: string }>} */
const TOKENS = {
  reroll: { fill: '#2f7f86', edge: '#0f3f44', art: 'M-22-8a24 24 0 0 1 42-8M22 8a24 24 0 0 1-42 8M22-30v15H7M-22 30V15h15' },
  improve: { fill: '#4a9150', edge: '#1c4a22', art: 'M0 26V-24M-20-6 0-26 20-6M-20 16 0-4 20 16' },
  worsen: { fill: '#b23a3a', edge: '#5c1214', art: 'M0-26V24M-20 6 0 26 20 6M-20-16 0 4 20-16' },
  transfer: { fill: '#7a55a8', edge: '#3a2158', art: 'M-28 20a5 5 0 1 0 .1 0M-24 12C-18-22 14-24 24-2M10-8l15 8 6-17' },
  annul: { fill: '#3d4250', edge: '#14171f', art: 'M0-27a27 27 0 1 0 .1 0M-19-19 19 19' },
  extra: { fill: '#c58a1d', edge: '#5f3d05', art: 'M0-27a27 27 0 1 0 .1 0M0-14V2l11 7M-34-30l8 8M34-30l-8 8' },
};

/** A marker round its middle, 100 units across. @param {{ marker: string }} props */
export function Token({ marker }) {
  const { fill, edge, art } = TOKENS[marker];
  return (
    <g>
      <circle cy="5" r="50" fill="#0a0710" fill-opacity=".4" />
      <circle r="50" fill={edge} />
      <circle cy="-3" r="47" fill={fill} />
      <circle cy="-3" r="40" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2.5" stroke-dasharray="6 6" />
      <path d={art} transform="translate(0 -3) scale(.94)" fill="none" stroke="#fffdf4" stroke-width="7" stroke-linecap="round" stroke-linejoin="round" />
    </g>
  );
}

/** A marker as a picture on a button. @param {{ marker: string, size?: number }} props */
export function TokenSign({ marker, size = 56 }) {
  return (
    <svg class="gouda-token" viewBox="-54 -54 108 112" width={size} height={size} aria-hidden="true" focusable="false">
      <Token marker={marker} />
    </svg>
  );
}

/** A marker face down, with a number of them. @param {{ size?: number }} props */
export function HiddenSign({ size = 16 }) {
  return (
    <svg class="gouda-hidden" viewBox="-54 -54 108 108" width={size} height={size} aria-hidden="true" focusable="false">
      <circle r="46" fill="currentColor" fill-opacity=".18" stroke="currentColor" stroke-width="9" />
      <path d="M-14-12a15 15 0 1 1 20 14q-6 4-6 12M0 30v.1" fill="none" stroke="currentColor" stroke-width="11" stroke-linecap="round" />
    </svg>
  );
}

/** A piece of cheese. @param {{ size?: number }} props */
export function CheeseSign({ size = 16 }) {
  return (
    <svg class="gouda-cheese" viewBox="-30 -30 60 60" width={size} height={size} aria-hidden="true" focusable="false">
      <Wedge />
    </svg>
  );
}

/** A wedge of Gouda round its middle. */
export function Wedge() {
  return (
    <g stroke="#7a4a05" stroke-width="2.5" stroke-linejoin="round">
      <path d="M-26 4 10-16q14 2 16 16L-26 4Z" fill="#ffe08a" />
      <path d="M-26 4 26 0v18H-26Z" fill="#f3b62c" />
      <path d="M-26 14h52v5h-52z" fill="#b8332a" />
      <g fill="#c98a16" stroke="none">
        <circle cx="-10" cy="9" r="3.4" />
        <circle cx="12" cy="7" r="4.4" />
        <circle cx="8" cy="-6" r="3" />
      </g>
    </g>
  );
}
