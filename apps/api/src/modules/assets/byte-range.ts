import type { ByteRange } from '../../files/file-store.ts';

/** A range of the file, a range that the file doesn't have, or the whole file if the header is ignored. */
export type RangeRequest = ByteRange | 'unsatisfiable' | 'whole';

/**
 * Parses a Range header with a single byte range. Multiple ranges, other units and malformed headers request
 * the whole file, as RFC 9110 allows.
 *
 * @param size the file's length in bytes
 */
export function readRange(header: string | undefined, size: number): RangeRequest {
  const match = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(header ?? '');
  if (!match) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Math.min(Number(to), size);
    return length === 0 ? 'unsatisfiable' : { first: size - length, last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return 'whole';
  return first >= size ? 'unsatisfiable' : { first, last };
}

/** Whether an If-Range condition holds, so that the range belongs to the version that the client has. */
export function rangeStillFits(header: string | undefined, tag: string, lastModified: Date): boolean {
  if (header === undefined) return true;
  if (header.startsWith('"')) return header === tag;
  const moment = Date.parse(header);
  return Math.trunc(lastModified.getTime() / 1_000) * 1_000 === moment;
}
