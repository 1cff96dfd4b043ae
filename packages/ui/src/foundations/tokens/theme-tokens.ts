import { type ColorScheme, dark, highContrast, light } from './color.ts';
import { controlHeightScale, fontFamilyScale, radiusScale, spaceScale } from './scale.ts';

/** One value for each token of a scale. */
type Values<Scale> = { readonly [Key in keyof Scale]: string };

export type ThemeName = 'light' | 'dark' | 'light-contrast' | 'dark-contrast';

export const themeNames: readonly ThemeName[] = ['light', 'dark', 'light-contrast', 'dark-contrast'];

/** The tokens that a brand can change, as plain data. `createTheme` returns them. */
export interface ThemeTokens {
  /** Distinguishes themes on the same page, as the value of `data-brand`. */
  name: string;
  light: ColorScheme;
  dark: ColorScheme;
  /** Overrides for users who prefer more contrast. */
  highContrast: Readonly<Record<'light' | 'dark', Partial<ColorScheme>>>;
  fontFamily: Values<typeof fontFamilyScale>;
  radius: Values<typeof radiusScale>;
  space: Values<typeof spaceScale>;
  controlHeight: Values<typeof controlHeightScale>;
}

/** The theme that applies without a brand. */
export const upliftTheme: ThemeTokens = {
  name: 'uplift',
  light,
  dark,
  highContrast,
  fontFamily: fontFamilyScale,
  radius: radiusScale,
  space: spaceScale,
  controlHeight: controlHeightScale,
};

/** Returns all colors of one of the four themes. */
export function schemeOf(tokens: ThemeTokens, theme: ThemeName): ColorScheme {
  const base = theme.startsWith('dark') ? 'dark' : 'light';
  return theme.endsWith('contrast') ? { ...tokens[base], ...tokens.highContrast[base] } : tokens[base];
}
