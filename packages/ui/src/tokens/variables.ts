import { type ColorScheme, light } from './color.ts';
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

type References<Scale> = { readonly [Key in keyof Scale]: string };

/** The custom property that holds a token: `variableName('color', 'textMuted')` is `--up-color-text-muted`. */
export function variableName(group: string, key: string): `--up-${string}` {
  return `--up-${group}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function references<Scale extends object>(group: string, scale: Scale): References<Scale> {
  return Object.fromEntries(
    Object.keys(scale).map((key) => [key, `var(${variableName(group, key)})`]),
  ) as References<Scale>;
}

/** References to the CSS variables, to be used as values in styles: `color.text` is `var(--up-color-text)`. */
export const color: References<ColorScheme> = references('color', light);
export const space = references('space', spaceScale);
export const fontSize = references('font-size', fontSizeScale);
export const lineHeight = references('line-height', lineHeightScale);
export const fontWeight = references('font-weight', fontWeightScale);
export const tracking = references('tracking', trackingScale);
export const fontFamily = references('font-family', fontFamilyScale);
export const radius = references('radius', radiusScale);
export const duration = references('duration', durationScale);
export const easing = references('easing', easingScale);
export const zIndex = references('z-index', zIndexScale);
export const width = references('width', widthScale);
export const shadow = references('shadow', shadowScale.light);
