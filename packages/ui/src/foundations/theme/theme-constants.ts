/** The key of the stored choice: `localStorage.theme` is `light`, `dark` or `system`. */
export const THEME_STORAGE_KEY = 'theme';

/** The color of the browser's own frame for each theme. */
export const THEME_COLOR = { light: '#ffffff', dark: '#0b1220' } as const;
