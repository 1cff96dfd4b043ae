import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

const LIMIT = 1_000_000;

/** Technologies with these IDs and priorities. */
function orderOf(priorities: Record<string, number>) {
  return Object.entries(priorities).map(([id, priority]) => ({ id, priority }));
}

function applied(order: readonly { id: string; priority: number }[], changes: ReadonlyMap<string, number>) {
  return order
    .map(({ id, priority }) => ({ id, priority: changes.get(id) ?? priority }))
    .sort((first, second) => second.priority - first.priority)
    .map(({ id }) => id)
    .join('');
}

const roomy = orderOf({ a: 40, b: 30, c: 20, d: 10 });
const tight = orderOf({ a: 4, b: 3, c: 2, d: 1 });
const even = orderOf({ a: 5, b: 5, c: 5, d: 5 });

test.for([
  ['d', 'a', 'adbc'],
  ['d', null, 'dabc'],
  ['a', 'd', 'bcda'],
  ['a', 'b', 'bacd'],
  ['b', 'c', 'acbd'],
] as const)('%s after %s gives %s, with and without room between priorities', ([id, after, wanted]) => {
  expect(applied(roomy, placeAfter(roomy, id, after, LIMIT))).toBe(wanted);
  expect(applied(tight, placeAfter(tight, id, after, LIMIT))).toBe(wanted);
});

test('changes only the moved item if there is room', () => {
  expect(placeAfter(roomy, 'd', 'a', LIMIT)).toEqual(new Map([['d', 35]]));
  expect(placeAfter(roomy, 'd', null, LIMIT)).toEqual(new Map([['d', 50]]));
  expect(placeAfter(roomy, 'a', 'd', LIMIT)).toEqual(new Map([['a', 0]]));
});

test('changes as few preceding items as possible if there is no room', () => {
  const order = orderOf({ a: 40, b: 3, c: 2, d: 1 });
  expect(placeAfter(order, 'd', 'b', LIMIT)).toEqual(
    new Map([
      ['d', 3],
      ['b', 4],
    ]),
  );
});

test('does not reorder preceding items of equal priority', () => {
  const changes = placeAfter(even, 'd', 'b', LIMIT);
  expect(applied(even, changes)).toBe('abdc');
  expect(changes.has('c')).toBe(false);
});

test('changes nothing if the item is already there', () => {
  expect(placeAfter(roomy, 'b', 'a', LIMIT).size).toBe(0);
  expect(placeAfter(roomy, 'a', null, LIMIT).size).toBe(0);
});

test('renumbers all items in the new order beyond the limit', () => {
  const high = orderOf({ a: LIMIT, b: LIMIT - 1, c: 7 });
  const changes = placeAfter(high, 'c', 'a', LIMIT);
  expect(applied(high, changes)).toBe('acb');
  expect(Math.max(...changes.values())).toBeLessThanOrEqual(LIMIT);
  expect(placeAfter(high, 'c', null, LIMIT).size).toBe(3);
});
