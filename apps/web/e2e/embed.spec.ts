import { randomUUID } from 'node:crypto';
import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { type ForeignSite, foreignStyles, startForeignSite } from './foreign-site.ts';
import { expectMailSaying, mailTo } from './outbox.ts';
import { expectSolid } from './showcase.ts';

let shop: ForeignSite;
test.beforeAll(async () => {
  shop = await startForeignSite(Number(process.env.E2E_SHOP_PORT));
});
test.afterAll(() => shop.close());

// One worker, because the site has one port.
test.describe.configure({ mode: 'default' });

const figures = {
  'Annual revenue': '1000000',
  'Total head count': '10',
  'Employees on busy work': '2',
  'Hours per week': '10',
  'Hourly rate': '25',
};

const scriptOf = (site: string) => `<script type="module" src="${site}/embed/roi-calculator.js"></script>`;

async function calculate(page: Page | FrameLocator): Promise<void> {
  for (const [label, value] of Object.entries(figures)) await page.getByLabel(label).fill(value);
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
  const panel = page.getByRole('region', { name: 'Your return' });
  await expect(panel).toContainText('$44,820');
  await expect(panel).not.toContainText('Example');
}

/** Collects what the console reports as a problem. */
function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  return problems;
}

for (const [name, head] of Object.entries(foreignStyles)) {
  test(`the calculator works, and has its own size and looks, on a page with ${name}`, async ({
    page,
    baseURL,
  }) => {
    const problems = problemsOf(page);
    await page.goto(
      shop.serve({ head, body: `${scriptOf(baseURL ?? '')}<roi-calculator></roi-calculator>` }),
    );
    const button = page.getByRole('button', { name: 'Calculate ROI' });
    await expect(button).toHaveCSS('font-size', '16px');
    await expect(button).toHaveCSS('background-color', 'rgb(10, 88, 202)');
    const field = page.getByLabel('Annual revenue');
    await expect(field).toHaveCSS('font-size', '16px');
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(40);
    await calculate(page);
    expect(problems).toEqual([]);
  });
}

test('the calculator is dark on a dark page, with its accent legible', async ({ page, baseURL }) => {
  const head = '<style>:root { color-scheme: dark; background: #111 }</style>';
  const body = `${scriptOf(baseURL ?? '')}<roi-calculator accent="#7a1f5c"></roi-calculator>`;
  await page.goto(shop.serve({ head, body }));
  await expect(page.getByText('Your business')).toHaveCSS('color', 'rgb(242, 238, 240)');
});

test('the calculator needs only its site in a strict policy', async ({ page, baseURL }) => {
  const problems = problemsOf(page);
  const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}`;
  const body = `${scriptOf(baseURL ?? '')}<roi-calculator></roi-calculator>`;
  await page.goto(shop.serve({ body, policy }));
  await calculate(page);
  await page.getByRole('slider', { name: 'Hours, roughly' }).press('ArrowRight');
  await expect(page.getByLabel('Hours per week')).toHaveValue('11');
  await page.getByText('Over 36 months').click();
  await expect(page.getByRole('application')).toBeVisible();
  expect(problems).toEqual([]);
});

test('the showcase has its own size in a strict policy, and loads three in the viewport', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const problems: string[] = [];
  page.on('console', (message) => {
    if (/Security Policy|violates/.test(message.text())) problems.push(message.text());
  });
  let three = 0;
  page.on('request', (request) => {
    if (request.url().includes('orbit-3d')) three += 1;
  });
  const technologies = ['HubSpot', 'Make', 'Xero'].map((name) => ({ id: name, name, category: 'Tools' }));
  const policy = `default-src 'none'; script-src ${baseURL}; connect-src ${baseURL}`;
  const body = `<script type="module" src="${baseURL}/embed/tech-showcase.js"></script>${'<br>'.repeat(200)}
    <tech-showcase technologies='${JSON.stringify(technologies)}'></tech-showcase>`;
  await page.goto(shop.serve({ body, policy }));
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '62.5%';
    addEventListener('uplift-showcase:select', (event) => {
      if (event instanceof CustomEvent) document.title = event.detail.name;
    });
  });
  const modern = page.getByRole('radio', { name: 'Modern' });
  await expect(modern).toHaveCSS('font-size', '14px');
  expect(three).toBe(0);
  await page.locator('tech-showcase').scrollIntoViewIfNeeded();
  await expectSolid(page);
  expect(three).toBe(1);
  await modern.click();
  await page.getByRole('button', { name: 'Make' }).click();
  await expect(page).toHaveTitle('Make');
  expect(problems).toEqual([]);
});

test('every file of a version can be pinned by its integrity', async ({ page, baseURL }) => {
  const manifest = await (await page.request.get('/embed/manifest.json')).json();
  const folder = `${baseURL}/embed/${manifest.version}`;
  const integrity = Object.fromEntries(
    Object.entries(manifest.integrity).map(([path, value]) => [`${folder}/${path}`, value]),
  );
  const pinned = (
    values: object,
  ) => `<script type="importmap">${JSON.stringify({ integrity: values })}</script>
    <script type="module" src="${folder}/roi-calculator.js"></script><roi-calculator></roi-calculator>`;
  await page.goto(shop.serve({ body: pinned(integrity) }));
  await calculate(page);
  const wrong = {
    ...integrity,
    [`${folder}/${manifest.scripts['roi-calculator.js'][0]}`]: `sha384-${'A'.repeat(64)}`,
  };
  const refused = page.waitForEvent('console', (message) => message.text().includes('integrity'));
  await page.goto(shop.serve({ body: pinned(wrong) }));
  await refused;
  await expect(page.getByLabel('Annual revenue')).toHaveCount(0);
});

test('two calculators have their own figures', async ({ page, baseURL }) => {
  const body = `${scriptOf(baseURL ?? '')}
    <roi-calculator id="a" share-url="" hourly-rate="20"></roi-calculator>
    <roi-calculator id="b" share-url="" hourly-rate="30"></roi-calculator>`;
  await page.goto(`${shop.serve({ body })}#calculator=b&hourlyRate=40`);
  await expect(page.locator('#a').getByLabel('Hourly rate')).toHaveValue('20');
  await expect(page.locator('#b').getByLabel('Hourly rate')).toHaveValue('40');
  await page.evaluate(() => {
    window.location.hash = '#calculator=a&hourlyRate=50';
  });
  await expect(page.locator('#a').getByLabel('Hourly rate')).toHaveValue('50');
  await expect(page.locator('#b').getByLabel('Hourly rate')).toHaveValue('30');

  for (const [label, value] of Object.entries(figures))
    await page.locator('#a').getByLabel(label).fill(value);
  await page.locator('#a').getByRole('button', { name: 'Calculate ROI' }).click();
  await expect(page.locator('#a').getByRole('button', { name: 'Recalculate' })).toBeVisible();
  await expect(page.locator('#b').getByText('Example: a team of 10')).toBeVisible();
});

