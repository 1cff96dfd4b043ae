import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserArguments, ensureBrowser } from './browser.ts';
import { root } from './command.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:3000';
const directory = join(root, 'docs/screenshots');

mkdirSync(directory, { recursive: true });
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments });
for (const theme of ['light', 'dark'] as const) {
  const page = await browser.newPage({ colorScheme: theme, viewport: { width: 1280, height: 800 } });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.screenshot({ path: join(directory, `home-${theme}.jpg`), type: 'jpeg', quality: 82 });
}
await browser.close();
console.error(`Pictures of ${address} are in docs/screenshots.`);
