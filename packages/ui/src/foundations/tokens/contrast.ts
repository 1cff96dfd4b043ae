function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/** Returns red, green and blue of an opaque sRGB color (`#rrggbb`) in linear light, each from 0 to 1. */
export function linearChannels(hex: string): [red: number, green: number, blue: number] {
  const digits = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex);
  if (!digits) throw new Error(`"${hex}" isn't an opaque color. Write it as #rrggbb.`);
  const [red = 0, green = 0, blue = 0] = digits.slice(1).map((pair) => linear(Number.parseInt(pair, 16)));
  return [red, green, blue];
}

/**
 * Relative luminance of an opaque sRGB color (`#rrggbb`), as defined by WCAG 2.2: 0 for black, 1 for white.
 */
function relativeLuminance(hex: string): number {
  const [red, green, blue] = linearChannels(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio of two opaque colors in either order, as defined by WCAG 2.2: 1 to 21. */
export function contrastRatio(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [relativeLuminance(first), relativeLuminance(second)].sort(
    (a, b) => a - b,
  );
  return (lighter + 0.05) / (darker + 0.05);
}
