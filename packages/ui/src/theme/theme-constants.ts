/** Where the choice is kept: `localStorage.theme`, one of light, dark, system. */
export const THEME_STORAGE_KEY = 'theme';

/** The colour of the browser's own frame for each theme. */
export const THEME_COLOR = { light: '#ffffff', dark: '#0b1220' } as const;
