import { randomUUID } from 'node:crypto';
import { expect, type Page, type Route, test } from '@playwright/test';
import { openHydrated } from './hydration.ts';
import { mailTo } from './outbox.ts';
import { dateRequests, sentAt } from './sent-at.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send the request' });
const sent = (page: Page) => page.getByRole('heading', { name: 'A person answers within one working day' });

interface Sent {
  moment: number;
  key: string | undefined;
}

/** Somebody whom no other test writes to. */
const somebody = () => `rosa.${randomUUID()}@harbor-hvac.example`;

const answers = {
  'Your name': 'Rosa Lindqvist',
  Company: 'Harbor HVAC',
  'What takes the most time?': 'Typing work orders into the accounting system',
} as const;

async function fillIn(page: Page, email: string): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) await page.getByLabel(label).fill(answer);
  await page.getByLabel('Work e-mail').fill(email);
  await page.getByLabel('How many people work there').selectOption('10 to 24');
}

/** The server tells machines from people by how fast they are: from now on, a person needs three seconds. */
function startFillingIn(): () => Promise<void> {
  const shown = Date.now();
  return () => expect.poll(() => Date.now() - shown, { timeout: 10_000 }).toBeGreaterThan(3_200);
}

test('books an audit with the keyboard alone, from the home page to the mail', async ({ page }) => {
  const email = somebody();
  await openHydrated(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Book Audit' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/contact');
  await page.getByLabel('Your name').focus();
  const filledIn = startFillingIn();
  await page.keyboard.type(answers['Your name']);
  await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers.Company);
  await page.keyboard.press('Tab');
  await page.keyboard.type('10');
  await expect(page.getByLabel('How many people work there')).toHaveValue('10-24');
  await page.keyboard.press('Tab');
  await page.keyboard.type(answers['What takes the most time?']);
  await filledIn();
  for (let step = 0; step < 4; step++) await page.keyboard.press('Tab');
  await expect(send(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(sent(page)).toBeVisible();
  await expect(page).toHaveURL('/contact?sent=audit');
  await expect(page.getByRole('group', { name: 'A person answers within one working day' })).toBeFocused();
  expect((await mailTo(email, 'Your audit request arrived')).text).toContain('within one working day');
});

test('says beside each field what is missing, and loses nothing that was typed', async ({ page }) => {
  await openHydrated(page, '/contact');
  await page.getByLabel('Company').fill(answers.Company);
  await send(page).click();
  await expect(page.getByLabel('Your name')).toBeFocused();
  await expect(page.getByLabel('Your name')).toHaveAccessibleDescription('Enter a name.');
  await expect(page.getByLabel('How many people work there')).toHaveAccessibleDescription(
    'Choose how many people work there.',
  );
  await expect(page.getByLabel('Company')).toHaveValue(answers.Company);
  await page.getByLabel('Your name').fill('R');
  await expect(page.getByLabel('Your name')).not.toHaveAttribute('aria-invalid', 'true');
});

test('shows what the server refuses beside its field', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, 'rosa');
  await page.getByLabel('Website').fill('no address');
  await send(page).click();
  await expect(page.getByLabel('Work e-mail')).toBeFocused();
  await expect(page.getByLabel('Work e-mail')).toHaveAccessibleDescription('Enter your e-mail address.');
  await page.getByLabel('Work e-mail').fill(somebody());
  await send(page).click();
  await expect(page.getByLabel('Website')).toHaveAccessibleDescription(
    /Enter an address such as example\.com/,
  );
});

test('keeps what was typed while the server is away, and sends it afterwards', async ({ page }) => {
  const email = somebody();
  await openHydrated(page, '/contact');
  const filledIn = startFillingIn();
  await fillIn(page, email);
  await page.route('**/api/leads', (route) => route.abort());
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('The request was not sent');
  await page.unroute('**/api/leads');
  await filledIn();
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await mailTo(email, 'Your audit request arrived');
});

