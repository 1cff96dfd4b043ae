import { expect, test } from 'vitest';
import { createVersionedCache } from './versioned-cache.ts';

function setUp({ maxBytes = 1_000 } = {}) {
  let version = 'first';
  let made = 0;
  const cache = createVersionedCache<{ number: number }>({ version: () => version, maxBytes });
  return {
    cache,
    change: (to: string) => {
      version = to;
    },
    make: (bytes: number | null) => async () => {
      made += 1;
      return { value: { number: made }, bytes };
    },
  };
}

test('computes a value once for each version', async () => {
  const { cache, change, make } = setUp();
  const first = await cache.get('a', make(10));
  expect(await cache.get('a', make(10))).toBe(first);
  expect(cache.peek('a')).toBe(first);
  change('second');
  expect(cache.peek('a')).toBeUndefined();
  expect((await cache.get('a', make(10))).number).toBe(2);
});

test('computes a value once for concurrent callers, and again for the next if it must not be cached', async () => {
  const { cache, make } = setUp();
  const [one, other] = await Promise.all([cache.get('a', make(null)), cache.get('a', make(null))]);
  expect(one).toBe(other);
  expect(cache.peek('a')).toBeUndefined();
  expect((await cache.get('a', make(null))).number).toBe(2);
});

test('does not cache a value whose computation started before a change', async () => {
  const { cache, change } = setUp();
  const reading = Promise.withResolvers<void>();
  const before = cache.get('a', async () => {
    await reading.promise;
    return { value: { number: 1 }, bytes: 1 };
  });
  change('second');
  const after = cache.get('a', async () => ({ value: { number: 2 }, bytes: 1 }));
  expect((await after).number).toBe(2);
  reading.resolve();
  expect((await before).number).toBe(1);
  expect(cache.peek('a')?.number).toBe(2);
});

test('evicts the least recently used value', async () => {
  const { cache, make } = setUp({ maxBytes: 100 });
  for (const key of ['a', 'b']) await cache.get(key, make(40));
  cache.peek('a');
  await cache.get('c', make(40));
  expect(cache.peek('b')).toBeUndefined();
  expect(cache.peek('a')).toBeDefined();
  expect(cache.peek('c')).toBeDefined();
});

test('rejects for all concurrent callers after a failure, and retries on the next call', async () => {
  const { cache, make } = setUp();
  const broken = new Error('broken');
  const fail = async () => Promise.reject(broken);
  const asking = [cache.get('a', fail), cache.get('a', fail)];
  expect((await Promise.allSettled(asking)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await cache.get('a', make(1))).number).toBe(1);
});
