import { chromium } from '@playwright/test';
import { installedBrowser, browserArguments } from './scripts/browser.ts';
const b = await chromium.launch({ executablePath: installedBrowser() ?? undefined, args: browserArguments });
const base = 'http://127.0.0.1:4312';
async function shots(area: 'client'|'manager', email: string, path: string, name: string) {
  for (const scheme of ['light','dark'] as const) for (const width of [1280, 360]) {
    const ctx = await b.newContext({ viewport: { width, height: width === 360 ? 740 : 860 }, colorScheme: scheme, reducedMotion: 'reduce' });
    const page = await ctx.newPage();
    page.on('console', m => { if (m.type()==='error') console.log(name, m.text()); });
    page.on('pageerror', e => console.log(name, 'ERR', e.message));
    await page.goto(base + (area === 'client' ? '/client/login' : '/manager'));
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('correct-horse-battery');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { level: 1, name: /Welcome/ }).waitFor();
    if (width === 1280) await page.screenshot({ path: `/tmp/msgshots/${name}-home-${scheme}.png` });
    await page.goto(base + path);
    await page.getByPlaceholder(/Write to/).waitFor();
    await page.waitForTimeout(800);
    await page.screenshot({ path: `/tmp/msgshots/${name}-${scheme}-${width}.png` });
    await ctx.close();
  }
}
const which = process.argv[2];
if (which !== 'manager') await shots('client', 'client@uplift.example', '/client/messages', 'client');
const id = process.argv[3] ?? '';
if (which !== 'client') await shots('manager', 'manager@uplift.example', `/manager/clients/${id}/messages`, 'manager');
await b.close();
