/** A color in the Color module of the format. */
export interface ColorValue {
  colorSpace: 'srgb';
  /** Red, green and blue, from 0 to 1. */
  components: readonly [number, number, number];
  alpha: number;
  /** The opaque color as a hex value, for tools that don't read components. */
  hex: string;
}

export interface DimensionValue {
  value: number;
  unit: 'px' | 'rem';
}

export interface DurationValue {
  value: number;
  unit: 'ms';
}

export interface ShadowValue {
  color: ColorValue;
  offsetX: DimensionValue;
  offsetY: DimensionValue;
  blur: DimensionValue;
  spread: DimensionValue;
  inset: boolean;
}

export type CubicBezierValue = readonly [number, number, number, number];

function notReadable(css: string, type: string): Error {
  return new Error(`"${css}" cannot be written as a design token of the type ${type}.`);
}

function channel(digits: string): number {
  return Number((Number.parseInt(digits, 16) / 255).toFixed(4));
}

/** Parses `#rrggbb` and `#rrggbbaa`. */
export function colorValue(css: string): ColorValue {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})?$/i.exec(css);
  if (!digits) throw notReadable(css, 'color');
  const [, red = '', green = '', blue = '', alpha = 'ff'] = digits;
  return {
    colorSpace: 'srgb',
    components: [channel(red), channel(green), channel(blue)],
    alpha: channel(alpha),
    hex: css.slice(0, 7),
  };
}

/** Parses lengths in px and rem, and a 0 without a unit. */
export function dimensionValue(css: string): DimensionValue {
  const parts = /^(-?\d*\.?\d+)(px|rem)?$/.exec(css);
  const value = Number(parts?.[1]);
  if (!parts || (value !== 0 && !parts[2])) throw notReadable(css, 'dimension');
  return { value, unit: parts[2] === 'rem' ? 'rem' : 'px' };
}

/** Returns the ends of a `clamp()`, or `undefined` for a length that isn't fluid. */
export function fluidEnds(css: string): { min: DimensionValue; max: DimensionValue } | undefined {
  const ends = /^clamp\(([^,]+),[^,]+,([^,]+)\)$/.exec(css);
  if (!ends) return undefined;
  const [, min = '', max = ''] = ends;
  return { min: dimensionValue(min.trim()), max: dimensionValue(max.trim()) };
}

export function durationValue(css: string): DurationValue {
  const milliseconds = /^(\d+)ms$/.exec(css)?.[1];
  if (!milliseconds) throw notReadable(css, 'duration');
  return { value: Number(milliseconds), unit: 'ms' };
}

export function cubicBezierValue(css: string): CubicBezierValue {
  const numbers = /^cubic-bezier\((.+)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? [];
  const [x1, y1, x2, y2] = numbers;
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined) {
    throw notReadable(css, 'cubicBezier');
  }
  return [x1, y1, x2, y2];
}

export function fontFamilyValue(css: string): string[] {
  return css.split(',').map((name) => name.trim().replaceAll("'", ''));
}

/** Parses a number and drops the unit em, which the format doesn't have. */
export function numberValue(css: string): number {
  const value = Number(css.replace(/em$/, ''));
  if (Number.isNaN(value)) throw notReadable(css, 'number');
  return value;
}

function shadowLayer(css: string): ShadowValue {
  const words = css.trim().split(/\s+/);
  const [offsetX = '', offsetY = '', blur = '0', spread = '0'] = words.filter((word) =>
    /^-?[.\d]/.test(word),
  );
  return {
    color: colorValue(words.find((word) => word.startsWith('#')) ?? css),
    offsetX: dimensionValue(offsetX),
    offsetY: dimensionValue(offsetY),
    blur: dimensionValue(blur),
    spread: dimensionValue(spread),
    inset: words.includes('inset'),
  };
}

/** Parses the layers of a `box-shadow`, the top layer first. */
export function shadowValue(css: string): ShadowValue[] {
  return css.split(',').map(shadowLayer);
}
