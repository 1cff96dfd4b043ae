import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Maya Ortiz', 'MO'],
  ['  ines   maria duarte ', 'ID'],
  ['Cher', 'C'],
  ['Émile Zola', 'ÉZ'],
  // A letter and its accent as two characters are still one letter.
  ['E\u0301mile Zola', 'E\u0301Z'],
  ['ישראל כהן', 'יכ'],
  ['', ''],
])('takes the letters of %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
