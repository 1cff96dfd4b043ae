import { extname } from 'node:path';

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
  // By characters, so that none is cut in two.
  const name = [...line.slice(0, line.length - ending.length).trim()].slice(0, most).join('').trim();
  return { name, ending };
}
