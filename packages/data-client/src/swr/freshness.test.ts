import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';

test('what came with the page is fresh for five minutes', () => {
  let now = 1_000;
  const freshness = createFreshness(['/api/tech-assets'], () => now);
  expect(freshness.isFresh('/api/tech-assets')).toBe(true);
  expect(freshness.isFresh('/api/case-studies')).toBe(false);
  now += 299_999;
  expect(freshness.isFresh('/api/tech-assets')).toBe(true);
  now += 1;
  expect(freshness.isFresh('/api/tech-assets')).toBe(false);
});

test('what is given later is fresh from then on, until it no longer counts', () => {
  let now = 0;
  const freshness = createFreshness([], () => now);
  now = 500_000;
  freshness.mark('/api/client/me');
  expect(freshness.isFresh('/api/client/me')).toBe(true);
  freshness.forget('/api/client/me');
  expect(freshness.isFresh('/api/client/me')).toBe(false);
});
