/** Relative luminance of the disc behind an icon, from 0 to 1, as in WCAG. */
const DISC = 0.03;
/** Contrast that graphics need. */
const LEAST_CONTRAST = 3;

/** Red, green and blue from 0 to 1. */
type Color = readonly [red: number, green: number, blue: number];

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Whether a color, from 0 to 1, is too dark on a disc of dark glass. */
export function isDark([red, green, blue]: Color): boolean {
  const luminance = 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  return (luminance + 0.05) / (DISC + 0.05) < LEAST_CONTRAST;
}

/**
 * Whether an icon needs a light plate on its dark disc. Reads the fill of an inline SVG with one color, and
 * assumes that other icons need one until `isDarkImage` can tell.
 */
export function needsPlate(iconPath: string | null): boolean {
  if (iconPath === null) return false;
  if (!iconPath.startsWith('data:image/svg+xml')) return true;
  const fills = [...iconPath.matchAll(/fill(?:=|%3D)(?:['"]|%22|%27)(?:#|%23)([0-9a-f]{6})/gi)];
  const [fill] = fills;
  if (fills.length !== 1 || !fill?.[1]) return true;
  const hex = Number.parseInt(fill[1], 16);
  return isDark([(hex >> 16) / 255, ((hex >> 8) & 255) / 255, (hex & 255) / 255]);
}

/** Returns the average color of an icon, from 0 to 1. Every fourth pixel is accurate enough. */
export function averageColor({ data }: ImageData): Color {
  let red = 0;
  let green = 0;
  let blue = 0;
  let weight = 0;
  for (let offset = 0; offset < data.length; offset += 16) {
    const alpha = data[offset + 3] ?? 0;
    red += (data[offset] ?? 0) * alpha;
    green += (data[offset + 1] ?? 0) * alpha;
    blue += (data[offset + 2] ?? 0) * alpha;
    weight += alpha;
  }
  const whole = Math.max(weight, 1) * 255;
  return [red / whole, green / whole, blue / whole];
}

const SAMPLE = 32;

/** Whether a loaded image is too dark on a disc. Undefined if its pixels can't be read. */
export function isDarkImage(image: HTMLImageElement): boolean | undefined {
  const canvas = document.createElement('canvas');
  canvas.width = SAMPLE;
  canvas.height = SAMPLE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return undefined;
  try {
    context.drawImage(image, 0, 0, SAMPLE, SAMPLE);
    return isDark(averageColor(context.getImageData(0, 0, SAMPLE, SAMPLE)));
  } catch {
    // The image is broken, or comes from another site.
    return undefined;
  }
}
