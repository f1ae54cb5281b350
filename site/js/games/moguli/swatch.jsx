// A side's mole, small and light: it stands beside names and before every turn of the move list.

import { Helmet, StrawHat } from './pawns.jsx';

/** @type {{ fur: string, edge: string, eye: string, hat: string }[]} */
const COATS = [
  { fur: '#f6ecd4', edge: '#5c4520', eye: '#3a2b18', hat: '#edc65c' },
  { fur: '#40352f', edge: '#0c0806', eye: '#f7efe2', hat: '#b32a4d' },
];

/** @param {{ seat: number, options: Record<string, string>, uid: string }} props */
export function Swatch({ seat }) {
  const { fur, edge, eye, hat } = COATS[seat];
  const Hat = seat === 0 ? StrawHat : Helmet;
  return (
    <svg class="swatch-drawing" viewBox="-34 -41 68 74" width="32" height="32" aria-hidden="true" focusable="false">
      <path d="M-25 24C-27-4-16-26 0-26S27-4 25 24A25 8 0 0 1-25 24Z" fill={fur} stroke={edge} stroke-width="3" />
      <circle cx="-9" cy="-4" r="3" fill={eye} />
      <circle cx="9" cy="-4" r="3" fill={eye} />
      <ellipse cy="5" rx="7" ry="5.5" fill="#f2a3a0" stroke="#8a4340" stroke-width="1.6" />
      <Hat fill={hat} />
    </svg>
  );
}
