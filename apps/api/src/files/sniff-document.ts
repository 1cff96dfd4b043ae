import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type DocumentType, documentTypeNames, documentTypes } from '@uplift/data-client/contract/project';
import { fileTypeFromFile } from 'file-type';
import type { UploadedFile } from '../http/receive-upload.ts';
import { HttpError } from '../http-error.ts';
import { charsetOf } from './text-charset.ts';
import { extensionOf } from './upload-name.ts';

interface Kind {
  label: string;
  endings: readonly [first: string, ...others: string[]];
}

const kinds: Record<DocumentType, Kind> = {
  pdf: { label: 'PDF', endings: ['.pdf'] },
  docx: { label: 'a Word document', endings: ['.docx'] },
  xlsx: { label: 'an Excel workbook', endings: ['.xlsx'] },
  pptx: { label: 'a PowerPoint presentation', endings: ['.pptx'] },
  png: { label: 'PNG', endings: ['.png'] },
  jpeg: { label: 'JPEG', endings: ['.jpg', '.jpeg', '.jpe', '.jfif'] },
  webp: { label: 'WebP', endings: ['.webp'] },
  avif: { label: 'AVIF', endings: ['.avif'] },
  gif: { label: 'GIF', endings: ['.gif'] },
  csv: { label: 'CSV', endings: ['.csv'] },
  txt: { label: 'text', endings: ['.txt', '.text'] },
  md: { label: 'Markdown', endings: ['.md', '.markdown'] },
  zip: { label: 'ZIP', endings: ['.zip'] },
};

/** Types without a signature: the extension identifies them, and their bytes must be text. */
const textTypes = ['csv', 'txt', 'md'] as const;

const CHOICES = 'Choose a PDF, Office file, image, text, CSV, Markdown or ZIP file.';

/** Names of common formats that aren't accepted, and what to do instead. */
const advice: Readonly<Record<string, string>> = {
  'application/xml': `can hold scripts. Save it as PNG or PDF.`,
  'image/svg+xml': `can hold scripts. Save it as PNG or PDF.`,
  'application/x-cfb': `is locked with a password, or of an old format of Office. Save it without a password as .docx, .xlsx or .pptx.`,
  'image/heic': 'is of the type HEIC. Save it as JPEG.',
};

function refuse({ name }: UploadedFile, why: string): HttpError {
  const message = `${name || 'The file'} ${why}`;
  return new HttpError(400, message, { errors: { file: [message] } });
}

/** Control characters that text doesn't contain: all except tab, line ends and page ends. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const BINARY = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

async function isText({ path }: UploadedFile): Promise<boolean> {
  const charset = await charsetOf(createReadStream(path));
  try {
    return !BINARY.test(new TextDecoder(charset, { fatal: true }).decode(await readFile(path)));
  } catch (error) {
    // Thrown for half characters of UTF-16.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

const typeEndingWith = (ending: string): DocumentType | undefined =>
  documentTypeNames.find((type) => kinds[type].endings.includes(ending));

/** The extension with which a file of this type is stored. */
export function endingOf(type: DocumentType): string {
  return kinds[type].endings[0];
}

/**
 * Detects the type of an upload from its bytes and, for text, its extension.
 *
 * @throws HttpError 400 if the type isn't accepted or doesn't match the name; the message contains the file's
 * name
 */
export async function sniffDocument(file: UploadedFile): Promise<DocumentType> {
  if (file.byteSize === 0) throw refuse(file, 'is empty.');
  const ending = extensionOf(file.name).toLowerCase();
  const claimed = typeEndingWith(ending);
  const text = textTypes.find((type) => type === claimed);
  if (text && (await isText(file))) return text;
  if (ending === '.svg') throw refuse(file, 'is a drawing that can hold scripts. Save it as PNG or PDF.');
  const found = await fileTypeFromFile(file.path);
  const type = documentTypeNames.find((name) => documentTypes[name] === found?.mime);
  if (!type) {
    if (text) throw refuse(file, 'is not text in UTF-8. Save it again with that encoding.');
    const why = found && advice[found.mime];
    if (why) throw refuse(file, why);
    throw refuse(
      file,
      `${found ? `is of the type ${found.ext.toUpperCase()}` : 'is of a type that is not known'}. ${CHOICES}`,
    );
  }
  if (ending !== '' && claimed !== type)
    throw refuse(file, `ends with ${ending}, but holds ${kinds[type].label}. Save it as what it is called.`);
  return type;
}
