// A side's pawn, small and light: it stands beside names and before every turn of the move list.

/** @param {{ seat: number, options: Record<string, string>, uid: string }} props */
export function Swatch({ seat }) {
  return (
    <svg class="swatch-drawing" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true" focusable="false">
      {seat === 0 ? (
        <g stroke="#5f070c" stroke-width="1.4" stroke-linejoin="round">
          <path d="M5 35v3a19 8 0 0 0 38 0v-3z" fill="#8e0d14" />
          <ellipse cx="24" cy="35" rx="19" ry="8" fill="#d3222a" />
          <path d="M9.5 34C16 25 18.5 17 19.5 9.5a4.6 4.6 0 0 1 9 0C29.5 17 32 25 38.5 34a14.5 6 0 0 1-29 0z" fill="#e3313a" />
          <path d="M14.5 33C19 25 21 18 21.6 11" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="2.4" stroke-linecap="round" />
        </g>
      ) : (
        <g stroke="#3c1c13" stroke-width="1.8">
          <path d="M8 13v23a16 7.5 0 0 0 32 0V13z" fill="#fbf4e4" />
          <path d="M8 23v6.5a16 7.5 0 0 0 32 0V23a16 7.5 0 0 1-32 0z" fill="#3c1c13" stroke="none" />
          <ellipse cx="24" cy="13" rx="16" ry="7.5" fill="#fff" />
          <ellipse cx="24" cy="13" rx="8.5" ry="3.6" fill="none" stroke-width="2.4" />
        </g>
      )}
    </svg>
  );
}
