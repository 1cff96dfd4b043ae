export {
  type CreatedTheme,
  createTheme,
  type ThemeOptions,
} from './create-theme/create-theme.ts';
export type { ThemeRepair } from './create-theme/derive-scheme.ts';
export type { Density } from './create-theme/scales.ts';
export { GlobalStyles } from './global-styles.tsx';
export { THEME_COLOR, THEME_STORAGE_KEY } from './theme-constants.ts';
export { ThemeProvider } from './theme-provider.tsx';
export { themeScript } from './theme-script.ts';
export { followTheme, type Theme, type ThemeChoice } from './theme-store.ts';
export { type ThemeState, useTheme } from './use-theme.ts';
