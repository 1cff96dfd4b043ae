import { beforeEach, describe, expect, test } from 'vitest';
import { HttpError } from '../http-error.ts';
import { countFailuresInMemory } from './failure-counts.ts';
import { createSignInThrottle, type SignInThrottle } from './sign-in-throttle.ts';

let time: number;
let delays: number[];
let throttle: SignInThrottle;

beforeEach(() => {
  time = 1_000_000;
  delays = [];
  throttle = createSignInThrottle({
    failures: countFailuresInMemory({ now: () => time }),
    delay: async (milliseconds) => {
      delays.push(milliseconds);
    },
  });
});

/** The Retry-After of a try in seconds, or 0 if it is admitted (it then counts as failed). */
async function retryAfter(account = 'a@b.example', address = '203.0.113.1'): Promise<number> {
  try {
    await throttle.admit(account, address);
    return 0;
  } catch (error) {
    if (error instanceof HttpError && error.status === 429) return Number(error.headers['Retry-After']);
    throw error;
  }
}

async function fail(times: number, account?: string, address?: string): Promise<void> {
  for (let count = 0; count < times; count++) expect(await retryAfter(account, address)).toBe(0);
}

describe('wrong passwords from one address', () => {
  test('are free five times, then double the wait each time', async () => {
    await fail(5);
    for (const seconds of [1, 2, 4, 8]) {
      expect(await retryAfter()).toBe(seconds);
      time += seconds * 1_000;
      expect(await retryAfter()).toBe(0);
    }
  });

  test('wait five minutes at most', async () => {
    await fail(5);
    let longest = 0;
    for (let count = 0; count < 15; count++) {
      longest = Math.max(longest, await retryAfter());
      time += 300_000;
      await retryAfter();
    }
    expect(longest).toBe(300);
  });

  test('count for the same account regardless of case and whitespace', async () => {
    await fail(5, 'A@b.example');
    expect(await retryAfter(' a@B.example')).toBe(1);
  });

  test('are reset by a successful sign-in, and expire after an hour', async () => {
    await fail(4);
    const succeeded = await throttle.admit('a@b.example', '203.0.113.1');
    await succeeded();
    await fail(5);
    expect(await retryAfter()).toBe(1);
    time += 3_600_000;
    await fail(5);
  });

  test('do not block a sign-in from another address', async () => {
    await fail(5);
    expect(await retryAfter()).toBe(1);
    expect(await retryAfter('a@b.example', '203.0.113.2')).toBe(0);
  });
});

describe('wrong passwords from many addresses', () => {
  test('delay responses for that account by up to four seconds, and refuse none', async () => {
    for (let address = 0; address < 40; address++) await fail(1, 'a@b.example', `203.0.113.${address}`);
    expect(delays.slice(0, 6)).toEqual([250, 500, 1_000, 2_000, 4_000, 4_000]);
    expect(Math.max(...delays)).toBe(4_000);
    delays = [];
    await fail(1, 'other@b.example');
    expect(delays).toEqual([]);
  });
});

test('stores a bounded number of failures', async () => {
  await fail(5, 'first@b.example');
  for (let account = 0; account < 10_001; account++) await retryAfter(`${account}@b.example`);
  expect(await retryAfter('first@b.example')).toBe(0);
});
