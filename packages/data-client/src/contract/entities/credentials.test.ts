import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  AppCode,
  CurrentPassword,
  EmailAddress,
  NewPassword,
  OneTimeCode,
  Password,
  PersonEmail,
} from './credentials.ts';

const read = (schema: v.GenericSchema<unknown, string>, text: string) => {
  const { output, issues } = v.safeParse(schema, text);
  return issues ? issues[0].message : output;
};

describe('EmailAddress', () => {
  test.for([
    'maria@harbor.example',
    "conor.o'brien@example.com",
    'a&b@example.com',
    'a/b@example.com',
    'maria+audit@sub.harbor.example',
    'info@xn--p1ai.xn--p1ai',
  ])('accepts %s unchanged', (address) => {
    expect(read(EmailAddress, address)).toBe(address);
  });

  test.for([
    ['user@münchen.de', 'user@xn--mnchen-3ya.de'],
    ['user@MÜNCHEN.de', 'user@xn--mnchen-3ya.de'],
    ['user@xn--mnchen-3ya.de', 'user@xn--mnchen-3ya.de'],
    ['почта@пример.рф', 'Enter your e-mail address.'],
    [' maria@harbor.example ', 'maria@harbor.example'],
  ] as const)('parses %s as %s', ([typed, stored]) => {
    expect(read(EmailAddress, typed)).toBe(stored);
  });

  test.for([
    'maria',
    'maria@',
    '@harbor.example',
    'maria@localhost',
    'maria@harbor..example',
    'ma ria@harbor.example',
    'maria@münchen.de/path',
    'maria@münchen.de:25',
    'maria@x@münchen.de',
  ])('rejects %s', (text) => {
    expect(read(EmailAddress, text)).toBe('Enter your e-mail address.');
  });

  test('is called “your” address only if it is the caller’s own', () => {
    expect(read(PersonEmail, 'maria')).toBe('Enter an e-mail address.');
  });

  test.for([
    ['as typed', `${'a'.repeat(240)}@harbor.example`],
    ['as stored, with its domain in Punycode', `${'a'.repeat(240)}@münchen.de`],
  ] as const)('rejects an address that is too long %s', ([, address]) => {
    expect(read(EmailAddress, address)).toBe('An e-mail address has at most 254 characters.');
  });
});

describe('passwords', () => {
  const composed = 'Zürich im März';

  test('normalizes composed and decomposed letters to the same text', () => {
    expect(composed.normalize('NFD')).not.toBe(composed);
    for (const schema of [Password, NewPassword])
      expect(read(schema, composed.normalize('NFD'))).toBe(composed);
  });

  test.for([
    ['nothing', '', 'Enter a new password.'],
    ['eleven letters', 'abcdefghijk', 'Choose at least 12 characters.'],
    ['six emoji, which are twelve units', '🎉'.repeat(6), 'Choose at least 12 characters.'],
    ['nothing that can be seen', '\u200b'.repeat(12), 'Use visible characters.'],
    ['only spaces', ' '.repeat(12), 'Use visible characters.'],
    ['129 letters', 'a'.repeat(129), 'A password has at most 128 characters.'],
    ['129 emoji', '🎉'.repeat(129), 'A password has at most 128 characters.'],
  ] as const)('rejects %s', ([, text, message]) => {
    expect(read(NewPassword, text)).toBe(message);
  });

  test.for([
    ['twelve emoji', '🎉'.repeat(12)],
    ['128 emoji', '🎉'.repeat(128)],
    ['words with spaces', 'a long walk home'],
  ] as const)('accepts %s', ([, text]) => {
    expect(read(NewPassword, text)).toBe(text);
    expect(read(Password, text)).toBe(text);
  });

  test.for([
    [Password, 'Enter your password.'],
    [CurrentPassword, 'Enter your current password.'],
  ] as const)('asks for an existing password: %#', ([schema, message]) => {
    expect(read(schema, '')).toBe(message);
  });
});

describe('codes', () => {
  const recoveryCode = 'abcd-'.repeat(7);

  test('accepts a code with spaces, and a recovery code only at sign-in', () => {
    expect(read(AppCode, '123 456')).toBe('123456');
    expect(read(OneTimeCode, '123 456')).toBe('123456');
    expect(read(OneTimeCode, recoveryCode.toUpperCase())).toBe('abcd'.repeat(7));
    expect(read(AppCode, recoveryCode)).toBe('Enter the 6-digit code from your app.');
  });

  test.for(['', '12345', '1234567', 'abcdef'])('rejects %j', (text) => {
    expect(read(AppCode, text)).toBe('Enter the 6-digit code from your app.');
    expect(read(OneTimeCode, text)).toBe('Enter the 6-digit code from your app or a recovery code.');
  });
});
