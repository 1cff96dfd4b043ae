import { allTokens, type TokenGroup } from '../../design-tokens/index.ts';
import { type ColorScheme, type ThemeTokens, themeCss, upliftTheme } from '../../tokens/index.ts';
import type { ThemeName } from '../../tokens/theme-tokens.ts';
import { deriveScheme, type ThemeRepair } from './derive-scheme.ts';
import { type Oklch, parseColor } from './oklch.ts';
import { controlHeightOf, type Density, radiusOf, spaceOf } from './scales.ts';

export interface ThemeOptions {
  /**
   * Lower-case letters, digits and hyphens. Themes on the same page need different names. @default 'brand'
   */
  name?: string;
  /**
   * The color of action, as any opaque CSS color. It is used as it is in light; dark and high-contrast themes
   * get the lightness that they need. Pass an object to choose the color of dark too.
   */
  accent: string | { light: string; dark: string };
  /** A color whose hue tints grays and grounds. @default a gray with the hue of the accent */
  neutral?: string;
  /** Font families with their fallbacks, such as `"'Fraunces Variable', Georgia, serif"`. @default Uplift's */
  fonts?: Partial<ThemeTokens['fontFamily']>;
  /** A factor of all corner radii, from 0 (square) to 3. @default 1 */
  radius?: number;
  /** The size of spaces and controls. @default 'normal' */
  density?: Density;
}

export interface CreatedTheme {
  /** The tokens as plain data, for `ThemeProvider`, `Theme` or a file of your own. */
  theme: ThemeTokens;
  /** The style sheet that defines every CSS variable, for pages without `ThemeProvider`. */
  css: string;
  /** The content of `tokens.json`: the Format module of the Design Tokens Community Group, 2025.10. */
  tokens: TokenGroup;
  /** Derived colors that missed a contrast and were made darker or lighter. */
  repairs: readonly ThemeRepair[];
}

/** The chroma of grays that are tinted by the accent. */
const DEFAULT_TINT = 0.015;

function colorOption(option: string, css: string): Oklch {
  const color = parseColor(css);
  if (!color) {
    throw new Error(
      `createTheme: ${option} "${css}" is no opaque CSS color. Write it as #0a58ca or oklch(…).`,
    );
  }
  return color;
}

/** Returns the differences from the theme without more contrast. */
function overrides(scheme: ColorScheme, contrast: ColorScheme): Partial<ColorScheme> {
  return Object.fromEntries(
    Object.entries(contrast).filter(([role, value]) => value !== scheme[role as keyof ColorScheme]),
  );
}

/**
 * Derives a complete theme from a few choices: every color for light, dark and both with more contrast, in
 * OKLCH. Every pair of colors reaches the contrast that the kit promises: derived colors are repaired. Throws
 * if an accent would have to change too much, with the pair, its contrast and a color that works.
 */
export function createTheme({
  name = 'brand',
  accent,
  neutral,
  fonts = {},
  radius = 1,
  density = 'normal',
}: ThemeOptions): CreatedTheme {
  if (!/^[a-z][a-z0-9-]*$/.test(name)) {
    throw new Error(`createTheme: name "${name}" may only have lower-case letters, digits and hyphens.`);
  }
  if (!(radius >= 0 && radius <= 3)) throw new Error(`createTheme: radius ${radius} is not from 0 to 3.`);
  const light = colorOption('accent', typeof accent === 'string' ? accent : accent.light);
  const dark = typeof accent === 'string' ? light : colorOption('accent', accent.dark);
  const gray = neutral ? colorOption('neutral', neutral) : { ...light, c: Math.min(light.c, DEFAULT_TINT) };

  const derive = (theme: ThemeName) =>
    deriveScheme(theme, {
      accent: theme.startsWith('dark') ? dark : light,
      given: theme === 'light' || (theme === 'dark' && typeof accent === 'object'),
      neutral: gray,
    });
  const schemes = {
    light: derive('light'),
    dark: derive('dark'),
    lightContrast: derive('light-contrast'),
    darkContrast: derive('dark-contrast'),
  };
  const theme: ThemeTokens = {
    name,
    light: schemes.light.scheme,
    dark: schemes.dark.scheme,
    highContrast: {
      light: overrides(schemes.light.scheme, schemes.lightContrast.scheme),
      dark: overrides(schemes.dark.scheme, schemes.darkContrast.scheme),
    },
    fontFamily: { ...upliftTheme.fontFamily, ...fonts },
    radius: radiusOf(radius),
    space: spaceOf(density),
    controlHeight: controlHeightOf(density),
  };
  return {
    theme,
    css: themeCss(theme),
    tokens: allTokens(theme),
    repairs: Object.values(schemes).flatMap(({ repairs }) => repairs),
  };
}
