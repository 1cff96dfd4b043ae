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

function moreContrast(name: 'light' | 'dark'): string {
  const theme = `[data-theme="${name}"]`;
  const contrast = '[data-contrast="more"]';
  return `${theme}${contrast},${contrast} ${theme}{${declarations('color', highContrast[name])}}`;
}

/** The operating system decides only if no script has set an attribute. */
function withoutScript(condition: string, block: string): string {
  return `@media screen and ${condition}{:root:not([data-theme]){${block}}}`;
}

/**
 * The style sheet that defines every CSS variable. Light is the default. `data-theme="dark"` on `<html>`, or
 * on a part of the page, switches to dark, and `data-contrast="more"` raises the contrast. Without the
 * attributes (no script ran), the operating system decides. Print is always light.
 */
export const tokenCss: string = [
  `:root{${constants};${scheme('light', light)}}`,
  `[data-theme="light"]{${scheme('light', light)}}`,
  moreContrast('light'),
  `@media screen{[data-theme="dark"]{${scheme('dark', dark)}}${moreContrast('dark')}}`,
  withoutScript('(prefers-color-scheme:dark)', scheme('dark', dark)),
  ...(['light', 'dark'] as const).map((name) =>
    withoutScript(
      `(prefers-contrast:more) and (prefers-color-scheme:${name})`,
      declarations('color', highContrast[name]),
    ),
  ),
].join('\n');
