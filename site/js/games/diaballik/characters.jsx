/*
 * The Sage and the Monkey, as they sit on their stones. Drawn with a brush's outline so that they read at the size of a thumbnail:
 * the Sage is a blue mountain with a white beard, the Monkey two round ears, a pale face and a curl of tail.
 * Origin: the middle of the square; the seat is at about y = 8.
 */

import { Linear, Radial } from '../../draw/light.jsx';

const INK = '#2a211b';

/** @param {{ id: string, shadow: string }} props */
export function Sage({ id, shadow }) {
  return (
    <>
      <Linear id={`${id}-robe`} x1={0.1} y1={0} x2={0.85} y2={1} stops={[[0, '#9db9d6'], [0.45, '#5f82ab'], [1, '#2f4c74']]} />
      <Linear id={`${id}-sleeve`} x1={0} y1={0} x2={0.9} y2={1} stops={[[0, '#b9cfe4'], [0.55, '#7c9cc0'], [1, '#4a6b96']]} />
      <Radial id={`${id}-skin`} cx={0.38} cy={0.26} r={0.8} stops={[[0, '#ffe6c8'], [0.6, '#eec298'], [1, '#c48f62']]} />
      <Linear id={`${id}-beard`} x1={0.2} y1={0} x2={0.8} y2={1} stops={[[0, '#ffffff'], [0.6, '#f4f2ec'], [1, '#cfd3d6']]} />
      <g id={id} stroke-linejoin="round" stroke-linecap="round" transform="translate(0 2) scale(1.07)">
        <ellipse cx="5" cy="9" rx="33" ry="13" fill={`url(#${shadow})`} />
        <path d="M-31 6C-30-3-20-4-15-17-13-23-9-26 0-26s13 3 15 9C20-4 30-3 31 6 32 13 22 16 0 16S-32 13-31 6Z" fill={`url(#${id}-robe)`} stroke={INK} stroke-width="1.8" />
        <path d="M-25 8C-17 4-8 5-2 9 4 5 17 3 26 8" fill="none" stroke="#20395c" stroke-width="1.5" stroke-opacity=".7" />
        <path d="M-17-14C-24-8-25-1-17 2-11 4-3 3 0 0 3 3 11 4 17 2 25-1 24-8 17-14 13-7 6-4 0-4S-13-7-17-14Z" fill={`url(#${id}-sleeve)`} stroke={INK} stroke-width="1.5" />
        <path d="M-7-25 0-14 7-25" fill="#f5ead2" stroke={INK} stroke-width="1.2" />
        <path d="M-12.5-33C-13-42-8-47 0-47S13-42 12.5-33C12-25 7-20 0-20S-12-25-12.5-33Z" fill={`url(#${id}-skin)`} stroke={INK} stroke-width="1.6" />
        <path d="M-4-46.5C-4.5-51-2-53 0-53S4.5-51 4-46.5C2-45.5-2-45.5-4-46.5Z" fill="#f4f2ec" stroke={INK} stroke-width="1.3" />
        <path d="M-13.5-33C-15.5-34-16-30-13-29M13.5-33C15.5-34 16-30 13-29" fill="#eec298" stroke={INK} stroke-width="1.2" />
        <path d="M-12-30C-12-17-7-9 0 3 7-9 12-17 12-30 9-25 5-25 0-26-5-25-9-25-12-30Z" fill={`url(#${id}-beard)`} stroke={INK} stroke-width="1.5" />
        <path d="M-4-18C-3-12-2-8 0-3M4-18C3.5-14 3-11 2-8" fill="none" stroke="#9aa3a8" stroke-width="1.1" />
        <path d="M0-28C-4-30-8-28-10-23-6-24-2-25 0-26 2-25 6-24 10-23 8-28 4-30 0-28Z" fill="#fff" stroke={INK} stroke-width="1.1" />
        <path d="M-8.5-34.5Q-5.5-31.5-2.8-34.2M2.8-34.2Q5.5-31.5 8.5-34.5" fill="none" stroke={INK} stroke-width="1.7" />
        <path d="M-10-37.5Q-6-41-2.5-38.2M2.5-38.2Q6-41 10-37.5" fill="none" stroke="#fff" stroke-width="2.6" />
        <path d="M-1.6-30.5Q0-29.2 1.6-30.5" fill="none" stroke="#a06a43" stroke-width="1.3" />
        <path d="M-7-43.5Q-4-46 0-46" fill="none" stroke="#fff" stroke-opacity=".8" stroke-width="1.8" />
      </g>
    </>
  );
}

