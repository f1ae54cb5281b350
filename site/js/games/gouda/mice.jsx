// The mice: six colours, six patterns on the belly, six things to wear. Each stands on (0, 0), some 84 units high.

/** @typedef {{ fill: string, dark: string, light: string, belly: string }} Coat */

/** @type {Coat[]} */
export const COATS = [
  { fill: '#d8413f', dark: '#7d181c', light: '#f39a8e', belly: '#fbd9cf' },
  { fill: '#3f7ecb', dark: '#163a6e', light: '#9cc2f2', belly: '#d9e8fb' },
  { fill: '#55a25a', dark: '#1f5226', light: '#a4d9a5', belly: '#def3dc' },
  { fill: '#e9b92f', dark: '#7a5604', light: '#fbe08d', belly: '#fff3cd' },
  { fill: '#8b5cc0', dark: '#432369', light: '#c9aeee', belly: '#ece0fa' },
  { fill: '#f1ebdf', dark: '#4d463b', light: '#ffffff', belly: '#ffffff' },
];

/** Marks on the belly, by sign. @param {{ sign: number, ink: string }} props */
function Pattern({ sign, ink }) {
  const stroke = { fill: 'none', stroke: ink, 'stroke-width': 3.4, 'stroke-linecap': /** @type {'round'} */ ('round') };
  switch (sign) {
    case 1:
      return <path d="M-11-28H11M-13-20H13M-11-12H11" {...stroke} />;
    case 2:
      return <path d="M-7-26v.1M7-26v.1M0-19v.1M-8-12v.1M8-12v.1" {...stroke} stroke-width={5.4} />;
    case 3:
      return <path d="M-12-24 4-8M-4-30 12-14M12-24-4-8M4-30-12-14" {...stroke} stroke-width={2.6} />;
    case 4:
      return <path d="m0-31 3.4 7.2 7.9 1-5.8 5.4 1.5 7.8-7-3.8-7 3.8 1.5-7.8-5.8-5.4 7.9-1Z" fill={ink} />;
    case 5:
      return <path d="M-7-29V-9M0-31V-7M7-29V-9" {...stroke} />;
    default:
      return <path d="M0-9c-9-6-12-10-12-14a6.2 6.2 0 0 1 12-2.4A6.2 6.2 0 0 1 12-23c0 4-3 8-12 14Z" fill={ink} />;
  }
}

/** What each wears: scarf, sailor's beret, glasses, bow, top hat, eye patch. @param {{ sign: number }} props */
function Wear({ sign }) {
  switch (sign) {
    case 1:
      return (
        <g stroke="#0d2544" stroke-width="2" stroke-linejoin="round">
          <ellipse cx="0" cy="-78" rx="21" ry="8" fill="#fdfaf2" />
          <path d="M-15-73h30l-2-5h-26z" fill="#1f4680" />
          <circle cx="0" cy="-88" r="5.5" fill="#d8413f" />
        </g>
      );
    case 2:
      return (
        <g fill="#eaf7ff" fill-opacity=".85" stroke="#16210f" stroke-width="3">
          <circle cx="-9" cy="-58" r="8.6" />
          <circle cx="9" cy="-58" r="8.6" />
          <path d="M-1-59h2" fill="none" />
        </g>
      );
    case 3:
      return (
        <g fill="#d63384" stroke="#5c0c36" stroke-width="2" stroke-linejoin="round">
          <path d="M0-79-17-89v20ZM0-79l17-10v20Z" />
          <circle cx="0" cy="-79" r="5" />
        </g>
      );
    case 4:
      return (
        <g fill="#211a2b" stroke="#0d0912" stroke-width="1.5" stroke-linejoin="round">
          <path d="M-13-75v-23h26v23z" />
          <path d="M-13-83h26v6h-26z" fill="#e9b92f" stroke="none" />
          <ellipse cx="0" cy="-74" rx="21" ry="4.6" />
        </g>
      );
    case 5:
      return (
        <g stroke="#17130d" stroke-width="2.6" stroke-linecap="round">
          <path d="M-20-70 20-56" fill="none" />
          <path d="M-17-66q10-4 16 2-1 10-9 10-8-1-7-12Z" fill="#17130d" />
        </g>
      );
    default:
      return (
        <g stroke="#5c1012" stroke-width="2" stroke-linejoin="round">
          <path d="M-20-43q20 11 40 0l1 9q-21 11-42 0Z" fill="#fff3cd" />
          <path d="M9-34l3 21 11-3-5-20z" fill="#fff3cd" />
          <path d="M-12-41l-1 9M0-38v9M12-41l1 9M12-25l9-2" fill="none" stroke="#d8413f" stroke-width="4" />
        </g>
      );
  }
}

