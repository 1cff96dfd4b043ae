import { describe, expect, it } from 'vitest';
import { readLink } from './link-in-address.ts';

describe('readLink', () => {
  it.each(['client', 'account', 'invite', 'setup', 'email-old', 'email-new'] as const)(
    'reads a link of kind %s',
    (kind) => {
      expect(readLink(`#kind=${kind}&token=a-b_c`)).toEqual({ kind, token: 'a-b_c' });
    },
  );

  it.each([
    [''],
    ['#'],
    ['#top'],
    ['#kind=client'],
    ['#kind=client&token='],
    ['#token=abc'],
    ['#kind=toString&token=abc'],
    ['#kind=Client&token=abc'],
  ])('returns null for %j', (fragment) => {
    expect(readLink(fragment)).toBeNull();
  });

  it('decodes links that a mail program has percent-encoded', () => {
    expect(readLink('#kind=invite&token=a%2Bb')).toEqual({ kind: 'invite', token: 'a+b' });
  });
});
