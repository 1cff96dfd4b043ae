import { expect, test } from '@playwright/test';
import { hero, process, techStack } from '../src/content/home.ts';

test.use({ javaScriptEnabled: false });

const banner = '30-Day Workflow Uplift or We Keep Working Free';

interface Technology {
  name: string;
  category: string;
  url: string | null;
  isActive: boolean;
}

test('the home page is complete without JavaScript, with technologies and stories from the database', {
  tag: '@core',
}, async ({ page, request }) => {
  const answer = await page.goto('/');
  const sections = page.getByRole('main').locator('section[aria-labelledby$="-title"]');
  await expect(sections.locator('h1, h2[id$="-title"]')).toHaveText([
    hero.headline,
    techStack.title,
    process.title,
    /./,
    /./,
    'Our Commitment',
    banner,
  ]);

  const heroSection = sections.nth(0);
  for (const [name, href] of [
    ['Get Started', '/contact'],
    ['Learn More', '/services'],
    ['Book Systems Audit', '/contact'],
    ['Calculate ROI', '/calculator?busyWorkEmployees=1&hoursPerWeek=24&hourlyRate=25'],
  ] as const)
    await expect(heroSection.getByRole('link', { name })).toHaveAttribute('href', href);
  for (const text of ['90-Day Results Guarantee', '$47K+', 'average revenue increase'])
    await expect(heroSection.getByText(text, { exact: true })).toBeVisible();
  for (const { title } of process.steps)
    await expect(sections.nth(2).getByRole('heading', { name: title })).toBeVisible();
  for (const fact of ['14.5 h', 'Friday, after your approval', '$11,086'])
    await expect(sections.nth(2).getByText(fact, { exact: true })).toBeVisible();
  await expect(sections.nth(3).getByLabel('Annual revenue')).toBeVisible();
  await expect(sections.nth(5)).toContainText('$5,000');

  // The technologies of the demo company. Other tests may add to them in the meantime.
  const { data: demo }: { data: Technology[] } = await (await request.get('/data/tech-assets.json')).json();
  expect(demo.length).toBeGreaterThan(10);
  for (const { name, category, url } of demo.filter(({ isActive }) => isActive)) {
    const link = sections
      .nth(1)
      .getByRole('list', { name: category, exact: true })
      .getByRole('link', { name, exact: true });
    await expect(link).toBeVisible();
    if (url) await expect(link).toHaveAttribute('href', url);
  }

  const cards = sections.nth(4).getByRole('listitem');
  await expect(cards.getByRole('heading')).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card).toHaveCSS('opacity', '1');
    await expect(card.getByRole('link')).toHaveAttribute('href', /^\/success-stories\/./);
  }
  expect(await answer?.text()).not.toMatch(/fintech|payments-startup/i);
});

test('a phone without JavaScript shows only the technologies of the narrow atom', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/');
  const items = page.locator('[data-view="orbit"] [data-item]');
  await expect(items.filter({ visible: true })).toHaveCount(12);
  // The others are on the page for wider screens. The browser loads no hidden icons.
  await expect(items.filter({ visible: false })).not.toHaveCount(0);
});