/** @param {{ id: string, shadow: string }} props */
export function Monkey({ id, shadow }) {
  return (
    <>
      <Radial id={`${id}-fur`} cx={0.36} cy={0.24} r={0.85} stops={[[0, '#c98a55'], [0.5, '#93552b'], [1, '#562a12']]} />
      <Radial id={`${id}-face`} cx={0.42} cy={0.3} r={0.75} stops={[[0, '#ffe9cb'], [0.65, '#f2c999'], [1, '#cf9761']]} />
      <Linear id={`${id}-vest`} x1={0} y1={0} x2={1} y2={1} stops={[[0, '#c4385f'], [0.6, '#8e2142'], [1, '#5f122b']]} />
      <g id={id} stroke-linejoin="round" stroke-linecap="round" transform="translate(0 2) scale(1.07)">
        <ellipse cx="5" cy="9" rx="32" ry="13" fill={`url(#${shadow})`} />
        <path d="M17 8C31 10 38 0 34-10 31-18 23-16 24-10 25-6 29-7 29-10" fill="none" stroke={INK} stroke-width="7.6" />
        <path d="M17 8C31 10 38 0 34-10 31-18 23-16 24-10 25-6 29-7 29-10" fill="none" stroke="#8f5229" stroke-width="4.6" />
        <path d="M-19 8C-22-4-16-20 0-20S22-4 19 8C12 15-12 15-19 8Z" fill={`url(#${id}-fur)`} stroke={INK} stroke-width="1.8" />
        <path d="M-10 9C-12-1-7-12 0-12S12-1 10 9C5 13-5 13-10 9Z" fill={`url(#${id}-face)`} />
        <path d="M-16-13C-20-6-21 2-20 8-15 9-12 6-11 2-11-5-8-10-3-14ZM16-13C20-6 21 2 20 8 15 9 12 6 11 2 11-5 8-10 3-14Z" fill={`url(#${id}-vest)`} stroke={INK} stroke-width="1.4" />
        <path d="M-27 11C-29 6-24 2-18 4-11 6-8 10-8 14-13 18-25 18-27 11ZM27 11C29 6 24 2 18 4 11 6 8 10 8 14 13 18 25 18 27 11Z" fill={`url(#${id}-fur)`} stroke={INK} stroke-width="1.5" />
        <path d="M-25 12C-24 9-20 8-17 10M25 12C24 9 20 8 17 10" fill="none" stroke="#f2c999" stroke-opacity=".7" stroke-width="1.5" />
        <g>
          <circle cx="-17.5" cy="-33" r="7.2" fill={`url(#${id}-fur)`} stroke={INK} stroke-width="1.6" />
          <circle cx="17.5" cy="-33" r="7.2" fill={`url(#${id}-fur)`} stroke={INK} stroke-width="1.6" />
          <circle cx="-17.8" cy="-32.6" r="3.8" fill="#f2c999" />
          <circle cx="17.8" cy="-32.6" r="3.8" fill="#e5b380" />
          <path d="M-17-32C-17-44-10-50 0-50S17-44 17-32C17-22 10-16 0-16S-17-22-17-32Z" fill={`url(#${id}-fur)`} stroke={INK} stroke-width="1.7" />
          <path d="M-3-49C-4-53 1-54 0-50 2-54 6-52 4-48.5" fill="#93552b" stroke={INK} stroke-width="1.2" />
          <path d="M0-40C-4-45-13-43-13-34-13-31-12-29-11-27-12-21-7-17 0-17S12-21 11-27C12-29 13-31 13-34 13-43 4-45 0-40Z" fill={`url(#${id}-face)`} />
          <ellipse cx="-5.6" cy="-34" rx="2.5" ry="3.1" fill={INK} />
          <ellipse cx="5.6" cy="-34" rx="2.5" ry="3.1" fill={INK} />
          <circle cx="-6.4" cy="-35.2" r=".9" fill="#fff" />
          <circle cx="4.8" cy="-35.2" r=".9" fill="#fff" />
          <path d="M-1.5-28.5v.01M1.5-28.5v.01" stroke={INK} stroke-width="1.6" />
          <path d="M-6.5-24.5Q0-18.5 6.5-24.5" fill="none" stroke={INK} stroke-width="1.7" />
          <path d="M-12-42Q-8-47.5-2-48" fill="none" stroke="#ffdcb0" stroke-opacity=".55" stroke-width="1.8" />
        </g>
      </g>
    </>
  );
}
