import type { SimpleIcon } from 'simple-icons';

/** The site's two background colors. An icon must be visible on both. */
const LIGHT_GROUND = 'ffffff';
const DARK_GROUND = '0b1220';

const LEAST_CONTRAST_ON_LIGHT = 1.5;
const LEAST_CONTRAST_ON_DARK = 2;

/** Relative luminance as defined by WCAG 2.2, for an sRGB color in hexadecimal. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function needsTile(hex: string): boolean {
  return (
    contrast(hex, LIGHT_GROUND) < LEAST_CONTRAST_ON_LIGHT ||
    contrast(hex, DARK_GROUND) < LEAST_CONTRAST_ON_DARK
  );
}

function shapesOf({ hex, path }: SimpleIcon): string {
  if (!needsTile(hex)) return `<path fill="#${hex}" d="${path}"/>`;
  const glyph = contrast(hex, LIGHT_GROUND) > contrast(hex, DARK_GROUND) ? LIGHT_GROUND : DARK_GROUND;
  return (
    `<rect width="24" height="24" rx="5.5" fill="#${hex}"/>` +
    `<path fill="#${glyph}" transform="translate(4.2 4.2) scale(.65)" d="${path}"/>`
  );
}

/**
 * A brand's icon in its own color. Black, white and yellow brands would be invisible on one of the site's
 * backgrounds, so they get a tile of their color instead.
 */
export function technologyIcon(icon: SimpleIcon): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24">${shapesOf(icon)}</svg>`;
}
