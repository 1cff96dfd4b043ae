import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maya Ortiz', 'MO'],
  ['  ines   maria duarte ', 'ID'],
  ['Cher', 'C'],
  ['Émile Zola', 'ÉZ'],
  // A letter followed by a combining accent is one letter.
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['ישראל כהן', 'יכ'],
  ['', ''],
])('returns the initials of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
