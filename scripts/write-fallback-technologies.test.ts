import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackFile, fallbackText } from './write-fallback-technologies.ts';

test('the committed fallback matches the output of the script', () => {
  expect(
    readFileSync(fallbackFile, 'utf8'),
    'Run `node --conditions=@uplift/source scripts/write-fallback-technologies.ts`.',
  ).toBe(fallbackText());
});
