import { type ColorScheme, dark, highContrast, light } from './color.ts';
import {
  durationScale,
  easingScale,
  fontFamilyScale,
  fontSizeScale,
  fontWeightScale,
  lineHeightScale,
  radiusScale,
  shadowScale,
  spaceScale,
  trackingScale,
  widthScale,
  zIndexScale,
} from './scale.ts';
import { variableName } from './variables.ts';

function declarations(group: string, scale: Partial<ColorScheme> | Readonly<Record<string, string>>): string {
  return Object.entries(scale)
    .map(([key, value]) => `${variableName(group, key)}:${value}`)
    .join(';');
}

const constants = [
  declarations('space', spaceScale),
  declarations('font-size', fontSizeScale),
  declarations('line-height', lineHeightScale),
  declarations('font-weight', fontWeightScale),
  declarations('tracking', trackingScale),
  declarations('font-family', fontFamilyScale),
  declarations('radius', radiusScale),
  declarations('duration', durationScale),
  declarations('easing', easingScale),
  declarations('z-index', zIndexScale),
  declarations('width', widthScale),
].join(';');

function scheme(name: 'light' | 'dark', colors: ColorScheme): string {
  return `color-scheme:${name};${declarations('color', colors)};${declarations('shadow', shadowScale[name])}`;
}

/**
 * The style sheet that defines every CSS variable. Light is the default; `data-theme="dark"` on `<html>`
 * switches to dark and `data-contrast="more"` raises contrast. Without the attribute (no script ran) the
 * operating system decides.
 */
export const tokenCss: string = [
  `:root{${constants};${scheme('light', light)}}`,
  `@media (prefers-color-scheme:dark){:root:not([data-theme]){${scheme('dark', dark)}}}`,
  `:root[data-theme="dark"],[data-theme="dark"]{${scheme('dark', dark)}}`,
  `[data-theme="light"]{${scheme('light', light)}}`,
  `:root[data-contrast="more"],[data-contrast="more"][data-theme="light"]{${declarations('color', highContrast.light)}}`,
  `:root[data-contrast="more"][data-theme="dark"],[data-contrast="more"][data-theme="dark"]{${declarations('color', highContrast.dark)}}`,
].join('\n');
