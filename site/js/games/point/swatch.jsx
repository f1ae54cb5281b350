// A player's sign: the pawn that is collected, with the number of the seat. Before the lot, half of each.

import { EBONY, IVORY } from './ink.js';

/** What the options alone settle; with two players the lot decides. @type {Record<string, string>} */
const SETTLED = { 3: 'bbb', 4: 'bwbw', teams: 'bwbw' };

/** @param {{ seat: number, options: Record<string, string>, uid: string, view?: import('../../types.js').View }} props */
export function Swatch({ seat, options, view }) {
  const colour = view?.board.colours[seat] ?? SETTLED[options.players]?.[seat] ?? null;
  const number = seat + 1;
  return (
    <svg class="swatch-drawing" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true" focusable="false">
      <circle cx="24" cy="24" r="21" fill={colour === 'b' ? EBONY : IVORY} stroke="#3a2612" stroke-width="2" />
      {colour === null && <path d="M24 3a21 21 0 0 1 0 42z" fill={EBONY} />}
      <circle cx="24" cy="24" r="17.5" fill="none" stroke={colour === 'b' ? '#8a7a6a' : '#3a2612'} stroke-width={colour === 'w' ? 3.5 : 1.5} />
      {colour === null && <circle cx="24" cy="24" r="12.5" fill={IVORY} stroke="#3a2612" stroke-width="1.5" />}
      <text x="24" y="31.5" text-anchor="middle" font-size="21" font-weight="750" fill={colour === 'b' ? IVORY : EBONY} style={{ fontFamily: 'var(--font-text, Inter, sans-serif)' }}>
        {number}
      </text>
    </svg>
  );
}
