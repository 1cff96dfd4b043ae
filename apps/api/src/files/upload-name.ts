import { beginningOf, withoutDirectionOverrides } from '@uplift/data-client/contract';

/** Starts with a letter, so that the version in "Report v1.2" is part of its name. */
const EXTENSION = /(?<=.)\.[a-z][a-z0-9]{0,9}$/i;

/** Name of an uploaded file on one line, as every system can store it: without trailing dots and spaces. */
export function cleanFileName(fileName: string): string {
  return withoutDirectionOverrides(fileName)
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .trim();
}

/** Extension of a file name with its dot, as written. Empty if there is none. */
export function extensionOf(fileName: string): string {
  return EXTENSION.exec(fileName)?.[0] ?? '';
}

/**
 * Name of an uploaded file without its extension.
 *
 * @param most maximum number of characters
 */
export function uploadName(fileName: string, most: number): string {
  return beginningOf(fileName.replace(EXTENSION, '').trim(), most).trim();
}
