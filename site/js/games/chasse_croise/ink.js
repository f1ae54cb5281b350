// The colours of the game: enamel red and cream, the browns and oranges of a poster of the seventies.

export const RED = '#d3222a';
export const RED_DEEP = '#a5141c';
export const CREAM = '#f7ecd6';
export const HONEY = '#efc873';
export const ORANGE = '#ea7a2d';
export const MUSTARD = '#e6a92e';
export const COCOA = '#3c1c13';
export const COCOA_DEEP = '#27110b';

/** The ribbons woven over the board: Red's lanes and White's, each with the line along its edges. */
export const RIBBONS = [
  { fill: '#e98a63', line: '#f7c9a6' },
  { fill: '#f4e5c6', line: '#e2a65f' },
];

/** The font of numerals: heavy and round. */
export const NUMERALS = { fontFamily: 'var(--font-text, Inter, sans-serif)', fontWeight: 850, fontVariantNumeric: 'tabular-nums' };
