// The letters and figures of the frame, cut into it: dark, with the light catching the lower edge.

import { FRAME, SIDE, coordinates } from './geometry.js';

/** @param {{ flip: boolean, color: string, light?: string }} props */
export function Coordinates({ flip, color, light }) {
  const { along, down } = coordinates(flip);
  const middle = FRAME / 2;
  const labels = [
    ...along.flatMap(({ name, at }) => [{ name, x: at, y: middle }, { name, x: at, y: SIDE - middle }]),
    ...down.flatMap(({ name, at }) => [{ name, x: middle, y: at }, { name, x: SIDE - middle, y: at }]),
  ];
  const letters = labels.map(({ name, x, y }) => (
    <text x={x} y={y + 8.8}>
      {name}
    </text>
  ));
  return (
    <g class="coordinates" aria-hidden="true" text-anchor="middle" font-size="25" font-weight="600" style={{ fontFamily: 'var(--font-text, Inter, sans-serif)' }}>
      {light && (
        <g fill={light} fill-opacity=".6" transform="translate(.8 1.4)">
          {letters}
        </g>
      )}
      <g style={{ fill: color }}>{letters}</g>
    </g>
  );
}
