/*
 * The mark of the house: a pawn that is a lighthouse. An "escale" is a port of call; a game piece lights the way in.
 * The tile's colour goes to its edges, so that an icon may be cut to any shape.
 */

/** @param {{ size?: number }} props */
export function BrandMark({ size = 32 }) {
  return (
    <svg class="brand-mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="7" fill="#7a1f3d" />
      <g fill="#f6d97c" fill-opacity=".2">
        <path d="M16 8.7 2 4.6v8.2ZM16 8.7l14-4.1v8.2Z" />
        <path d="M16 8.7 4.6 5.4v6.6ZM16 8.7l11.4-3.3v6.6Z" />
        <path d="M16 8.7 7.2 6.1v5.2ZM16 8.7l8.8-2.6v5.2Z" />
      </g>
      <path d="M12.7 14.2h6.6l2.3 9.3H10.4Z" fill="#fbf3e2" />
      <path d="M12 17.1h8l.65 2.7h-9.3Z" fill="#b0415f" />
      <path d="M16 14.2h3.3l2.3 9.3H16Z" fill="#3a0d1c" fill-opacity=".13" />
      <rect x="10.8" y="12.3" width="10.4" height="2.5" rx="1.25" fill="#fbf3e2" />
      <rect x="7.8" y="23" width="16.4" height="4.2" rx="1.7" fill="#fbf3e2" />
      <path d="M16 23h6.5a1.7 1.7 0 0 1 1.7 1.7v.8a1.7 1.7 0 0 1-1.7 1.7H16Z" fill="#3a0d1c" fill-opacity=".1" />
      <circle cx="16" cy="8.7" r="4.3" fill="#f3cf63" />
      <circle cx="14.7" cy="7.4" r="1.5" fill="#fffbe8" />
    </svg>
  );
}
