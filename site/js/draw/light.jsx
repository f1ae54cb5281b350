// Light and shade shared by the drawings: gradients instead of filters, so a phone stays at 60 frames.
// The light always comes from the top left.

/** A stop: where (0 to 1), colour, opacity. @typedef {[number, string, number?]} Stop */

/** @param {{ stops: Stop[] }} props */
function Stops({ stops }) {
  return (
    <>
      {stops.map(([offset, color, opacity]) => (
        <stop offset={offset} stop-color={color} stop-opacity={opacity} />
      ))}
    </>
  );
}

/**
 * @param {{ id: string, stops: Stop[], cx?: number, cy?: number, r?: number, fx?: number, fy?: number, user?: boolean, transform?: string }} props
 */
export function Radial({ id, stops, user, transform, ...circle }) {
  return (
    <radialGradient id={id} gradientUnits={user ? 'userSpaceOnUse' : undefined} gradientTransform={transform} {...circle}>
      <Stops stops={stops} />
    </radialGradient>
  );
}

/**
 * @param {{ id: string, stops: Stop[], x1?: number, y1?: number, x2?: number, y2?: number, user?: boolean }} props
 */
export function Linear({ id, stops, user, ...line }) {
  return (
    <linearGradient id={id} gradientUnits={user ? 'userSpaceOnUse' : undefined} {...line}>
      <Stops stops={stops} />
    </linearGradient>
  );
}

/** A soft round shadow that fades to nothing, for `fill` of an ellipse. @param {{ id: string, opacity?: number }} props */
export function Shadow({ id, opacity = 0.55 }) {
  return (
    <Radial
      id={id}
      stops={[
        [0, '#0a0703', opacity],
        [0.55, '#0a0703', opacity * 0.72],
        [0.8, '#0a0703', opacity * 0.28],
        [1, '#0a0703', 0],
      ]}
    />
  );
}
