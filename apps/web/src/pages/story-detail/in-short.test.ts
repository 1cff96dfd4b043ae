import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';

it('leaves a short text as it is', () => {
  expect(inShort('Short. And sweet.')).toBe('Short. And sweet.');
});

it('keeps whole sentences where enough of them fit', () => {
  const first = `${'word '.repeat(19)}end.`;
  expect(inShort(`${first} ${'more '.repeat(20)}end.`)).toBe(first);
});

it('ends between words where one sentence is too long', () => {
  const short = inShort(`Go. ${'lengthy, '.repeat(40)}end.`);
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/lengthy…$/);
});
