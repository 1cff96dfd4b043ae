import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { type Characters, latin } from '../apps/web/src/layout/fonts/latin.ts';
import { root } from './command.ts';

/** What English texts consist of. Every page loads these files, so each fits into the first round trip. */
const english: Characters = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2009, 0x2009],
  [0x2010, 0x201f],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
  [0x202f, 0x202f],
  [0x2190, 0x2193],
  [0x2212, 0x2212],
];

/** Features of OpenType that browsers apply by default, and figures of equal width. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Copyright and license. */
const preserveNameIds = [0, 13, 14];

interface Face {
  /** Path of the complete font. */
  source: string;
  /** The weights used by the design. */
  weights: number | { min: number; max: number };
  characters: Characters;
}

const display = {
  source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
  weights: 600,
};

const text = {
  source: '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  weights: { min: 400, max: 700 },
};

/** The committed font files and their sources. */
export const siteFonts: Readonly<Record<string, Face>> = {
  'display.woff2': { ...display, characters: english },
  'display-latin.woff2': { ...display, characters: latin },
  'text.woff2': { ...text, characters: english },
  'text-latin.woff2': { ...text, characters: latin },
};

export const siteFontsFolder: string = join(root, 'apps/web/src/layout/fonts');

/** Subsets a font to the characters and weights that the site uses. */
export function makeSiteFont({ source, weights, characters }: Face): Promise<Buffer> {
  const letters = characters
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => first + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  // The types of the package lack `keepFeatures`, so this isn't a literal where it is passed.
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: weights },
    keepFeatures,
    preserveNameIds,
  };
  return subsetFont(readFileSync(fileURLToPath(import.meta.resolve(source))), letters, options);
}

if (import.meta.main) {
  mkdirSync(siteFontsFolder, { recursive: true });
  for (const [name, face] of Object.entries(siteFonts)) {
    const font = await makeSiteFont(face);
    writeFileSync(join(siteFontsFolder, name), font);
    process.stdout.write(`${name}: ${(font.byteLength / 1_000).toFixed(1)} kB\n`);
  }
}
