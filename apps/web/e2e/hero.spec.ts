import { expect, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { withMotion } from './motion.ts';

test('the stepper of the hero leads to the calculator with its figures', { tag: '@core' }, async ({
  page,
}) => {
  await openHydrated(page, '/');
  const orders = page.getByRole('group', { name: 'Orders a week' });
  await orders.getByRole('button', { name: 'More orders' }).click();
  await expect(orders).toContainText('13');
  await expect(page.getByText('24\u00a0h a week')).toBeVisible();
  await page.getByRole('link', { name: 'Calculate ROI' }).click();
  await expect(page).toHaveURL(/\/calculator\?/);
  await expect(page.getByLabel('Hours per week')).toHaveValue('26');
  await expect(page.getByLabel('Hourly rate')).toHaveValue('25');
});

test.describe('without JavaScript', () => {
  test.use({ ...withMotion, javaScriptEnabled: false });

  test('the hero is still and complete, with nothing to press', async ({ page }) => {
    await page.goto('/');
    const figure = page.getByRole('figure', { name: 'One order, inquiry to invoice' });
    const back = figure.getByText('1\u00a0h 51\u00a0min');
    await expect(back).toHaveCSS('animation-name', 'none');
    await expect(back).toHaveCSS('opacity', '1');
    await expect(figure.getByRole('button')).toHaveCount(0);
  });
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('the order is worked once, and again on Replay', async ({ page }) => {
    /** The number of animations of the lanes. Ends them if asked to. */
    const animations = (end = false) =>
      page.evaluate((ends) => {
        const found = document
          .getAnimations()
          .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target?.closest('[data-lanes]'));
        if (ends) for (const animation of found) animation.finish();
        return found.length;
      }, end);
    await openHydrated(page, '/');
    await animations(true);
    await expect.poll(() => animations()).toBe(0);
    await page.getByRole('button', { name: 'Replay' }).click();
    await expect.poll(() => animations(true)).toBeGreaterThan(10);
    await expect.poll(() => animations()).toBe(0);
  });
});
