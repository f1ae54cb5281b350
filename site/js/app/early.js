/*
 * Runs in the page's head, before anything is painted: the theme the player chose, and no flash of the wrong board when
 * a saved match is about to be shown. Everything else of the settings can wait for the modules.
 */

const root = document.documentElement;
try {
  const settings = JSON.parse(localStorage.getItem('escale:settings') ?? '{}') ?? {};
  if (settings.theme) root.dataset.theme = settings.theme;
  if (settings.motion) root.dataset.motion = settings.motion;
  if (settings.contrast) root.dataset.contrast = 'more';
} catch {
  // Storage may be refused: the system's own preferences hold.
}
if (/^#[mer]=/.test(location.hash)) root.dataset.opening = '';
