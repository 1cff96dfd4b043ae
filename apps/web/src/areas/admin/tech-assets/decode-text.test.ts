import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const utf16 = (text: string, littleEndian: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let index = 0; index < text.length; index += 1)
    view.setUint16(index * 2, text.charCodeAt(index), littleEndian);
  return new Uint8Array(view.buffer);
};

const text = 'name,category\nCafé 👩‍🚀,Backend';

test.for([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-8 with a byte order mark', new TextEncoder().encode(`\uFEFF${text}`)],
  ['UTF-16, as Excel saves Unicode text', utf16(`\uFEFF${text}`, true)],
  ['UTF-16, the high byte first', utf16(`\uFEFF${text}`, false)],
] as const)('decodes %s', ([, bytes]) => {
  expect(decodeText(bytes)).toBe(text);
});

test('decodes Windows-1252, as saved by Excel in CSV files', () => {
  expect(decodeText(Uint8Array.of(0x43, 0x61, 0x66, 0xe9, 0x20, 0x80, 0x96))).toBe('Café €–');
});

test('decodes an empty file as an empty string', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
