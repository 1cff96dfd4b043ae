export {
  type CreatedTheme,
  createTheme,
  type ThemeOptions,
} from './create-theme/create-theme.ts';
export { densityCss } from './create-theme/density-css.ts';
export type { ThemeRepair } from './create-theme/derive-scheme.ts';
export type { Density } from './create-theme/scales.ts';
export { GlobalStyles, TokenStyles, type TokenStylesProps } from './global-styles.tsx';
export { Theme, type ThemeProps } from './theme.tsx';
export { THEME_COLOR, THEME_STORAGE_KEY } from './theme-constants.ts';
export { ThemeProvider, type ThemeProviderProps } from './theme-provider.tsx';
export { createThemeScript, themeScript } from './theme-script.ts';
export { followTheme, type ThemeChoice, type ThemeMode, type ThemeSettings } from './theme-store.ts';
export { type ThemeState, useTheme } from './use-theme.ts';
