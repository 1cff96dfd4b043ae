import { buffer } from 'node:stream/consumers';
import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';
import type { FileStore } from '../../files/file-store.ts';

/** A format that browsers show and that is smaller than what cameras write. */
export type ImageFormat = 'avif' | 'webp';

/** The picture that a copy is made of. */
export interface OriginalImage {
  contentType: string;
  /** SHA-256 of the bytes, hexadecimal. */
  checksum: string;
  storageKey: string;
}

export interface ImageCopies {
  /** The bytes of a smaller copy, made at most once; null where none can be made of this file. */
  read: (original: OriginalImage, width: number, format: ImageFormat) => Promise<Buffer | null>;
}

/** Formats of which smaller copies are made. Drawings (SVG) fit every width as they are; animations would stand still. */
const copied: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif']);

/** A picture of more pixels is nobody's photo: it is made to fill the memory. */
export const MAXIMUM_PIXELS = 50_000_000;

/** How many copies are made at a time: each takes a core. */
const AT_A_TIME = 2;

const encoders = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 78, effort: 4 }),
} satisfies Record<ImageFormat, (image: Sharp) => Sharp>;

export function isCopied(contentType: string): boolean {
  return copied.has(contentType);
}

/** The best format that an Accept header names. Nobody names one that they cannot show. */
export function formatFor(accept: string | undefined): ImageFormat | null {
  if (accept?.includes('image/avif')) return 'avif';
  return accept?.includes('image/webp') ? 'webp' : null;
}

/**
 * Makes smaller copies of pictures and keeps them in the file store, named after the bytes of the original: a replaced
 * picture gets copies of its own.
 */
export function createImageCopies({
  files,
  onError,
}: {
  files: FileStore;
  onError: (error: unknown) => void;
}): ImageCopies {
  const underWay = new Map<string, Promise<Buffer | null>>();
  const inTurn = pLimit(AT_A_TIME);

  async function make(original: OriginalImage, width: number, format: ImageFormat): Promise<Buffer> {
    const bytes = await buffer(await files.read(original.storageKey));
    const image = sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS })
      .rotate()
      .resize({ width, withoutEnlargement: true });
    return encoders[format](image).toBuffer();
  }

  async function find(
    original: OriginalImage,
    width: number,
    format: ImageFormat,
    key: string,
  ): Promise<Buffer | null> {
    if (await files.has(key)) return buffer(await files.read(key));
    try {
      const copy = await inTurn(() => make(original, width, format));
      await files.write(key, copy);
      return copy;
    } catch (error) {
      onError(error);
      return null;
    }
  }

  return {
    read: (original, width, format) => {
      const key = `copies/${original.checksum}/${width}.${format}`;
      const known = underWay.get(key);
      if (known) return known;
      const copy = find(original, width, format, key).finally(() => underWay.delete(key));
      underWay.set(key, copy);
      return copy;
    },
  };
}
