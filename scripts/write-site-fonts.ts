import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { root } from './command.ts';

/**
 * Basic Latin, Latin-1, and the punctuation and symbols of English texts. Other characters use the next font.
 */
const letters: readonly (readonly [first: number, last: number])[] = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Copyright and license. */
const preserveNameIds = [0, 13, 14];

interface Face {
  /** Path of the complete font. */
  source: string;
  /** The weights used by the design. */
  weights: number | { min: number; max: number };
}

/** The committed font files and their sources. */
export const siteFonts: Readonly<Record<string, Face>> = {
  'display.woff2': {
    source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    weights: 600,
  },
  'text.woff2': {
    source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
    weights: { min: 400, max: 700 },
  },
};

export const siteFontsFolder: string = join(root, 'apps/web/src/layout/fonts');

/** Subsets a font to the characters and weights that the site uses. */
export function makeSiteFont({ source, weights }: Face): Promise<Buffer> {
  const text = letters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  return subsetFont(readFileSync(fileURLToPath(import.meta.resolve(source))), text, {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds,
  });
}

if (import.meta.main) {
  mkdirSync(siteFontsFolder, { recursive: true });
  for (const [name, face] of Object.entries(siteFonts)) {
    const font = await makeSiteFont(face);
    writeFileSync(join(siteFontsFolder, name), font);
    process.stdout.write(`${name}: ${(font.byteLength / 1_000).toFixed(1)} kB\n`);
  }
}
