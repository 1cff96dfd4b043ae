import { expect as base, test } from '@playwright/test';

// A docs page loads a frame for each story that fills the page.
const expect = base.configure({ timeout: 60_000 });

test('a designer finds a component, reads when not to use it, switches settings and copies a token', async ({
  page,
  context,
}) => {
  test.slow();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const toolbar = page.getByRole('toolbar');
  const preview = page.frameLocator('#storybook-preview-iframe');
  const root = preview.locator('html');

  async function open(search: string, result: string): Promise<void> {
    await page.getByRole('searchbox', { name: 'Search for components' }).fill(search);
    await page.getByRole('option', { name: result, exact: true }).click();
  }

  async function choose(setting: string, option: string | RegExp): Promise<void> {
    await toolbar.getByRole('button', { name: setting }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  }

  await page.goto('/');
  await open('Dialog', 'Docs Components / Overlays / Dialog');
  await expect(preview.getByRole('heading', { level: 1, name: 'Dialog' })).toBeVisible();
  await expect(preview.getByRole('heading', { name: 'When to use something else' })).toBeVisible();
  await expect(preview.getByRole('link', { name: 'AlertDialog' }).first()).toBeVisible();

  await choose('Brand', 'Brand: Harbor');
  await choose('Theme and contrast', 'Dark');
  await choose('Language', /العربية/);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('dir', 'rtl');
  await expect(root).not.toHaveAttribute('data-contrast');
  await choose('Theme and contrast', 'Dark, high contrast');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  const story = preview.locator('iframe[title^="Medium"]');
  // Storybook loads frames once they are near the viewport, and this one is far below it.
  await story.scrollIntoViewIfNeeded();
  const frame = story.contentFrame().locator('html');
  await expect(frame).toHaveAttribute('data-contrast', 'more');
  await expect(frame).toHaveAttribute('dir', 'rtl');

  await page.getByRole('link', { name: 'Medium', exact: true }).click();
  await expect(preview.getByRole('dialog')).toBeVisible();
  await expect(preview.getByRole('button', { name: 'إغلاق' })).toBeVisible();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(root).toHaveAttribute('data-contrast', 'more');
  await expect(root).toHaveAttribute('dir', 'rtl');
  // Harbor's corners are smaller.
  await expect(root).toHaveCSS('--up-radius-md', '0.25rem');

  await open('Tokens', 'Docs Foundations / Tokens');
  await preview.getByRole('searchbox', { name: 'Filter tokens' }).fill('borderStrong');
  await preview.getByRole('button', { name: 'Copy --up-color-border-strong' }).click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('var(--up-color-border-strong)');
});
