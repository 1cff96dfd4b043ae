import { expect, test } from 'vitest';
import { placeAfter } from './place-after.ts';

const LIMIT = 1_000_000;

/** Technologies by the letters of a word, with these priorities. */
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
] as const)(
  '%s behind %s gives %s, wherever there is room and where there is none',
  ([id, after, wanted]) => {
    expect(applied(roomy, placeAfter(roomy, id, after, LIMIT))).toBe(wanted);
    expect(applied(tight, placeAfter(tight, id, after, LIMIT))).toBe(wanted);
  },
);

test('where there is room, only what is moved changes', () => {
  expect(placeAfter(roomy, 'd', 'a', LIMIT)).toEqual(new Map([['d', 35]]));
  expect(placeAfter(roomy, 'd', null, LIMIT)).toEqual(new Map([['d', 50]]));
  expect(placeAfter(roomy, 'a', 'd', LIMIT)).toEqual(new Map([['a', 0]]));
});

test('where there is none, as few of those before it as make room', () => {
  const order = orderOf({ a: 40, b: 3, c: 2, d: 1 });
  expect(placeAfter(order, 'd', 'b', LIMIT)).toEqual(
    new Map([
      ['d', 3],
      ['b', 4],
    ]),
  );
});

test('among equals, what was before it stays before it', () => {
  const changes = placeAfter(even, 'd', 'b', LIMIT);
  expect(applied(even, changes)).toBe('abdc');
  expect(changes.has('c')).toBe(false);
});

test('what stands there already changes nothing', () => {
  expect(placeAfter(roomy, 'b', 'a', LIMIT).size).toBe(0);
  expect(placeAfter(roomy, 'a', null, LIMIT).size).toBe(0);
});

test('beyond the limit all are numbered anew, in the new order', () => {
  const high = orderOf({ a: LIMIT, b: LIMIT - 1, c: 7 });
  const changes = placeAfter(high, 'c', 'a', LIMIT);
  expect(applied(high, changes)).toBe('acb');
  expect(Math.max(...changes.values())).toBeLessThanOrEqual(LIMIT);
  expect(placeAfter(high, 'c', null, LIMIT).size).toBe(3);
});
