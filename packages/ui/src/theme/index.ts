export { GlobalStyles } from './global-styles.tsx';
export { THEME_COLOR, THEME_STORAGE_KEY, themeScript } from './theme-script.ts';
export type { Theme, ThemeChoice } from './theme-store.ts';
export { type ThemeState, useTheme } from './use-theme.ts';
