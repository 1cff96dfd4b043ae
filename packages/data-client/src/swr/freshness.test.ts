import { expect, test } from 'vitest';
import { createFreshness } from './freshness.ts';

test('rendered data is fresh for five minutes', () => {
  let now = 1_000;
  const freshness = createFreshness(['/api/tech-assets'], () => now);
  expect(freshness.isFresh('/api/tech-assets')).toBe(true);
  expect(freshness.isFresh('/api/case-studies')).toBe(false);
  now += 299_999;
  expect(freshness.isFresh('/api/tech-assets')).toBe(true);
  now += 1;
  expect(freshness.isFresh('/api/tech-assets')).toBe(false);
});

test('a later value is fresh from then on, until it is invalidated', () => {
  let now = 0;
  const freshness = createFreshness([], () => now);
  now = 500_000;
  freshness.mark('/api/client/me');
  expect(freshness.isFresh('/api/client/me')).toBe(true);
  freshness.forget('/api/client/me');
  expect(freshness.isFresh('/api/client/me')).toBe(false);
});
