import { expect, it } from 'vitest';
import { wordsOf } from './known-words.ts';

it('returns each word about a user once', () => {
  expect(wordsOf('Uplift', 'Maya Ødegård', null, 'maya.o@harbor-dental.example')).toEqual([
    'uplift',
    'maya',
    'ødegård',
    'harbor',
    'dental',
    'example',
  ]);
});
