import { colorUse } from '../design-tokens/index.ts';
import { contrastRatio } from '../tokens/contrast.ts';
import { contrastPairs } from '../tokens/contrast-pairs.ts';
import {
  breakpoint,
  type ColorScheme,
  durationScale,
  easingScale,
  fontSizeScale,
  fontWeightScale,
  light,
  lineHeightScale,
  shadowScale,
  type ThemeTokens,
  trackingScale,
  variableName,
  widthScale,
  zIndexScale,
} from '../tokens/index.ts';
import { schemeOf, type ThemeName, themeNames } from '../tokens/theme-tokens.ts';

type Role = keyof ColorScheme;

export interface TokenValue {
  text: string;
  /** The lowest contrast on a ground where the color appears, for text and edges. */
  contrast?: number | undefined;
}

export interface ListedToken {
  /** The name in code: `color.text`. */
  name: string;
  /** The CSS variable. Breakpoints have none. */
  variable?: string;
  use?: string;
  /** One value per theme, or a single one for all. */
  values: readonly TokenValue[];
}

/** Returns the lowest contrast of a role on the colors under it. */
function lowestContrast(scheme: ColorScheme, role: Role): number | undefined {
  const grounds = contrastPairs.filter((pair) => pair.role === role).map(({ ground }) => ground);
  // Hairlines need no contrast by WCAG.
  if (role === 'border') grounds.push('ground', 'surface');
  if (grounds.length === 0) return undefined;
  return Math.min(...grounds.map((ground) => contrastRatio(scheme[role], scheme[ground])));
}

function colorTokens(tokens: ThemeTokens): ListedToken[] {
  const schemes = themeNames.map((theme) => schemeOf(tokens, theme));
  return (Object.keys(light) as Role[]).map((role) => ({
    name: `color.${role}`,
    variable: variableName('color', role),
    use: colorUse[role],
    values: schemes.map((scheme) => ({ text: scheme[role], contrast: lowestContrast(scheme, role) })),
  }));
}

function modeOf(theme: ThemeName): 'light' | 'dark' {
  return theme.startsWith('dark') ? 'dark' : 'light';
}

function shadowTokens(): ListedToken[] {
  return (Object.keys(shadowScale.light) as (keyof typeof shadowScale.light)[]).map((size) => ({
    name: `shadow.${size}`,
    variable: variableName('shadow', size),
    values: themeNames.map((theme) => ({ text: shadowScale[modeOf(theme)][size] })),
  }));
}

function scaleTokens(name: string, group: string, scale: Readonly<Record<string, string>>): ListedToken[] {
  return Object.entries(scale).map(([key, text]) => ({
    name: `${name}.${key}`,
    variable: variableName(group, key),
    values: [{ text }],
  }));
}

/** Returns all tokens of a brand with their values. */
export function listTokens(tokens: ThemeTokens): ListedToken[] {
  return [
    ...colorTokens(tokens),
    ...shadowTokens(),
    ...scaleTokens('space', 'space', tokens.space),
    ...scaleTokens('fontFamily', 'font-family', tokens.fontFamily),
    ...scaleTokens('fontSize', 'font-size', fontSizeScale),
    ...scaleTokens('fontWeight', 'font-weight', fontWeightScale),
    ...scaleTokens('lineHeight', 'line-height', lineHeightScale),
    ...scaleTokens('tracking', 'tracking', trackingScale),
    ...scaleTokens('radius', 'radius', tokens.radius),
    ...scaleTokens('controlHeight', 'control-height', tokens.controlHeight),
    ...scaleTokens('width', 'width', widthScale),
    ...scaleTokens('duration', 'duration', durationScale),
    ...scaleTokens('easing', 'easing', easingScale),
    ...scaleTokens('zIndex', 'z-index', zIndexScale),
    ...Object.entries(breakpoint).map(([size, pixels]) => ({
      name: `breakpoint.${size}`,
      values: [{ text: `${pixels}px` }],
    })),
  ];
}

/** Returns the tokens whose name, variable, use or value contains the search. */
export function filterTokens(tokens: readonly ListedToken[], search: string): ListedToken[] {
  const query = search.trim().toLowerCase();
  return tokens.filter(({ name, variable = '', use = '', values }) =>
    [name, variable, use, ...values.map(({ text }) => text)].some((part) =>
      part.toLowerCase().includes(query),
    ),
  );
}
