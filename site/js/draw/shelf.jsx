// The shelf of the home page: an oak plank that takes any width, for boxes to stand on.

import { Linear } from './light.jsx';
import { Grain } from './textures.jsx';

/** One plank; stretch it with CSS (width: 100%, height about 44px). The boxes stand on its upper third. @param {{ uid: string }} props */
export function Plank({ uid }) {
  return (
    <svg class="plank" width="100%" height="44" aria-hidden="true" focusable="false">
      <defs>
        <Grain id={`${uid}-grain`} seed={17} breadth={48} length={620} />
        <linearGradient id={`${uid}-top`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--shelf-mid, #b98a56)' }} />
          <stop offset="1" style={{ stopColor: 'var(--shelf-light, #d9b184)' }} />
        </linearGradient>
        <linearGradient id={`${uid}-edge`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--shelf-light, #d9b184)' }} />
          <stop offset=".3" style={{ stopColor: 'var(--shelf-mid, #b98a56)' }} />
          <stop offset="1" style={{ stopColor: 'var(--shelf-dark, #7d5630)' }} />
        </linearGradient>
        <Linear id={`${uid}-under`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#1a0f05', 0.4], [1, '#1a0f05', 0]]} />
      </defs>
      <rect width="100%" height="14" fill={`url(#${uid}-top)`} />
      <rect y="14" width="100%" height="18" fill={`url(#${uid}-edge)`} />
      <rect width="100%" height="32" fill={`url(#${uid}-grain)`} />
      <rect y="13.5" width="100%" height="1.2" fill="#fff3dc" fill-opacity=".55" />
      <rect y="32" width="100%" height="12" fill={`url(#${uid}-under)`} />
    </svg>
  );
}
