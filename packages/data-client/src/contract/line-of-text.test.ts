import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { PublishableStory } from './admin/index.ts';
import { nameOf } from './line-of-text.ts';
import { endpoints, fieldsOf } from './testing/body-fields.ts';

const Name = nameOf(20, { missing: 'Enter a name.', tooLong: 'At most 20 characters.' });
const read = (text: string) => {
  const { output, issues } = v.safeParse(Name, text);
  return issues ? issues.map(({ message }) => message) : output;
};
const ONE_LINE = 'Use one line, without tabs and other control characters.';

describe('nameOf', () => {
  test.for([
    [' Ada Lovelace ', 'Ada Lovelace'],
    ['Jose\u0301', 'José'],
    ['\u202aPasted from a chat\u202c', 'Pasted from a chat'],
    ['invoice\u202efdp.exe', 'invoicefdp.exe'],
    ['\u2067שלום\u2069', 'שלום'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['👩\u200d💻', '👩\u200d💻'],
  ] as const)('parses %j as %j', ([typed, stored]) => {
    expect(read(typed)).toBe(stored);
  });

  test.for([
    ['', ['Enter a name.']],
    [' ', ['Enter a name.']],
    ['\u200b\u200d', ['Enter a name.']],
    ['\u202e', ['Enter a name.']],
    ['a\nb', [ONE_LINE]],
    ['a\tb', [ONE_LINE]],
    ['a\u0007b', [ONE_LINE]],
    ['a\u2028b', [ONE_LINE]],
    ['a'.repeat(21), ['At most 20 characters.']],
  ] as const)('rejects %j with %j', ([typed, messages]) => {
    expect(read(typed)).toEqual(messages);
  });
});

/** Story drafts are stored as typed. */
const drafts = ['createStory', 'saveStory'];

const names = endpoints
  .filter(([endpoint]) => !drafts.includes(endpoint))
  .flatMap(([endpoint, { body }]) => fieldsOf(body, endpoint))
  .concat(fieldsOf(PublishableStory, 'PublishableStory'))
  .filter(({ path, field }) => /\b(?:name|company|title|industry|place)$/.test(path) && v.is(field, 'words'));

test('the contract has name and title fields to check', () => {
  expect(names.length).toBeGreaterThan(20);
});

test.each(names)('$path rejects control characters and removes direction overrides', ({ field }) => {
  expect(v.is(field, 'a\u0007b')).toBe(false);
  expect(v.is(field, 'a\nb')).toBe(false);
  expect(v.parse(field, 'a\u202eb\u2069')).toBe('ab');
});
