import {
  clampChroma,
  converter,
  formatHex,
  modeHsl,
  modeOklch,
  modeRgb,
  parse,
  useMode as registerMode,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeHsl);
registerMode(modeOklch);

const toOklch = converter('oklch');

/** An opaque color: lightness from 0 to 1, chroma from 0 to about 0.3, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Parses any CSS color, or returns `undefined` for other text and for colors with transparency. */
export function parseColor(css: string): Oklch | undefined {
  const parsed = parse(css);
  if (!parsed || (parsed.alpha ?? 1) < 1) return undefined;
  const { l, c, h = 0 } = toOklch(parsed);
  return { l, c, h };
}

/** Returns `#rrggbb`. Colors that screens can't show lose chroma, not lightness or hue. */
export function formatColor({ l, c, h }: Oklch): string {
  const lightness = Math.min(1, Math.max(0, l));
  return formatHex(clampChroma({ mode: 'oklch', l: lightness, c, h }, 'oklch'));
}

/** Returns the distance of two hues in degrees, up to 180. */
export function hueDistance(first: Oklch, second: Oklch): number {
  const distance = Math.abs(first.h - second.h) % 360;
  return Math.min(distance, 360 - distance);
}
