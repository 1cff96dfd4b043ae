import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { createSession, signIn, signOut } from './accounts.ts';
import { expectHydrated, openHydrated } from './hydration.ts';
import { mailTo } from './outbox.ts';
import { createProject } from './projects.ts';
import { keepVisitLog } from './visit-log.ts';

const shared = '#currentRevenue=1000000&totalHeadCount=10&busyWorkEmployees=2&hoursPerWeek=10&hourlyRate=25';

for (const how of ['throws an error', 'is absent'] as const) {
  test(`visitors and clients can do everything when web storage ${how}`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.addInitScript((absent) => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get() {
            if (absent) return undefined;
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }, how === 'is absent');
    const log = keepVisitLog(page, baseURL ?? '');

    await test.step('the calculator shows a result', async () => {
      await openHydrated(page, `/calculator${shared}`);
      const results = page.getByRole('region', { name: 'Your return' });
      await expect(results).toContainText('$44,820');
      await expectHydrated(page.getByRole('button', { name: 'Recalculate' }));
      await page.getByLabel('Annual revenue').fill('2000000');
      await expect(page).toHaveURL(/#currentRevenue=2000000&/);
      await expect(results).not.toContainText('$44,820');
    });

    await test.step('the theme stays for the visit', async () => {
      const html = page.locator('html');
      await page.getByRole('button', { name: /^Theme:/ }).click();
      await expect(html).toHaveAttribute('data-theme-choice', 'light');
      await page.getByRole('button', { name: /^Theme:/ }).click();
      await expect(html).toHaveAttribute('data-theme', 'dark');
      await page.getByRole('banner').getByRole('link', { name: 'Book Audit' }).click();
      await expect(page).toHaveURL('/contact');
      await expect(html).toHaveAttribute('data-theme', 'dark');
    });

    await test.step('the contact form is sent', async () => {
      const email = `rosa.${randomUUID()}@harbor-hvac.example`;
      await page.getByLabel('Your name').fill('Rosa Lindqvist');
      await page.getByLabel('Work e-mail').fill(email);
      await page.getByLabel('Company').fill('Harbor HVAC');
      await page.getByLabel('How many people work there').selectOption('10 to 24');
      await page.getByLabel('What takes the most time?').fill('Typing work orders');
      await page.getByRole('button', { name: 'Send the request' }).click();
      await expect(page).toHaveURL('/contact?sent=audit');
      await mailTo(email, 'We received your audit request');
    });

    const { clientId, manager, client } = await createProject(request);
    await test.step('a client signs in, reads a message and answers', async () => {
      const session = await createSession('manager', manager);
      const written = await request.post(`/api/clients/${clientId}/messages`, {
        headers: { 'x-manager-token': session.origins[0]?.localStorage[0]?.value ?? '' },
        data: { body: 'The first robot runs.' },
      });
      expect(written.status(), await written.text()).toBe(200);
      await openHydrated(page, '/client/login?next=%2Fclient%2Fmessages');
      await signIn(page, client.email, client.password);
      const message = (text: string) => page.getByRole('article').filter({ hasText: text });
      await expect(message('The first robot runs.')).toBeVisible();
      await page.getByRole('textbox', { name: /^Message to / }).fill('Great. Tuesday?');
      await page.keyboard.press('Enter');
      await expect(message('Great. Tuesday?')).toBeVisible();
      await page.reload();
      await expect(message('Great. Tuesday?')).toHaveCount(1);
    });
    expect(log.complaints).toEqual([]);

    await test.step('a failed logout is shown on the next page', async () => {
      await page.route('**/api/client/logout', (route) => route.fulfill({ status: 500, json: {} }));
      await signOut(page);
      await expect(page.getByRole('listitem').filter({ hasText: 'Logout failed' })).toBeVisible();
      await expect(page).toHaveURL('/');
      await page.goto('/client');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Client sign-in');
      await expect(page).toHaveURL('/client/login?next=%2Fclient');
    });
    expect(log.complaints.filter((complaint) => complaint.startsWith('uncaught'))).toEqual([]);
  });
}
