/** The look of <escale-jeu>, inside its shadow: the site's paper and ink, whatever page it stands on. */
export const STYLE = `
:host { --paper: #faf6ee; --ink: #2b2a28; --soft: #5f5a52; --line: #ddd2be; --wine: #7a1f3d; --link: #7a1f3d; --on-wine: #fff8f0;
  display: block; max-width: 1280px; margin-inline: auto; color: var(--ink); font: 400 1rem/1.5 system-ui, sans-serif; }
:host([data-dark]) { --paper: #1c1a19; --ink: #e9e1d3; --soft: #b3a999; --line: #3b3632; --wine: #a23a5f; --link: #eb9ab3; --on-wine: #fffaf4; }
:host([hidden]) { display: none; }
* { box-sizing: border-box; }
iframe { display: block; width: 100%; height: 680px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
.poster { display: grid; gap: 16px; padding: 16px; border: 1px solid var(--line); border-radius: 12px; background: var(--paper); }
.poster.several { grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); }
.poster button { display: grid; justify-items: center; align-content: end; gap: 8px; padding: 8px; border: 0; border-radius: 8px;
  background: none; color: inherit; font: inherit; cursor: pointer; }
.poster img { width: min(100%, 220px); height: auto; aspect-ratio: 20 / 23; object-fit: contain; }
.poster strong { font: 600 1.375rem/1.2 Georgia, serif; }
.play { min-height: 44px; padding: 10px 28px; border-radius: 10px; background: var(--wine); color: var(--on-wine); font-weight: 600; }
button:hover .play { filter: brightness(1.12); }
:focus-visible { outline: 3px solid #1f5fa8; outline-offset: 2px; }
:host([data-dark]) :focus-visible { outline-color: #8fc1ff; }
.back { display: flex; flex-wrap: wrap; justify-content: end; gap: 0 16px; margin: 4px 0 0; font-size: .875rem; color: var(--soft); }
.back a, .back button { min-height: 32px; padding: 4px 0; border: 0; background: none; color: inherit; font: inherit; text-decoration: underline; cursor: pointer; }
`;
