import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { renderAsync } from '@resvg/resvg-js';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import type { SocialImage } from '../site-module.ts';

/** The brand's fonts, in a format that satori supports. */
const faces = [
  {
    name: 'Instrument Sans',
    weight: 600,
    file: import.meta.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff'),
  },
  {
    name: 'Geist',
    weight: 400,
    file: import.meta.resolve('@fontsource/geist/files/geist-latin-400-normal.woff'),
  },
  {
    name: 'Geist',
    weight: 500,
    file: import.meta.resolve('@fontsource/geist/files/geist-latin-500-normal.woff'),
  },
] as const;

let fonts: Promise<Font[]> | undefined;

function loadFonts(): Promise<Font[]> {
  fonts ??= Promise.all(
    faces.map(async ({ name, weight, file }) => ({
      name,
      weight,
      style: 'normal' as const,
      data: await readFile(fileURLToPath(file)),
    })),
  );
  return fonts;
}

/**
 * Draws an image as PNG. Layout (satori) blocks the event loop for about 15 ms. Rasterizing and compression
 * take ten times as long and run in other threads.
 */
export async function drawImage({ width, height, drawing }: SocialImage): Promise<Buffer> {
  const svg = await satori(drawing, { width, height, fonts: await loadFonts() });
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  return sharp(image.pixels, { raw: { width: image.width, height: image.height, channels: 4 } })
    .removeAlpha()
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
}
