import { expect, test } from 'vitest';
import { unstorablePlace } from './unstorable-text.ts';

test.for([
  ['nothing odd', { body: 'Done 🎉', tags: ['a', null, 7] }, null],
  ['a NUL', { body: 'a\u0000b' }, 'body'],
  ['half an emoji', { body: 'x \ud83d' }, 'body'],
  ['the other half', { body: '\ude00 x' }, 'body'],
  ['below others', { rows: [{ name: 'a' }, { name: '\u0000' }] }, 'rows.1.name'],
  ['in a name', { calculation: { assumptions: { '\u0000': 1 } } }, 'calculation.assumptions'],
  ['in a name, half', { assumptions: { '\ud800': 1 } }, 'assumptions'],
  ['the value itself', '\u0000', ''],
] as const)('returns the path of unstorable text: %s', ([, value, place]) => {
  expect(unstorablePlace(value)).toBe(place);
});
