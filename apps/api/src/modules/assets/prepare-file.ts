import { open, readFile } from 'node:fs/promises';
import { type AssetType, assetTypes } from '@uplift/data-client/contract/admin';
import { fileTypeFromFile } from 'file-type';
import pLimit from 'p-limit';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { extensionOf } from '../../files/upload-name.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';
import { HttpError } from '../../http-error.ts';
import { assetTypeOf, kinds } from './asset-kinds.ts';
import { MAXIMUM_PIXELS } from './image-copies.ts';
import { MAXIMUM_SVG_BYTES, SvgRefusal, sanitizeSvg } from './sanitize-svg.ts';

/** A file as it is stored. */
export interface PreparedFile {
  type: AssetType;
  bytes: Uint8Array;
  /** Pixels; null for documents. */
  width: number | null;
  height: number | null;
}

type PictureType = Exclude<AssetType, 'svg' | 'pdf'>;

/** Images are re-encoded to drop hidden data. Quality is high, since the result is the source of copies. */
const encoders = {
  png: (image) => image.png(),
  jpeg: (image) => image.jpeg({ quality: 90 }),
  webp: (image) => image.webp({ quality: 90 }),
  avif: (image) => image.avif({ quality: 70, effort: 2 }),
} satisfies Record<PictureType, (image: Sharp) => Sharp>;

/** How many images are re-encoded concurrently. A large one takes 200 MB of memory. */
const inTurn = pLimit(2);

/** Content types of uploads whose type the client doesn't know. */
const UNKNOWN_TYPES = ['', 'application/octet-stream'];

/** Detects markup by its beginning. Text has no signature, unlike binary formats. */
const MARKUP = /^\uFEFF?\s*<[?!a-z]/i;

function refuse({ name }: UploadedFile, why: string): HttpError {
  const message = `${name || 'The file'} ${why}`;
  return new HttpError(400, message, { errors: { file: [message] } });
}

async function beginsAsMarkup(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(256), position: 0 });
    return MARKUP.test(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Detects the type of a file by its bytes. @throws HttpError 400 if the type isn't supported */
async function detectType(file: UploadedFile): Promise<AssetType> {
  if (file.byteSize === 0) throw refuse(file, 'is empty.');
  const found = await fileTypeFromFile(file.path);
  const known = assetTypeOf(found?.mime);
  if (known) return known;
  const isMarkup = found === undefined || found.mime === 'application/xml';
  if (isMarkup && (await beginsAsMarkup(file.path))) return 'svg';
  throw refuse(
    file,
    `${found ? `is of the type ${found.ext.toUpperCase()}` : 'is of a type that is not known'}. Choose PNG, JPEG, WebP, AVIF, SVG or PDF.`,
  );
}

/** @throws HttpError 400 if the file extension or content type contradicts the bytes */
function checkClaims(file: UploadedFile, type: AssetType): void {
  const { label, endings } = kinds[type];
  const ending = extensionOf(file.name).toLowerCase();
  if (ending !== '' && !endings.includes(ending)) {
    throw refuse(file, `ends with ${ending}, but holds ${label}. Save it as what it is called.`);
  }
  const claimed = file.claimedType.toLowerCase().replace('image/jpg', 'image/jpeg');
  if (!UNKNOWN_TYPES.includes(claimed) && claimed !== assetTypes[type]) {
    throw refuse(file, `was sent as ${claimed}, but holds ${label}. Save it as what it is called.`);
  }
}

const BROKEN = 'cannot be read to its end. Open it, save it again, and upload the new file.';

async function describePicture(file: UploadedFile): Promise<Metadata> {
  try {
    return await sharp(file.path, { limitInputPixels: false }).metadata();
  } catch {
    throw refuse(file, BROKEN);
  }
}

async function rewritePicture(file: UploadedFile, type: PictureType): Promise<PreparedFile> {
  const { width, height, pages = 1 } = await describePicture(file);
  if (pages > 1) throw refuse(file, 'is an animation. Choose a still picture.');
  if (width * height > MAXIMUM_PIXELS) {
    const megapixels = Math.ceil((width * height) / 1_000_000);
    throw refuse(file, `has ${megapixels} megapixels. Pictures can have 50 at most: make it smaller.`);
  }
  try {
    const upright = sharp(file.path, { limitInputPixels: MAXIMUM_PIXELS, failOn: 'truncated' }).rotate();
    const { data, info } = await encoders[type](upright).toBuffer({ resolveWithObject: true });
    return { type, bytes: data, width: info.width, height: info.height };
  } catch {
    throw refuse(file, BROKEN);
  }
}

async function cleanDrawing(file: UploadedFile): Promise<PreparedFile> {
  if (file.byteSize > MAXIMUM_SVG_BYTES) {
    throw refuse(file, 'is a drawing of more than 512 kB. Simplify it, or save it as PNG.');
  }
  try {
    const bytes = await sanitizeSvg(await readFile(file.path));
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { type: 'svg', bytes, width, height };
  } catch (error) {
    throw refuse(file, error instanceof SvgRefusal ? error.message : BROKEN);
  }
}

/** End-of-file marker of a PDF, found within its last kilobyte. */
const PDF_END = '%%EOF';

async function checkDocument(file: UploadedFile): Promise<PreparedFile> {
  const bytes = await readFile(file.path);
  if (!bytes.subarray(-1_024).includes(PDF_END)) throw refuse(file, BROKEN);
  return { type: 'pdf', bytes, width: null, height: null };
}

/**
 * Converts an upload into the file to store: images upright and without metadata, drawings without anything
 * that runs code or loads resources, documents unchanged.
 *
 * @throws HttpError 400 with a message that names the file
 */
export async function prepareFile(file: UploadedFile): Promise<PreparedFile> {
  const type = await detectType(file);
  checkClaims(file, type);
  if (type === 'svg') return cleanDrawing(file);
  if (type === 'pdf') return checkDocument(file);
  return inTurn(() => rewritePicture(file, type));
}
