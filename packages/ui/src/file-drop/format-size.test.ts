import { expect, it } from 'vitest';
import { formatSize } from './format-size.ts';

const formatIn = (language: string) => (options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(language, options);

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [25 * 1024 ** 2, '25 MB'],
  [1.25 * 1024 ** 3, '1.3 GB'],
])('formats %s bytes as "%s"', (bytes, text) => {
  expect(formatSize(bytes, formatIn('en'))).toBe(text);
});

it('uses the separators of the language', () => {
  expect(formatSize(1.25 * 1024 ** 3, formatIn('de'))).toBe('1,3\u00a0GB');
});
