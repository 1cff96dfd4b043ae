import { extname } from 'node:path';
import { beginningOf } from '@uplift/data-client/contract';

/**
 * What an uploaded file is called, in one line: its name, and its ending with the dot.
 *
 * @param most how many characters the name has at most
 */
export function uploadName(fileName: string, most: number): { name: string; ending: string } {
  const line = fileName
    .normalize('NFC')
    .replace(/\p{Cc}+/gu, ' ')
    .trim();
  const ending = extname(line);
  const name = beginningOf(line.slice(0, line.length - ending.length).trim(), most).trim();
  return { name, ending };
}
