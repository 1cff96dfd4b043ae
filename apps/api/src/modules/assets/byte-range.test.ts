import { describe, expect, test } from 'vitest';
import { rangeStillFits, readRange } from './byte-range.ts';

describe('readRange of a 100-byte file', () => {
  test.for([
    ['bytes=0-9', { first: 0, last: 9 }],
    ['bytes=90-', { first: 90, last: 99 }],
    ['bytes=-10', { first: 90, last: 99 }],
    ['bytes=-1000', { first: 0, last: 99 }],
    ['bytes=50-1000', { first: 50, last: 99 }],
    ['BYTES = 0-0', 'whole'],
    ['bytes= 0-0', { first: 0, last: 0 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=9-5', 'whole'],
    ['bytes=0-1,5-6', 'whole'],
    ['items=0-1', 'whole'],
    ['bytes=-', 'whole'],
    ['bytes=a-b', 'whole'],
    [undefined, 'whole'],
  ] as const)('parses %s', ([header, expected]) => {
    expect(readRange(header, 100)).toEqual(expected);
  });

  test('is unsatisfiable for an empty file', () => {
    expect(readRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readRange('bytes=-5', 0)).toBe('unsatisfiable');
  });
});

describe('rangeStillFits', () => {
  const modified = new Date('2026-01-05T09:00:00.400Z');

  test.for([
    [undefined, true],
    ['"abc"', true],
    ['"def"', false],
    ['W/"abc"', false],
    ['Mon, 05 Jan 2026 09:00:00 GMT', true],
    ['Mon, 05 Jan 2026 08:59:59 GMT', false],
    ['yesterday', false],
  ] as const)('matches If-Range %s: %s', ([header, expected]) => {
    expect(rangeStillFits(header, '"abc"', modified)).toBe(expected);
  });
});
