import { expect, test } from 'vitest';
import { keepByVersion } from './kept-by-version.ts';

function setUp({ maxBytes = 1_000 } = {}) {
  let version = 'first';
  let made = 0;
  const kept = keepByVersion<{ number: number }>({ version: () => version, maxBytes });
  return {
    kept,
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
  const { kept, change, make } = setUp();
  const first = await kept.get('a', make(10));
  expect(await kept.get('a', make(10))).toBe(first);
  expect(kept.peek('a')).toBe(first);
  change('second');
  expect(kept.peek('a')).toBeUndefined();
  expect((await kept.get('a', make(10))).number).toBe(2);
});

test('computes a value once for concurrent callers, and again for the next if it must not be cached', async () => {
  const { kept, make } = setUp();
  const [one, other] = await Promise.all([kept.get('a', make(null)), kept.get('a', make(null))]);
  expect(one).toBe(other);
  expect(kept.peek('a')).toBeUndefined();
  expect((await kept.get('a', make(null))).number).toBe(2);
});

test('does not cache a value whose computation started before a change', async () => {
  const { kept, change } = setUp();
  const reading = Promise.withResolvers<void>();
  const before = kept.get('a', async () => {
    await reading.promise;
    return { value: { number: 1 }, bytes: 1 };
  });
  change('second');
  const after = kept.get('a', async () => ({ value: { number: 2 }, bytes: 1 }));
  expect((await after).number).toBe(2);
  reading.resolve();
  expect((await before).number).toBe(1);
  expect(kept.peek('a')?.number).toBe(2);
});

test('evicts the least recently used value', async () => {
  const { kept, make } = setUp({ maxBytes: 100 });
  for (const key of ['a', 'b']) await kept.get(key, make(40));
  kept.peek('a');
  await kept.get('c', make(40));
  expect(kept.peek('b')).toBeUndefined();
  expect(kept.peek('a')).toBeDefined();
  expect(kept.peek('c')).toBeDefined();
});

test('rejects for all concurrent callers after a failure, and retries on the next call', async () => {
  const { kept, make } = setUp();
  const broken = new Error('broken');
  const fail = async () => Promise.reject(broken);
  const asking = [kept.get('a', fail), kept.get('a', fail)];
  expect((await Promise.allSettled(asking)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect((await kept.get('a', make(1))).number).toBe(1);
});
