// The kitchen at night, cut open like a doll's house: window and moon, tiles, everything a mouse can climb, the lamp over the table.

import { Linear, Radial } from '../../draw/light.jsx';
import { num, randoms } from '../../draw/noise.js';
import { Grain } from '../../draw/textures.jsx';
import { SIZE, SPOTS } from './geometry.js';

/** @param {{ uid: string }} props */
export function KitchenDefs({ uid }) {
  return (
    <defs>
      <Linear id={`${uid}-wall`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#3d4257'], [0.55, '#2b3146'], [1, '#1e2233']]} />
      <Radial id={`${uid}-lamp`} cx={0.5} cy={0.06} r={0.62} stops={[[0, '#ffe9b0', 0.85], [0.3, '#ffce74', 0.34], [0.7, '#ffb74d', 0.08], [1, '#ffb74d', 0]]} />
      <Linear id={`${uid}-night`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#0d1a3a'], [1, '#2a4a80']]} />
      <Linear id={`${uid}-wood`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#c08a4e'], [0.3, '#9a6632'], [1, '#64401d']]} />
      <Linear id={`${uid}-tin`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#6f7885'], [0.2, '#cfd6dd'], [0.36, '#f5f8fa'], [0.62, '#a4adb8'], [1, '#5a626d']]} />
      <Linear id={`${uid}-label`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#8c1d1d'], [0.3, '#d8453c'], [0.55, '#c2322d'], [1, '#6e1417']]} />
      <Linear id={`${uid}-cloth`} x1={0} y1={0} x2={0} y2={1} stops={[[0, '#fff6e2'], [1, '#d9bd8e']]} />
      <Radial id={`${uid}-gouda`} cx={0.4} cy={0.3} r={0.9} stops={[[0, '#ffe07a'], [0.5, '#f3b62c'], [1, '#b9790c']]} />
      <Linear id={`${uid}-glass`} x1={0} y1={0} x2={1} y2={0} stops={[[0, '#ffffff', 0.35], [0.3, '#ffffff', 0.05], [1, '#000000', 0.25]]} />
      <pattern id={`${uid}-tiles`} width="76" height="76" patternUnits="userSpaceOnUse">
        <rect width="76" height="76" fill="none" />
        <path d="M0 0H76V76" fill="none" stroke="#0b0f1d" stroke-opacity=".35" stroke-width="3" />
        <path d="M3 73V3H73" fill="none" stroke="#aebbe0" stroke-opacity=".1" stroke-width="2" />
      </pattern>
      <Grain id={`${uid}-grain`} seed={9} />
    </defs>
  );
}

/** @param {{ uid: string }} props */
export function Kitchen({ uid }) {
  return (
    <g pointer-events="none">
      <KitchenDefs uid={uid} />
      <clipPath id={`${uid}-room`}>
        <rect width={SIZE} height={SIZE} rx="30" />
      </clipPath>
      <g clip-path={`url(#${uid}-room)`}>
        <rect width={SIZE} height={SIZE} fill={`url(#${uid}-wall)`} />
        <rect y="208" width={SIZE} height="760" fill={`url(#${uid}-tiles)`} />
        <Moonlight uid={uid} />
        <rect width={SIZE} height={SIZE} fill={`url(#${uid}-lamp)`} />
        <Floor uid={uid} />
        <Table uid={uid} />
        <Stools uid={uid} />
        <Shelf {...SPOTS.M4} uid={uid} hooks />
        <Flour uid={uid} />
        <Biscuits uid={uid} />
        <Boxes uid={uid} />
        <Newspapers />
        <Books />
        <Jars uid={uid} />
        <Crate {...SPOTS.C1} uid={uid} />
        <Crate {...SPOTS.C2} uid={uid} />
        <Can uid={uid} />
        <rect width={SIZE} height={SIZE} fill="#05060d" style={{ opacity: 'var(--board-dim, 0)' }} />
      </g>
      <rect x="3" y="3" width={SIZE - 6} height={SIZE - 6} rx="28" fill="none" stroke="#120c08" stroke-opacity=".55" stroke-width="6" />
    </g>
  );
}

/** The window and the moon, small and high up on the left; a clock on the right. @param {{ uid: string }} props */
function Moonlight({ uid }) {
  const random = randoms(4);
  return (
    <>
      <rect x="34" y="34" width="138" height="150" rx="8" fill="#1b130c" />
      <rect x="42" y="42" width="122" height="134" rx="4" fill={`url(#${uid}-night)`} />
      {Array.from({ length: 12 }, () => (
        <circle cx={num(48 + random() * 110)} cy={num(48 + random() * 120)} r={num(0.8 + random() * 1.4)} fill="#fff" fill-opacity=".8" />
      ))}
      <circle cx="128" cy="80" r="22" fill="#fdf3cf" />
      <circle cx="137" cy="74" r="19" fill="#152a54" />
      <path d="M103 42v134M42 109h122" stroke="#2a1d12" stroke-width="7" />
      <circle cx="906" cy="98" r="52" fill="#2a1d12" />
      <circle cx="906" cy="98" r="44" fill="#efe4cb" />
      <path d="M906 62v8M906 126v8M870 98h8M934 98h8" stroke="#2a1d12" stroke-width="4" stroke-linecap="round" />
      <path d="M906 98 894 74M906 98l22 10" stroke="#2a1d12" stroke-width="5" stroke-linecap="round" />
    </>
  );
}

/** @param {{ uid: string }} props */
function Floor({ uid }) {
  return (
    <>
      <rect y="966" width={SIZE} height="34" fill={`url(#${uid}-wood)`} />
      <rect y="966" width={SIZE} height="34" fill={`url(#${uid}-grain)`} />
      <path d="M0 967H1000" stroke="#e9c18a" stroke-opacity=".5" stroke-width="2" />
    </>
  );
}

/** The lit table under its lamp, a cloth over the edge. @param {{ uid: string }} props */
function Table({ uid }) {
  const { x, y, w } = SPOTS.T;
  const [left, right] = [x - w / 2 - 24, x + w / 2 + 24];
  let hem = `M${left} ${y}V${y + 46}`;
  for (let at = left; at < right - 1; at += (right - left) / 14) hem += `q${num((right - left) / 28)} 18 ${num((right - left) / 14)} 0`;
  return (
    <>
      <path d={`M${left + 70} ${y + 40}V400H${left + 44}L${left + 52} ${y + 40}ZM${right - 70} ${y + 40}V400H${right - 44}L${right - 52} ${y + 40}Z`} fill="#4b2e16" opacity=".55" />
      <path d="M500 0V26" stroke="#14100c" stroke-width="6" />
      <path d="M462 50Q500-2 538 50Z" fill="#7a1f3d" stroke="#3d0c1d" stroke-width="3" />
      <ellipse cx="500" cy="51" rx="38" ry="6" fill="#fff3c4" />
      <path d={`${hem}V${y}Z`} fill={`url(#${uid}-cloth)`} stroke="#8d6f3f" stroke-width="2" />
      <path d={`M${left} ${y + 16}H${right}M${left} ${y + 32}H${right}`} stroke="#7a1f3d" stroke-opacity=".5" stroke-width="5" />
      <rect x={left - 8} y={y - 4} width={right - left + 16} height="14" rx="7" fill="#fffaf0" stroke="#a78452" stroke-width="2" />
    </>
  );
}

/** Two stools beside the table: the last steps. @param {{ uid: string }} props */
function Stools({ uid }) {
  return (
    <>
      {[SPOTS.F1, SPOTS.F2].map(({ x, y, w }) => (
        <g>
          <path d={`M${x - w / 2 + 44} ${y + 14}l-16 92h14l20-92ZM${x + w / 2 - 44} ${y + 14}l16 92h-14l-20-92Z`} fill="#5b3a1c" />
          <path d={`M${x - w / 2 + 36} ${y + 62}H${x + w / 2 - 36}`} stroke="#6f4722" stroke-width="9" />
          <rect x={x - w / 2} y={y - 4} width={w} height="24" rx="11" fill="#8e2f3f" stroke="#45101d" stroke-width="2.5" />
          <path d={`M${x - w / 2 + 14} ${y + 2}H${x + w / 2 - 14}`} stroke="#f2b6bd" stroke-opacity=".6" stroke-width="4" stroke-linecap="round" />
          <rect x={x - w / 2 + 8} y={y + 18} width={w - 16} height="8" fill={`url(#${uid}-wood)`} />
        </g>
      ))}
    </>
  );
}

/** A shelf on brackets. @param {{ x: number, y: number, w: number, uid: string, hooks?: boolean }} props */
function Shelf({ x, y, w, uid, hooks = false }) {
  const left = x - w / 2 - 10;
  return (
    <>
      <path d={`M${left + 34} ${y + 20}v34q0 6 6 0l30-34ZM${x + w / 2 - 24} ${y + 20}v34q0 6-6 0l-30-34Z`} fill="#3b2613" />
      <rect x={left} y={y - 3} width={w + 20} height="24" rx="5" fill={`url(#${uid}-wood)`} stroke="#2f1d0d" stroke-width="2" />
      <rect x={left} y={y - 3} width={w + 20} height="24" rx="5" fill={`url(#${uid}-grain)`} />
      {hooks && (
        <g fill="none" stroke="#c9ced6" stroke-width="4" stroke-linecap="round">
          <path d={`M${x - 70} ${y + 21}v16a7 7 0 0 1-14 0M${x + 84} ${y + 21}v16a7 7 0 0 1-14 0`} />
          <path d={`M${x} ${y + 21}v14`} />
          <ellipse cx={x} cy={y + 46} rx="17" ry="11" fill="#7d8793" />
        </g>
      )}
    </>
  );
}

/** M3: two sacks of flour on a shelf. @param {{ uid: string }} props */
function Flour({ uid }) {
  const { x, y, w } = SPOTS.M3;
  return (
    <>
      <Shelf x={x} y={y + 34} w={w - 14} uid={uid} />
      {[x - w / 4, x + w / 4].map((middle, i) => (
        <g>
          <path d={`M${middle - w / 4 + 4} ${y - 1}q6 18 0 34h${w / 2 - 8}q-6-16 0-34Z`} fill={i ? '#e2d3b2' : '#d8c59d'} stroke="#6f5d39" stroke-width="2" />
          <path d={`M${middle - 30} ${y + 16}q30-16 60 0-30 14-60 0Z`} fill="none" stroke="#8a7446" stroke-width="3" />
          <path d={`M${middle} ${y + 8}v16`} stroke="#8a7446" stroke-width="3" />
        </g>
      ))}
    </>
  );
}

/** S3: a biscuit tin. @param {{ uid: string }} props */
function Biscuits({ uid }) {
  const { x, y, w } = SPOTS.S3;
  const left = x - w / 2;
  return (
    <>
      <Shelf x={x} y={y + 48} w={w - 10} uid={uid} />
      <rect x={left} y={y + 6} width={w} height="40" rx="5" fill="#2f6d73" stroke="#12373b" stroke-width="2" />
      <rect x={left - 5} y={y - 3} width={w + 10} height="16" rx="7" fill="#4a9299" stroke="#12373b" stroke-width="2" />
      {[-90, -30, 30, 90].map((dx) => (
        <g transform={`translate(${x + dx} ${y + 29})`}>
          <circle r="12" fill="#e0a95c" stroke="#7a4d18" stroke-width="2" />
          <path d="M-4-3v.1M4-4v.1M0 4v.1M6 4v.1" stroke="#5b3410" stroke-width="4" stroke-linecap="round" />
        </g>
      ))}
    </>
  );
}

/** M2: cardboard boxes tied with string. @param {{ uid: string }} props */
function Boxes({ uid }) {
  const { x, y, w } = SPOTS.M2;
  const left = x - w / 2;
  return (
    <>
      <Shelf x={x} y={y + 44} w={w - 16} uid={uid} />
      {[0, 1, 2].map((i) => {
        const at = left + (i * w) / 3;
        return (
          <g>
            <rect x={at + 1} y={y - 2} width={w / 3 - 2} height="44" rx="3" fill={['#b98a52', '#a97843', '#c3985f'][i]} stroke="#5c3d18" stroke-width="2" />
            <path d={`M${at + 2} ${y + 12}H${at + w / 3 - 2}`} stroke="#7d5626" stroke-width="2" />
            <path d={`M${at + w / 6} ${y - 2}v44`} stroke="#e9d9b8" stroke-width="4" />
            {i === 1 && <path d={`M${at + 18} ${y + 22}h30v12h-30z`} fill="#f4ead2" stroke="#7d5626" stroke-width="1.5" />}
          </g>
        );
      })}
    </>
  );
}

/** S2: a pile of newspapers on a shelf. */
function Newspapers() {
  const { x, y, w } = SPOTS.S2;
  return (
    <>
      <path d={`M${x - w / 2 + 30} ${y + 60}v26q0 6 6 0l24-26ZM${x + w / 2 - 30} ${y + 60}v26q0 6-6 0l-24-26Z`} fill="#3b2613" />
      <rect x={x - w / 2 - 6} y={y + 46} width={w + 12} height="18" rx="4" fill="#7d5128" stroke="#2f1d0d" stroke-width="2" />
      {[0, 1, 2, 3].map((i) => (
        <g transform={`translate(${[0, -5, 6, -2][i]} 0)`}>
          <rect x={x - w / 2 + 2} y={y - 2 + i * 12} width={w - 4} height="12" rx="5" fill={i % 2 ? '#d9d4c6' : '#efeadd'} stroke="#77705f" stroke-width="1.6" />
          <path d={`M${x - w / 2 + 24} ${y + 4 + i * 12}h60M${x - 20} ${y + 4 + i * 12}h96`} stroke="#9a9280" stroke-width="3" stroke-linecap="round" />
        </g>
      ))}
    </>
  );
}

/** M1: cookbooks lying on each other. */
function Books() {
  const { x, y, w } = SPOTS.M1;
  const colours = ['#33658a', '#b5523b', '#5e7f4a'];
  return (
    <>
      {colours.map((fill, i) => {
        const width = w - [0, 16, 4][i];
        const left = x - width / 2 + [0, 6, -4][i];
        return (
          <g>
            <rect x={left} y={y - 2 + i * 22} width={width} height="22" rx="4" fill={fill} stroke="#17110b" stroke-width="2" />
            <rect x={left + width - 46} y={y + 2 + i * 22} width="44" height="14" rx="2" fill="#f2ead7" />
            <path d={`M${left + 20} ${y - 1 + i * 22}v20M${left + 30} ${y - 1 + i * 22}v20`} stroke="#f3d27a" stroke-width="3" />
          </g>
        );
      })}
    </>
  );
}

/** S1: jam jars with cloth lids. @param {{ uid: string }} props */
function Jars({ uid }) {
  const { x, y, w } = SPOTS.S1;
  const each = w / 4;
  return (
    <>
      <Shelf x={x} y={y + 58} w={w - 10} uid={uid} />
      {['#a21c34', '#d9822b', '#5f2a6b', '#b8332a'].map((jam, i) => {
        const middle = x - w / 2 + each * (i + 0.5);
        return (
          <g transform={`translate(${middle} ${y})`}>
            <rect x={-each / 2 + 4} y="10" width={each - 8} height="46" rx="10" fill={jam} stroke="#1d1216" stroke-width="2" />
            <rect x={-each / 2 + 4} y="10" width={each - 8} height="46" rx="10" fill={`url(#${uid}-glass)`} />
            <rect x="-17" y="24" width="34" height="18" rx="3" fill="#f7efdc" stroke="#6b5a3a" stroke-width="1.2" />
            <path d={`M${-each / 2 + 1} 12q4-15 14-14H${each / 2 - 15}q10-1 14 14Z`} fill={i % 2 ? '#f0f0f0' : '#e9d6d6'} stroke="#7a1f3d" stroke-width="2" />
            <path d="M-20 6h40M-12-1v12M0-1v12M12-1v12" stroke="#7a1f3d" stroke-opacity=".55" stroke-width="2.4" />
          </g>
        );
      })}
    </>
  );
}

/** A wooden crate. @param {{ x: number, y: number, w: number, uid: string }} props */
function Crate({ x, y, w, uid }) {
  const left = x - w / 2;
  return (
    <>
      <rect x={left} y={y - 2} width={w} height="54" fill="#3a2410" />
      {[0, 19, 38].map((dy) => (
        <g>
          <rect x={left} y={y - 2 + dy} width={w} height="16" rx="2" fill={`url(#${uid}-wood)`} stroke="#2f1d0d" stroke-width="1.6" />
          <rect x={left} y={y - 2 + dy} width={w} height="16" fill={`url(#${uid}-grain)`} />
        </g>
      ))}
      <path d={`M${left + 13} ${y - 2}v54M${left + w - 13} ${y - 2}v54`} stroke="#7d5128" stroke-width="20" />
      <path d={`M${left + 13} ${y + 6}v.1M${left + 13} ${y + 44}v.1M${left + w - 13} ${y + 6}v.1M${left + w - 13} ${y + 44}v.1`} stroke="#1d1208" stroke-width="6" stroke-linecap="round" />
    </>
  );
}

/** M0: the big can, lying open at the top. @param {{ uid: string }} props */
function Can({ uid }) {
  const { x, y, w } = SPOTS.M0;
  const left = x - w / 2;
  return (
    <>
      <path d={`M${left} ${y}V986a${w / 2} 16 0 0 0 ${w} 0V${y}Z`} fill={`url(#${uid}-tin)`} stroke="#323842" stroke-width="2" />
      <path d={`M${left} ${y + 16}a${w / 2} 14 0 0 0 ${w} 0V${y + 58}a${w / 2} 14 0 0 1-${w} 0Z`} fill={`url(#${uid}-label)`} />
      <path d={`M${x - 26} ${y + 50}a26 21 0 0 1 52 0q-26 16-52 0Z`} fill="#f0b42c" stroke="#7a4a05" stroke-width="2" />
      <ellipse cx={x} cy={y} rx={w / 2} ry="14" fill="#98a1ad" stroke="#323842" stroke-width="2" />
      <ellipse cx={x} cy={y} rx={w / 2 - 12} ry="9.5" fill="#c9d0d7" />
    </>
  );
}
