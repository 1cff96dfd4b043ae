import { beginningOf, withoutDirectionOverrides } from '@uplift/data-client/contract';

/** Begins with a letter, so that the version of "Report v1.2" is part of its name. */
const EXTENSION = /(?<=.)\.[a-z][a-z0-9]{0,9}$/i;

/** The name of an uploaded file as one line, as every system stores it: without dots and spaces at its end. */
export function cleanFileName(fileName: string): string {
  return withoutDirectionOverrides(fileName)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .trim();
}

/** The extension of a file name with its dot, as it is written. Empty where it has none. */
export function extensionOf(fileName: string): string {
  return EXTENSION.exec(fileName)?.[0] ?? '';
}

/**
 * The name of an uploaded file without its extension.
 *
 * @param most how many characters it has at most
 */
export function uploadName(fileName: string, most: number): string {
  return beginningOf(fileName.replace(EXTENSION, '').trim(), most).trim();
}
