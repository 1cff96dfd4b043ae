import type { ColorScheme } from './color.ts';
import type {
  controlHeightScale,
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

/**
 * Returns the custom property of a token: `variableName('color', 'textMuted')` is `--up-color-text-muted`.
 */
export function variableName(group: string, key: string): `--up-${string}` {
  return `--up-${group}-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

/** Names come from the types only, so a component that uses two colors doesn't bundle a table of them all. */
function references<Scale extends object>(group: string): References<Scale> {
  return new Proxy({} as References<Scale>, {
    get: (_, key) => (typeof key === 'string' ? `var(${variableName(group, key)})` : undefined),
  });
}

/** References to the CSS variables, for use as values in styles: `color.text` is `var(--up-color-text)`. */
export const color = /* @__PURE__ */ references<ColorScheme>('color');
export const space = /* @__PURE__ */ references<typeof spaceScale>('space');
export const fontSize = /* @__PURE__ */ references<typeof fontSizeScale>('font-size');
export const lineHeight = /* @__PURE__ */ references<typeof lineHeightScale>('line-height');
export const fontWeight = /* @__PURE__ */ references<typeof fontWeightScale>('font-weight');
export const tracking = /* @__PURE__ */ references<typeof trackingScale>('tracking');
export const fontFamily = /* @__PURE__ */ references<typeof fontFamilyScale>('font-family');
export const radius = /* @__PURE__ */ references<typeof radiusScale>('radius');
export const controlHeight = /* @__PURE__ */ references<typeof controlHeightScale>('control-height');
export const duration = /* @__PURE__ */ references<typeof durationScale>('duration');
export const easing = /* @__PURE__ */ references<typeof easingScale>('easing');
export const zIndex = /* @__PURE__ */ references<typeof zIndexScale>('z-index');
export const width = /* @__PURE__ */ references<typeof widthScale>('width');
export const shadow = /* @__PURE__ */ references<typeof shadowScale.light>('shadow');
