import { open, readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type DeliverableType, deliverableTypes } from '@uplift/data-client/contract/project';
import { fileTypeFromFile } from 'file-type';
import { Problem } from '../../http/problem.ts';
import type { UploadedFile } from '../../http/receive-upload.ts';

interface Kind {
  label: string;
  endings: readonly string[];
}

/** Told by the bytes that they begin with. */
const kinds: Readonly<Partial<Record<DeliverableType, Kind>>> = {
  pdf: { label: 'PDF', endings: ['.pdf'] },
  png: { label: 'PNG', endings: ['.png'] },
  jpeg: { label: 'JPEG', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
  webp: { label: 'WebP', endings: ['.webp'] },
  gif: { label: 'GIF', endings: ['.gif'] },
  docx: { label: 'a Word document', endings: ['.docx'] },
  xlsx: { label: 'an Excel workbook', endings: ['.xlsx'] },
  pptx: { label: 'a PowerPoint presentation', endings: ['.pptx'] },
  zip: { label: 'a ZIP archive', endings: ['.zip'] },
};

/** Text says nothing of itself in its first bytes: these go by their ending. */
const textEndings: Readonly<Record<string, DeliverableType>> = { '.csv': 'csv', '.txt': 'txt', '.md': 'md' };

const CHOICES = 'Choose PDF, PNG, JPEG, WebP, GIF, Word, Excel, PowerPoint, CSV, text, Markdown or ZIP.';

function refuse({ name }: UploadedFile, why: string): Problem {
  const message = `${name || 'The file'} ${why}`;
  return new Problem(400, message, { errors: { file: [message] } });
}

/** Everything below a space but tab, line feed, form feed and carriage return. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what text does not hold.
const CONTROL = /[\x00-\x08\x0b\x0e-\x1f]/;

/** @throws Problem 400 where the bytes are no text */
async function checkText(file: UploadedFile): Promise<void> {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(file.path));
  } catch {
    throw refuse(file, 'is not written in UTF-8. Save it as UTF-8 and upload that.');
  }
  if (CONTROL.test(text)) throw refuse(file, `ends with ${extname(file.name)}, but is no text. ${CHOICES}`);
}

/** A PDF ends with this mark, within its last kilobyte. */
const PDF_END = '%%EOF';

/** @throws Problem 400 where a PDF is cut off */
async function checkPdf(upload: UploadedFile): Promise<void> {
  const file = await open(upload.path);
  try {
    const length = Math.min(upload.byteSize, 1_024);
    const { buffer } = await file.read({
      buffer: Buffer.alloc(length),
      position: upload.byteSize - length,
    });
    if (!buffer.includes(PDF_END))
      throw refuse(upload, 'cannot be read to its end. Open it, save it anew and upload that.');
  } finally {
    await file.close();
  }
}

const isKind = (name: string): name is DeliverableType => name in kinds;

/**
 * What an upload is, by its bytes.
 *
 * @throws Problem 400, which calls the file by its name and says why it cannot be kept
 */
export async function checkFile(file: UploadedFile): Promise<DeliverableType> {
  if (file.byteSize === 0) throw refuse(file, 'is empty.');
  const ending = extname(file.name).toLowerCase();
  if (ending === '.svg') throw refuse(file, 'is a drawing that could run a script. Save it as PNG or PDF.');
  const found = await fileTypeFromFile(file.path);
  const type = Object.entries(deliverableTypes).find(([, mime]) => mime === found?.mime)?.[0];
  if (type && isKind(type)) {
    const kind = kinds[type];
    if (kind && ending !== '' && !kind.endings.includes(ending))
      throw refuse(file, `ends with ${ending}, but holds ${kind.label}. Save it as what it is called.`);
    if (type === 'pdf') await checkPdf(file);
    return type;
  }
  const text = textEndings[ending];
  if (found || !text) {
    throw refuse(
      file,
      `is of ${found ? `the type ${found.ext.toUpperCase()}` : 'a type that is not known'}. ${CHOICES}`,
    );
  }
  await checkText(file);
  return text;
}