test('a German page has German texts and euros, and so has the report', async ({ page, baseURL }) => {
  const email = `inhaberin-${randomUUID()}@shop.example`;
  const body = `${scriptOf(baseURL ?? '')}<roi-calculator currency="EUR" label-current-revenue="Umsatz" email-report="${baseURL}"></roi-calculator>`;
  await page.goto(shop.serve({ body, lang: 'de' }));
  await expect(page.getByLabel('Umsatz', { exact: true })).toBeVisible();
  const labels = await page.getByRole('textbox').all();
  for (const [index, value] of ['1,0 Mio. €', '10', '2', '10,0', '25,00'].entries())
    await labels[index]?.fill(value);
  await page.getByRole('button', { name: 'ROI berechnen' }).click();
  await expect(page.getByRole('button', { name: 'Neu berechnen' })).toBeVisible();
  await expect(page.getByText(/44\.820\s€/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Bericht per E-Mail' }).click();
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByRole('button', { name: 'Bericht senden' }).click();
  await expect(page.getByText(`Der Bericht ist unterwegs an ${email}`)).toBeVisible();
  const said = 'Hier ist der Bericht, den Sie angefordert haben. 44.820\u00a0€ pro Jahr.';
  const text = await expectMailSaying(email, said);
  const [link = 'no link'] = text.match(/\/embed\/calculator\S+/) ?? [];
  await page.goto(link);
  await expect(page.getByText(/44\.820\s€/).first()).toBeVisible();
  await expect(page.getByRole('textbox').first()).toHaveValue('1.000.000');
});

test('a listed site has the report sent, and the request becomes a lead', async ({ page, baseURL }) => {
  const email = `owner-${randomUUID()}@shop.example`;
  const body = `${scriptOf(baseURL ?? '')}<roi-calculator email-report="${baseURL}"></roi-calculator>`;
  await page.goto(shop.serve({ body }));
  await calculate(page);
  await page.getByRole('button', { name: 'E-mail report' }).click();
  const form = page.getByRole('form', { name: 'E-mail me this report' });
  await form.getByLabel('E-mail').fill('owner');
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(form.getByText(/^Enter an e-mail address/)).toBeVisible();
  await form.getByLabel('E-mail').fill(email);
  await form.getByRole('button', { name: 'Send the report' }).click();
  await expect(page.getByText(`We’re sending the report to ${email}`)).toBeVisible();
  expect((await mailTo(email, 'What automation could return: $44,820 a year')).text).toContain('$44,820');
});

test('a frame without an origin works and tells the page its height and results', async ({
  page,
  baseURL,
}) => {
  const problems = problemsOf(page);
  const body = `<iframe id="roi" title="ROI calculator" sandbox="allow-scripts allow-forms" src="${baseURL}/embed/calculator?accent=%237a1f5c" width="800"></iframe>
    <script>
      addEventListener('message', ({ data }) => {
        if (data.type === 'uplift-roi:height') roi.style.height = data.height + 'px';
        if (data.type === 'uplift-roi:result') document.title = data.detail.result.totalAnnualValue;
      });
    </script>`;
  await page.goto(shop.serve({ body }));
  const frame = page.frameLocator('#roi');
  await expect(frame.getByRole('button', { name: 'Calculate ROI' })).toHaveCSS(
    'background-color',
    'rgb(122, 31, 92)',
  );
  await calculate(frame);
  await expect(page).toHaveTitle('44820');
  expect((await page.locator('#roi').boundingBox())?.height).toBeGreaterThan(600);
  expect(problems).toEqual([]);
});

test('a site that is not listed cannot frame the calculator', async ({ page, baseURL }) => {
  const other = await startForeignSite(0);
  const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await page.goto(other.serve({ body: `<iframe src="${baseURL}/embed/calculator"></iframe>` }));
  await refused;
  await other.close();
});
