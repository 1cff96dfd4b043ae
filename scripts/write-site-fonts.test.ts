import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSiteFont, siteFonts, siteFontsFolder } from './write-site-fonts.ts';

test.for(Object.entries(siteFonts))('the committed %s is the output of the script', async ([name, face]) => {
  const committed = readFileSync(join(siteFontsFolder, name));
  expect(committed.equals(await makeSiteFont(face)), 'Run `node scripts/write-site-fonts.ts`.').toBe(true);
});