/** Sends the form while the server answers as told, and gives what the page sent. */
async function sendInVain(page: Page, answer: (route: Route) => Promise<void>): Promise<Sent[]> {
  const requests: Sent[] = [];
  await page.clock.install();
  await dateRequests(page);
  await openHydrated(page, '/contact');
  await fillIn(page, somebody());
  await page.route('**/api/leads', (route) => {
    requests.push({ moment: sentAt(route.request()), key: route.request().headers()['idempotency-key'] });
    return answer(route);
  });
  await send(page).click();
  await expect(page.getByRole('alert')).toContainText('The request was not sent');
  // Far longer than another try would wait.
  await page.clock.fastForward(60_000);
  await page.waitForLoadState('networkidle');
  return requests;
}

test('is sent once more after a second when the connection fails, so that it cannot arrive twice', async ({
  page,
}) => {
  const [first, second, ...others] = await sendInVain(page, (route) => route.abort());
  expect(others).toEqual([]);
  expect(first?.key).toMatch(/^[\da-f-]{36}$/);
  expect(second?.key).toBe(first?.key);
  expect(Number(second?.moment) - Number(first?.moment)).toBeGreaterThanOrEqual(1_000);
});

test('is not sent once more when the server itself fails', async ({ page }) => {
  const requests = await sendInVain(page, (route) =>
    route.fulfill({ status: 500, json: { message: 'No.' } }),
  );
  expect(requests).toHaveLength(1);
});

test('keeps a draft over reloads and other pages until it is sent', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillIn(page, somebody());
  await page.reload();
  await expect(page.getByLabel('Your name')).toHaveValue(answers['Your name']);
  await expect(page.getByLabel('How many people work there')).toHaveValue('10-24');
  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Book Audit' }).click();
  await expect(page.getByLabel('What takes the most time?')).toHaveValue(
    answers['What takes the most time?'],
  );
  await send(page).click();
  await expect(sent(page)).toBeVisible();
  await page.goto('/contact');
  await expect(page.getByLabel('Your name')).toHaveValue('');
});

test('brings the calculation along, and leaves it out on request', async ({ page }) => {
  await openHydrated(page, '/calculator');
  const figures = {
    'Annual revenue': '1200000',
    'Total head count': '12',
    'Employees on busy work': '3',
    'Hours per week': '10',
    'Hourly rate': '32',
  };
  for (const [label, figure] of Object.entries(figures)) await page.getByLabel(label).fill(figure);
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  await page.getByRole('link', { name: 'Check it in an audit' }).click();
  const note = page.getByText('Your calculation comes along');
  await expect(note).toContainText(/\$[\d,]+ a year/);
  await page.getByRole('link', { name: 'Leave it out' }).click();
  await expect(note).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('submits and confirms, and a reload sends nothing again', async ({ page }) => {
    const email = somebody();
    await page.goto('/contact');
    const filledIn = startFillingIn();
    await fillIn(page, email);
    await filledIn();
    await send(page).click();
    await expect(sent(page)).toBeVisible();
    await expect(page).toHaveURL('/contact?sent=audit');
    await mailTo(email, 'Your audit request arrived');
    await page.reload();
    await expect(sent(page)).toBeVisible();
  });

  test('comes back with what was typed and with what is wrong', async ({ page }) => {
    await page.goto('/contact');
    await fillIn(page, 'rosa');
    await page.getByLabel('Your name').fill('');
    const [answer] = await Promise.all([page.waitForResponse('/contact'), send(page).click()]);
    expect(answer.status()).toBe(400);
    const summary = page.getByRole('region', { name: 'Please check what you entered' });
    await expect(summary.getByRole('link')).toHaveText(['Enter a name.', 'Enter your e-mail address.']);
    await expect(page.getByLabel('Work e-mail')).toHaveValue('rosa');
    await expect(page.getByLabel('Company')).toHaveValue(answers.Company);
    await expect(page.getByLabel('How many people work there')).toHaveValue('10-24');
    await expect(page).toHaveTitle(/^Please check the form/);
    await summary.getByRole('link', { name: 'Enter a name.' }).click();
    await expect(page.getByLabel('Your name')).toBeInViewport();
  });
});