/** Eyes: round and awake; behind glasses they are smaller, behind the patch there is one. @param {{ sign: number }} props */
function Eyes({ sign }) {
  const r = sign === 2 ? 2.8 : 3.6;
  return (
    <>
      {sign !== 5 && <circle cx="-9" cy="-58" r={r} fill="#1a1410" />}
      <circle cx="9" cy="-58" r={r} fill="#1a1410" />
      <circle cx="10.2" cy="-59.4" r="1.2" fill="#fff" />
      {sign !== 5 && <circle cx="-7.8" cy="-59.4" r="1.2" fill="#fff" />}
    </>
  );
}

/** One mouse. @param {{ sign: number }} props */
export function Mouse({ sign }) {
  const { fill, dark, light, belly } = COATS[sign];
  return (
    <g stroke-linejoin="round" stroke-linecap="round">
      <path d="M18-6c16 2 20-10 14-22" fill="none" stroke={dark} stroke-width="7" />
      <path d="M18-6c16 2 20-10 14-22" fill="none" stroke={light} stroke-width="3.4" />
      <g fill={fill} stroke={dark} stroke-width="2.6">
        <circle cx="-18" cy="-74" r="13" />
        <circle cx="18" cy="-74" r="13" />
        <path d="M0-46C20-46 27-26 26-11 25-2 14 0 0 0S-25-2-26-11C-27-26-20-46 0-46Z" />
      </g>
      <circle cx="-18" cy="-74" r="7" fill={light} />
      <circle cx="18" cy="-74" r="7" fill={light} />
      <ellipse cx="0" cy="-19" rx="17" ry="16" fill={belly} />
      <Pattern sign={sign} ink={dark} />
      <g fill={fill} stroke={dark} stroke-width="2.6">
        <ellipse cx="-11" cy="-1.5" rx="9" ry="4.5" />
        <ellipse cx="11" cy="-1.5" rx="9" ry="4.5" />
        <path d="M0-80c15 0 25 10 25 22 0 11-11 19-25 19s-25-8-25-19c0-12 10-22 25-22Z" />
      </g>
      <path d="M-15-72c5-5 12-6 17-4" fill="none" stroke={light} stroke-width="4" opacity=".8" />
      <Eyes sign={sign} />
      <ellipse cx="0" cy="-48" rx="4.4" ry="3.4" fill="#3a1720" />
      <path d="M0-45v3M-12-47l-12-2M-12-44l-11 2M12-47l12-2M12-44l11 2" fill="none" stroke={dark} stroke-width="1.4" />
      <Wear sign={sign} />
    </g>
  );
}

/** Every mouse, to be used by its sign. @param {{ uid: string }} props */
export function MouseDefs({ uid }) {
  return (
    <>
      {COATS.map((_, sign) => (
        <g id={`${uid}-mouse-${sign}`}>
          <Mouse sign={sign} />
        </g>
      ))}
    </>
  );
}

/** A seat's mouse, small: beside names, before turns, on buttons. @param {{ seat: number, options: Record<string, string>, uid: string }} props */
export function Swatch({ seat }) {
  return (
    <svg class="swatch-drawing" viewBox="-46 -100 92 104" width="32" height="32" aria-hidden="true" focusable="false">
      <Mouse sign={seat} />
    </svg>
  );
}
