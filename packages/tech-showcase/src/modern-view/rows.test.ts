import { describe, expect, it } from 'vitest';
import { rowCount, rowsMove, toRows } from './rows.ts';

function items(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

describe('rowCount', () => {
  it.each([
    [0, 1],
    [1, 1],
    [4, 1],
    [5, 1],
    [7, 1],
    [8, 2],
    [14, 2],
    [15, 3],
    [21, 3],
    [22, 4],
    [100, 4],
  ])('for %i items, returns %i', (count, rows) => {
    expect(rowCount(count)).toBe(rows);
  });
});

describe('toRows', () => {
  it.each([
    [7, [7]],
    [8, [4, 4]],
    [9, [5, 4]],
    [15, [5, 5, 5]],
    [22, [6, 6, 5, 5]],
    [100, [25, 25, 25, 25]],
  ])('splits %i items into %j', (count, sizes) => {
    expect(toRows(items(count)).map((row) => row.length)).toEqual(sizes);
  });

  it.each([1, 8, 22, 100])('keeps all %i items in order', (count) => {
    expect(toRows(items(count)).flat()).toEqual(items(count));
  });
});

describe('rowsMove', () => {
  it.each([
    [0, false],
    [1, false],
    [4, false],
    [5, true],
    [7, true],
    [8, false],
    [9, false],
    [10, true],
    [14, true],
    [15, true],
    [22, true],
    [100, true],
  ])('for %i items, returns %s', (count, moves) => {
    expect(rowsMove(toRows(items(count)))).toBe(moves);
  });
});
