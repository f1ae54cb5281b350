// A side's piece, small and light: it stands beside names and before every turn of the move list.

const TONES = {
  diaballik: [
    { top: '#f3ddb4', side: '#b98d54', motif: '#5a3214', ball: '#a9cdf0', edge: '#3f6591', shine: '#ffffff' },
    { top: '#6b4123', side: '#321808', motif: '#f0d6a4', ball: '#a8262f', edge: '#3d0714', shine: '#ffd591' },
  ],
  sensei: [
    { top: '#ece5d6', side: '#9b907f', motif: '#3b4a57', ball: '#5f82ab', edge: '#2a211b', shine: '#ffffff' },
    { top: '#464e55', side: '#181c1f', motif: '#f3ead6', ball: '#93552b', edge: '#2a211b', shine: '#f2c999' },
  ],
};

/** @param {{ seat: number, options: Record<string, string>, uid: string }} props */
export function Swatch({ seat, options }) {
  const sensei = options.edition === 'sensei';
  const tone = TONES[sensei ? 'sensei' : 'diaballik'][seat];
  return (
    <svg class="swatch-drawing" viewBox="0 0 48 48" width="32" height="32" aria-hidden="true" focusable="false">
      <path d="M5 31v4a19 11 0 0 0 38 0v-4z" fill={tone.side} />
      <ellipse cx="24" cy="31" rx="19" ry="12" fill={tone.top} stroke={tone.edge} stroke-opacity=".35" />
      <ellipse
        cx="24"
        cy="31"
        rx="15"
        ry="9"
        fill="none"
        stroke={tone.motif}
        stroke-width={seat === 0 ? 2.2 : 3}
        stroke-linecap="round"
        stroke-dasharray={seat === 0 ? undefined : '0.1 6.2'}
      />
      {sensei ? <Head seat={seat} tone={tone} /> : <Glass seat={seat} tone={tone} />}
    </svg>
  );
}

/** @param {{ seat: number, tone: typeof TONES.sensei[0] }} props */
function Glass({ seat, tone }) {
  return (
    <>
      <circle cx="24" cy="19" r="12.5" fill={tone.ball} stroke={tone.edge} stroke-width="1.5" />
      <path d={seat === 0 ? 'M17 13c9-5 12 3 6 6s-2 9 7 7' : 'M17 26c0-9 7-14 14-14 0 8-5 14-14 14z'} fill={seat === 0 ? 'none' : tone.shine} stroke={seat === 0 ? '#2f6fb3' : 'none'} stroke-width="3" stroke-linecap="round" />
      <ellipse cx="19.5" cy="13" rx="4.2" ry="2.6" transform="rotate(-35 19.5 13)" fill="#fff" fill-opacity=".95" />
    </>
  );
}

/** @param {{ seat: number, tone: typeof TONES.sensei[0] }} props */
function Head({ seat, tone }) {
  return seat === 0 ? (
    <g stroke={tone.edge} stroke-width="1.3" stroke-linejoin="round" stroke-linecap="round">
      <path d="M8 33C9 27 15 26 18 20h12c3 6 9 7 10 13-7 4-25 4-32 0z" fill={tone.ball} />
      <circle cx="24" cy="13" r="9" fill="#f2cda4" />
      <path d="M15 14c0 9 5 13 9 20 4-7 9-11 9-20-3 4-6 3-9 3s-6 1-9-3z" fill="#fff" />
      <path d="M18.5 11.5q2 2 4 0M25.5 11.5q2 2 4 0" fill="none" stroke-width="1.6" />
    </g>
  ) : (
    <g stroke={tone.edge} stroke-width="1.3" stroke-linecap="round">
      <circle cx="10.5" cy="17" r="5" fill={tone.ball} />
      <circle cx="37.5" cy="17" r="5" fill={tone.ball} />
      <circle cx="24" cy="18" r="13" fill={tone.ball} />
      <path d="M24 12c-3-4-10-2-9 5 0 2 1 3 1 5 0 5 4 7 8 7s8-2 8-7c0-2 1-3 1-5 1-7-6-9-9-5z" fill={tone.shine} stroke="none" />
      <path d="M20 16v1.5M28 16v1.5" stroke-width="3" />
      <path d="M19.5 23.5q4.5 4 9 0" fill="none" stroke-width="1.6" />
    </g>
  );
}
