import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fallbackFile, fallbackText } from './write-fallback-technologies.ts';

test('the committed fallback is what the script makes of the seeded technologies', () => {
  expect(
    readFileSync(fallbackFile, 'utf8'),
    'Run `node --conditions=@uplift/source scripts/write-fallback-technologies.ts`.',
  ).toBe(fallbackText());
});
