/** The languages of the site, its own first. */
export const LANGUAGES = ['fr', 'en', 'de'];

/** How each language calls itself. */
export const LANGUAGE_NAMES = { fr: 'Français', en: 'English', de: 'Deutsch' };
