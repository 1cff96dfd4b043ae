import type { FileDropMessages } from './file-drop.messages.ts';

/** A refused file and the reason. */
export interface FileRefusal {
  file: File;
  reason: 'type' | 'size' | 'count' | 'folder';
  /** The reason, and what to do about it. */
  message: string;
}

export interface FileRules {
  /** The attribute of a file input: `.csv, application/pdf, image/*`. */
  accept: string | undefined;
  /** The maximum size, in bytes. */
  maxSize: number;
  multiple: boolean;
  messages: FileDropMessages;
  /** Formats a number of bytes. */
  formatSize: (bytes: number) => string;
}

function tokensOf(accept: string): string[] {
  return accept
    .split(',')
    .map((token) => token.trim().toLowerCase())
    .filter(Boolean);
}

/** Starts with a letter, so that the version in "Report v1.2" is part of its name. */
const EXTENSION = /.\.[a-z][a-z0-9]{0,9}$/;

/** Whether a name has the extension, or has none: then only the content of the file tells its type. */
function mayHaveExtension(name: string, extension: string): boolean {
  const trimmed = name.replace(/[.\s]+$/, '').toLowerCase();
  return trimmed.endsWith(extension) || !EXTENSION.test(trimmed);
}

function matches({ name, type }: File, token: string): boolean {
  if (token.startsWith('.')) return mayHaveExtension(name, token);
  if (token.endsWith('/*')) return type.startsWith(token.slice(0, -1));
  return type === token;
}

/**
 * Returns the display name of an `accept` token: PDF for `.pdf` and `application/pdf`, images for `image/*`.
 */
function kindOf(token: string, kinds: FileDropMessages['kinds']): string {
  const [, kind] = /^(audio|font|image|text|video)[/][*]$/.exec(token) ?? [];
  if (kind) return kinds[kind as keyof typeof kinds];
  return token.replace(/^.*[./]/, '').toUpperCase();
}

function refuse(
  file: File,
  taken: number,
  { accept, maxSize, multiple, messages, formatSize }: FileRules,
): FileRefusal | null {
  const tokens = tokensOf(accept ?? '');
  if (tokens.length > 0 && !tokens.some((token) => matches(file, token))) {
    const kinds = [...new Set(tokens.map((token) => kindOf(token, messages.kinds)))];
    return { file, reason: 'type', message: messages.wrongType(file.name, kinds) };
  }
  if (file.size > maxSize) {
    const message = messages.tooLarge(file.name, formatSize(file.size), formatSize(maxSize));
    return { file, reason: 'size', message };
  }
  if (!multiple && taken > 0) return { file, reason: 'count', message: messages.onlyOne(file.name) };
  return null;
}

/** Separates accepted files from refused ones. */
export function checkFiles(
  candidates: readonly File[],
  rules: FileRules,
): { files: File[]; refusals: FileRefusal[] } {
  const files: File[] = [];
  const refusals: FileRefusal[] = [];
  for (const file of candidates) {
    const refusal = refuse(file, files.length, rules);
    if (refusal) refusals.push(refusal);
    else files.push(file);
  }
  return { files, refusals };
}

/**
 * Returns dropped or pasted files, and folders separately. Browsers report folders as files that can't be
 * read.
 */
export function filesIn(transfer: DataTransfer): { files: File[]; folders: File[] } {
  const files: File[] = [];
  const folders: File[] = [];
  for (const item of transfer.items) {
    const file = item.getAsFile();
    if (file) (item.webkitGetAsEntry()?.isDirectory ? folders : files).push(file);
  }
  return { files, folders };
}
