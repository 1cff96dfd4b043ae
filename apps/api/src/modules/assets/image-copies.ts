import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { Container } from '../../container.ts';
import type { AssetRow } from './assets.repository.ts';

/** A format that browsers support and that compresses better than camera formats. */
export type ImageFormat = 'avif' | 'webp';

/** The image that a copy is made from. */
type OriginalImage = Pick<AssetRow, 'checksum' | 'storageKey'>;

/** Formats that are resized. SVG scales to every width, and resized animations would stand still. */
const copied: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** Pixel limit that guards against decompression bombs. No real photo exceeds it. */
export const MAXIMUM_PIXELS = 50_000_000;

/** How many copies are encoded concurrently. Each uses one core. */
const AT_A_TIME = 2;

const encoders = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
} satisfies Record<ImageFormat, (image: Sharp) => Sharp>;

export function isCopied(contentType: string): boolean {
  return copied.has(contentType);
}

/** Returns the best format in an Accept header. Browsers list only formats that they can show. */
export function formatFor(accept: string | undefined): ImageFormat | null {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : null;
}

/**
 * Creates resized copies of images and caches them in the file store by the checksum of the original.
 * A replaced image therefore gets new copies.
 */
export function createImageCopier({ files, log }: Pick<Container, 'files' | 'log'>) {
  const pending = new Map<string, Promise<Buffer | null>>();
  const inTurn = pLimit(AT_A_TIME);

  async function find(
    original: OriginalImage,
    width: number,
    format: ImageFormat,
    key: string,
  ): Promise<Buffer | null> {
    if (await files.has(key)) return buffer(await files.read(key));
    try {
      const copy = await inTurn(async () => {
        const bytes = await buffer(await files.read(original.storageKey));
        const image = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS })
          .rotate()
          .resize({ width, withoutEnlargement: true });
        return encoders[format](image).toBuffer();
      });
      await files.write(key, copy);
      return copy;
    } catch (err) {
      log.warn({ err }, 'no smaller copy of a picture could be made');
      return null;
    }
  }

  /** Returns a resized copy, which is created only once, or null if the file can't be resized. */
  return (original: OriginalImage, width: number, format: ImageFormat): Promise<Buffer | null> => {
    const key = `copies/${original.checksum}/${width}.${format}`;
    const known = pending.get(key);
    if (known) return known;
    const copy = find(original, width, format, key).finally(() => pending.delete(key));
    pending.set(key, copy);
    return copy;
  };
}
