import { expect, test } from 'vitest';
import { beginningOf } from './beginning-of.ts';

test.for([
  ['text that fits', 'Harbor', 6, 'Harbor'],
  ['letters', 'Harbor HVAC', 6, 'Harbor'],
  ['an emoji of two units', 'ab🎉🎉', 5, 'ab🎉'],
  ['a family, which is one character', 'ab👨‍👩‍👧cd', 6, 'ab'],
  ['a letter and its mark', 'abe\u0301f', 3, 'ab'],
  ['a flag', '🇺🇸🇨🇦', 5, '🇺🇸'],
  ['marks without end', `a${'\u0301'.repeat(9)}`, 4, 'a\u0301\u0301\u0301'],
] as const)('beginningOf with %s', ([, text, most, beginning]) => {
  expect(beginningOf(text, most)).toBe(beginning);
});

test('never splits an emoji, wherever the cut falls', () => {
  const text = 'Plan 🎉🏗️👩🏽‍🔧 done';
  for (let most = 0; most <= text.length; most++) {
    const beginning = beginningOf(text, most);
    expect(beginning.isWellFormed()).toBe(true);
    expect(beginning.length).toBeLessThanOrEqual(most);
  }
});
