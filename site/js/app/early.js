/*
 * Runs in the page's head, before anything is painted: the theme the player chose, and no flash of the wrong board when
 * a saved match is about to be shown; in a frame, what its host wishes. Everything else of the settings can wait for the modules.
 */

const root = document.documentElement;
const asked = new URLSearchParams(location.search);
if (asked.has('embed')) {
  root.dataset.embed = '';
  const theme = asked.get('theme');
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
}
try {
  const settings = JSON.parse(localStorage.getItem('escale:settings') ?? '{}') ?? {};
  if (settings.theme) root.dataset.theme = settings.theme;
  if (settings.motion) root.dataset.motion = settings.motion;
  if (settings.contrast) root.dataset.contrast = 'more';
} catch {
  // Storage may be refused: the system's own preferences hold.
}
// A frame whose host gives it no origin of its own cannot load the game's scripts; the words for that wait in the page.
if (self.origin === 'null') {
  document.addEventListener('DOMContentLoaded', () => document.getElementById('boxed')?.removeAttribute('hidden'));
}
if (/^#[cmepr]=/.test(location.hash)) root.dataset.opening = '';
