// The pawns: Red's are cones, White's are cylinders, so that shape tells them apart as well as colour. Drawn round the middle of a square.

import { Linear, Radial, Shadow } from '../../draw/light.jsx';

/** @param {{ uid: string }} props */
export function PawnDefs({ uid }) {
  return (
    <>
      <Shadow id={`${uid}-shade`} opacity={0.6} />
      <Linear id={`${uid}-cone`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#8e0d14'], [0.22, '#e3242c'], [0.36, '#ff7a6b'], [0.5, '#dc1f28'], [0.82, '#980f17'], [1, '#5f070c']]} />
      <Linear id={`${uid}-cone-foot`} x1={0} y1={0} x2={1} y2={0.4} stops={[[0, '#e9424a'], [0.45, '#b8161f'], [1, '#6b090f']]} />
      <Radial id={`${uid}-cone-tip`} cx={0.38} cy={0.32} r={0.7} stops={[[0, '#ffc9bd'], [0.35, '#f0433f'], [1, '#a01119']]} />
      <Linear id={`${uid}-drum`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#b9a684'], [0.2, '#f6ecd8'], [0.36, '#ffffff'], [0.6, '#efe2c6'], [0.88, '#b7a37f'], [1, '#8d795a']]} />
      <Linear id={`${uid}-drum-top`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#ffffff'], [0.6, '#fbf4e4'], [1, '#ddcba6']]} />
      <Linear id={`${uid}-drum-band`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#24100a'], [0.3, '#6d4030'], [0.6, '#3c1c13'], [1, '#1a0a05']]} />
      <Cone id={`${uid}-pawn-0`} uid={uid} />
      <Drum id={`${uid}-pawn-1`} uid={uid} />
    </>
  );
}

/** @param {{ id: string, uid: string }} props */
function Cone({ id, uid }) {
  return (
    <g id={id}>
      <ellipse cx="7" cy="25" rx="39" ry="19" fill={`url(#${uid}-shade)`} />
      <path d="M-32 19v6a32 14 0 0 0 64 0v-6z" fill={`url(#${uid}-cone-foot)`} />
      <ellipse cy="19" rx="32" ry="14" fill={`url(#${uid}-cone-foot)`} />
      <ellipse cy="19" rx="31" ry="13.2" fill="none" stroke="#ffd9c9" stroke-opacity=".65" stroke-width="1.6" />
      <path d="M-24.5 17C-14-2-9-18-7.5-29.5A8 8 0 0 1 7.5-29.5C9-18 14-2 24.5 17A24.5 10.5 0 0 1-24.5 17z" fill={`url(#${uid}-cone)`} />
      <circle cy="-30" r="9.5" fill={`url(#${uid}-cone-tip)`} stroke="#6b090f" stroke-opacity=".5" stroke-width="1.2" />
      <path d="M-16.5 14C-9.5-1-6-14-5-24" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="3" stroke-linecap="round" />
      <ellipse cx="-3" cy="-33.5" rx="3.2" ry="2.3" fill="#fff" fill-opacity=".9" />
    </g>
  );
}

/** @param {{ id: string, uid: string }} props */
function Drum({ id, uid }) {
  return (
    <g id={id}>
      <ellipse cx="7" cy="25" rx="38" ry="19" fill={`url(#${uid}-shade)`} />
      <path d="M-29-15v35a29 13 0 0 0 58 0v-35z" fill={`url(#${uid}-drum)`} stroke="#3c1c13" stroke-width="2.6" />
      <path d="M-29 1v9a29 13 0 0 0 58 0v-9a29 13 0 0 1-58 0z" fill={`url(#${uid}-drum-band)`} />
      <ellipse cy="-15" rx="29" ry="13" fill={`url(#${uid}-drum-top)`} stroke="#3c1c13" stroke-width="2.6" />
      <ellipse cy="-15" rx="17.5" ry="7.4" fill="none" stroke="#3c1c13" stroke-width="3.4" />
      <path d="M-21.5-3v18" stroke="#fff" stroke-opacity=".75" stroke-width="3.5" stroke-linecap="round" />
    </g>
  );
}

/** The same in plain shapes, for high contrast. @param {{ uid: string }} props */
export function PlainPawnDefs({ uid }) {
  return (
    <>
      <g id={`${uid}-pawn-0`}>
        <path d="M0-40 36 34H-36z" style={{ fill: 'var(--plain-ball-1, #b3261e)', stroke: 'var(--plain-pale, #fff)' }} stroke-width="7" stroke-linejoin="round" />
        <path d="M0-40 36 34H-36z" fill="none" style={{ stroke: 'var(--plain-dark, #111)' }} stroke-width="3" stroke-linejoin="round" />
      </g>
      <g id={`${uid}-pawn-1`}>
        <rect x="-30" y="-32" width="60" height="64" rx="10" style={{ fill: 'var(--plain-pale, #fff)', stroke: 'var(--plain-dark, #111)' }} stroke-width="8" />
        <rect x="-30" y="-6" width="60" height="13" style={{ fill: 'var(--plain-dark, #111)' }} />
      </g>
    </>
  );
}
