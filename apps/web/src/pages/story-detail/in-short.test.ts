import { expect, it } from 'vitest';
import { inShort } from './in-short.ts';

it('leaves a short text unchanged', () => {
  expect(inShort('Short. And sweet.')).toBe('Short. And sweet.');
});

it('cuts after a sentence when enough text fits', () => {
  const first = `${'word '.repeat(19)}end.`;
  expect(inShort(`${first} ${'more '.repeat(20)}end.`)).toBe(first);
});

it('cuts between words when a sentence is too long', () => {
  const short = inShort(`Go. ${'lengthy, '.repeat(40)}end.`);
  expect(short.length).toBeLessThanOrEqual(160);
  expect(short).toMatch(/lengthy…$/);
});
