import { expect, type Page, type Route, test } from '@playwright/test';
import { sampleStories } from '../src/content/sample-stories.ts';
import { expectHydrated, followWithin, openHydrated } from './hydration.ts';
import { dateRequests, sentAt } from './sent-at.ts';

const technologyCalls = '**/api/tech-assets';
const technologyFile = '**/data/tech-assets.json';
const storyCalls = '**/api/case-studies';

const builtIn = ['TypeScript', 'PostgreSQL', 'React'];
const sampleNote = 'These are examples of typical projects.';

const answerWith = (status: number, body: string) => (route: Route) =>
  route.fulfill({ status, contentType: 'application/json', body });
const fail = answerWith(500, '{"message":"Out of order."}');

const technologies = (page: Page) => page.locator('[data-view]').getByRole('link');
const stories = (page: Page) =>
  page.getByRole('main').locator('section', { hasText: 'Success stories' }).last().getByRole('list');
const storyTitles = (page: Page) => stories(page).getByRole('heading');

const homeLink = (page: Page) => page.getByRole('link', { name: 'Uplift home page' }).first();

/** Comes to the home page by a link, as its data then comes from the API and not with the page. */
async function goHome(page: Page): Promise<void> {
  await followWithin(homeLink(page));
  await expect(page).toHaveURL('/');
}

/** Starts elsewhere on the site. */
async function startElsewhere(page: Page): Promise<void> {
  await openHydrated(page, '/about');
}

async function goElsewhere(page: Page): Promise<void> {
  await followWithin(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }));
  await expect(page).toHaveURL('/about');
}

/**
 * The moments, by its clock, at which a page that is opened by its link asks for the stories. Pointing at a link asks already, and so
 * does focus on it: that is over when this returns, and does not count.
 */
async function countStoryCalls(page: Page, answer: (route: Route) => Promise<void>): Promise<number[]> {
  const calls: number[] = [];
  await page.route(storyCalls, (route) => {
    calls.push(sentAt(route.request()));
    return answer(route);
  });
  await homeLink(page).hover();
  await expectHydrated(homeLink(page));
  await page.waitForLoadState('networkidle');
  calls.length = 0;
  return calls;
}

test.describe('technologies', () => {
  for (const [what, answer] of [
    ['fails', fail],
    ['cannot be reached', (route: Route) => route.abort()],
    ['answers nonsense', answerWith(200, '{"data":"soon"}')],
    ['answers what is no JSON', answerWith(200, '<h1>Welcome</h1>')],
  ] as const) {
    test(`come from the site’s own file when the API ${what}`, async ({ page, request }) => {
      const { data }: { data: { name: string; isActive: boolean }[] } = await (
        await request.get('/data/tech-assets.json')
      ).json();
      await startElsewhere(page);
      await page.route(technologyCalls, answer);
      const file = page.waitForRequest(technologyFile);
      await goHome(page);
      await file;
      await expect(technologies(page)).toHaveCount(data.length);
      for (const { name } of data)
        await expect(technologies(page).getByText(name, { exact: true })).toBeAttached();
    });
  }

  test('are three that are built in when the file fails as well', async ({ page }) => {
    await startElsewhere(page);
    await page.route(technologyCalls, fail);
    await page.route(technologyFile, fail);
    await goHome(page);
    await expect(technologies(page)).toHaveText(builtIn.map((name) => new RegExp(name)));
  });

  test('come back without a reload when the API does', async ({ page, request }) => {
    const { data }: { data: unknown[] } = await (await request.get('/api/tech-assets')).json();
    await startElsewhere(page);
    await page.route(technologyCalls, fail);
    await page.route(technologyFile, fail);
    await goHome(page);
    await expect(technologies(page)).toHaveCount(builtIn.length);
    await page.unrouteAll();
    await goElsewhere(page);
    await goHome(page);
    await expect(technologies(page)).toHaveCount(data.length);
  });

  test('come back by themselves after one failure', async ({ page, request }) => {
    const { data }: { data: unknown[] } = await (await request.get('/api/tech-assets')).json();
    await startElsewhere(page);
    await page.route(technologyCalls, fail, { times: 1 });
    await page.route(technologyFile, fail);
    await goHome(page);
    await expect(technologies(page)).toHaveCount(data.length);
  });

  test('are announced while they load, and when there are none', async ({ page }) => {
    await startElsewhere(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(technologyCalls, async (route) => {
      await released;
      await answerWith(200, '{"data":[]}')(route);
    });
    await goHome(page);
    await expect(page.getByText('Loading tech stack...')).toBeVisible();
    await page.getByRole('radio', { name: 'Modern' }).click();
    await expect(page.getByText('Loading Technology Ecosystem...')).toBeVisible();
    release();
    await expect(page.getByText('No technologies available yet')).toBeVisible();
    await page.getByRole('radio', { name: 'Orbit' }).click();
    await expect(page.getByText('No tech assets available yet')).toBeVisible();
  });
});

test.describe('a call that fails', () => {
  /** Comes to the stories while each call for them fails, waits far longer than any retry, and counts the calls. */
  async function expectCalls(page: Page, answer: (route: Route) => Promise<void>, expected: number) {
    await page.clock.install();
    await startElsewhere(page);
    const calls = await countStoryCalls(page, answer);
    await homeLink(page).dispatchEvent('click');
    await expect(page.getByText(sampleNote)).toBeVisible();
    await page.clock.fastForward(5_000);
    await expect.poll(() => calls.length).toBe(expected);
    await page.clock.fastForward(60_000);
    await expect(page.getByText(sampleNote)).toBeVisible();
    expect(calls).toHaveLength(expected);
  }

  for (const status of [400, 401, 403, 404, 418]) {
    test(`with ${status} is not made again`, async ({ page }) => {
      await expectCalls(page, answerWith(status, '{"message":"No."}'), 1);
    });
  }

  for (const status of [500, 503]) {
    test(`with ${status} is made once more`, async ({ page }) => {
      await expectCalls(page, answerWith(status, '{"message":"No."}'), 2);
    });
  }

  test('for want of a connection is made once more', async ({ page }) => {
    await expectCalls(page, (route) => route.abort(), 2);
  });

  test('while the device is offline is made once more, whatever the answer', async ({ page, context }) => {
    await page.clock.install();
    await startElsewhere(page);
    await goHome(page);
    await expect(storyTitles(page)).toHaveCount(3);
    await goElsewhere(page);
    const calls = await countStoryCalls(page, answerWith(418, '{"message":"No."}'));
    await page.clock.fastForward(301_000);
    await context.setOffline(true);
    await homeLink(page).dispatchEvent('click');
    await expect.poll(() => calls.length).toBe(1);
    await page.clock.fastForward(5_000);
    await expect.poll(() => calls.length).toBe(2);
    await page.clock.fastForward(60_000);
    // What was read before stays.
    await expect(storyTitles(page)).toHaveCount(3);
    expect(calls).toHaveLength(2);
  });

  test('is made again after a second, and no sooner', async ({ page }) => {
    await dateRequests(page);
    await startElsewhere(page);
    const calls = await countStoryCalls(page, fail);
    await homeLink(page).dispatchEvent('click');
    await expect.poll(() => calls.length).toBe(2);
    expect(Number(calls[1]) - Number(calls[0])).toBeGreaterThanOrEqual(1_000);
  });
});

test.describe('what has been read', () => {
  /** Reads the stories once. The clock is the test's own, and what is asked from then on is added to the calls. */
  async function readStories(page: Page): Promise<number[]> {
    await page.clock.install();
    await startElsewhere(page);
    const calls = await countStoryCalls(page, (route) => route.continue());
    await homeLink(page).dispatchEvent('click');
    await expect(storyTitles(page)).toHaveCount(3);
    expect(calls).toHaveLength(1);
    return calls;
  }

  test('is fresh for five minutes, and asked for anew afterwards', async ({ page }) => {
    const calls = await readStories(page);
    await page.clock.fastForward(280_000);
    await goElsewhere(page);
    await goHome(page);
    await expect(storyTitles(page)).toHaveCount(3);
    expect(calls).toHaveLength(1);

    await page.clock.fastForward(301_000);
    await goElsewhere(page);
    await goHome(page);
    await expect.poll(() => calls.length).toBe(2);
    await expect(storyTitles(page)).toHaveCount(3);
  });

  test('is not asked for again when the window gets the focus, nor from time to time', async ({ page }) => {
    const calls = await readStories(page);
    for (let hour = 0; hour < 3; hour += 1) {
      await page.clock.fastForward(3_600_000);
      await page.evaluate(() => {
        document.dispatchEvent(new Event('visibilitychange'));
        window.dispatchEvent(new Event('focus'));
      });
      await page.waitForLoadState('networkidle');
    }
    expect(calls).toHaveLength(1);
  });
});

test.describe('case studies', () => {
  for (const [what, answer] of [
    ['fails', fail],
    ['cannot be reached', (route: Route) => route.abort()],
    ['has none', answerWith(200, '{"data":[]}')],
    [
      'has none but from FinTech',
      answerWith(200, JSON.stringify([{ ...sampleStories[0], industry: 'FinTech' }])),
    ],
    ['answers nonsense', answerWith(200, '{"data":[{"title":7}]}')],
  ] as const) {
    test(`are three samples, named as such, when the API ${what}`, async ({ page }) => {
      await startElsewhere(page);
      await page.route(storyCalls, answer);
      await goHome(page);
      await expect(storyTitles(page)).toHaveText(sampleStories.map(({ title }) => title));
      await expect(page.getByText(sampleNote)).toBeVisible();
      await expect(stories(page).getByRole('link')).toHaveCount(0);
    });
  }

  test('are placeholder cards while they load', async ({ page }) => {
    await startElsewhere(page);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(storyCalls, async (route) => {
      await released;
      await route.continue();
    });
    await goHome(page);
    await expect(stories(page)).toHaveAttribute('aria-busy', 'true');
    await expect(stories(page).getByRole('listitem')).toHaveCount(3);
    await expect(storyTitles(page)).toHaveCount(0);
    release();
    await expect(storyTitles(page)).toHaveCount(3);
    await expect(stories(page)).toHaveAttribute('aria-busy', 'false');
    await expect(page.getByText(sampleNote)).toHaveCount(0);
  });

  test('come back without a reload when the API does', async ({ page }) => {
    await startElsewhere(page);
    await page.route(storyCalls, fail);
    await goHome(page);
    await expect(page.getByText(sampleNote)).toBeVisible();
    await page.unrouteAll();
    await goElsewhere(page);
    await goHome(page);
    await expect(storyTitles(page)).toHaveCount(3);
    await expect(page.getByText(sampleNote)).toHaveCount(0);
    await expect(stories(page).getByRole('link').first()).toBeAttached();
  });

  test('may come as a plain list and in snake_case', async ({ page }) => {
    await startElsewhere(page);
    await page.route(
      storyCalls,
      answerWith(
        200,
        JSON.stringify([
          {
            id: 's1',
            slug: 'a-bakery',
            title: 'A bakery sleeps until five',
            industry: 'Food',
            time_frame: '3 weeks',
            hours_saved: 9,
            revenue_boost: 4,
            efficiency: 12,
            savings: 8_000,
            description: 'Dough orders itself.',
            image_url: null,
          },
        ]),
      ),
    );
    await goHome(page);
    await expect(storyTitles(page)).toHaveText(['A bakery sleeps until five']);
    await expect(stories(page)).toContainText('3 weeks');
  });
});

test('with the whole API gone the home page still says everything, and its frame works', async ({ page }) => {
  const uncaught: Error[] = [];
  page.on('pageerror', (error) => uncaught.push(error));
  await startElsewhere(page);
  await page.route('**/api/**', (route) => route.abort());
  await goHome(page);
  await expect(page.getByRole('heading', { level: 1, name: /bad systems/i })).toBeVisible();
  await expect(technologies(page).first()).toBeAttached();
  await expect(storyTitles(page)).toHaveCount(3);
  await expect(page.getByRole('heading', { name: /Unavailable|Page Error/ })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await expectHydrated(footer);
  await expect(page.getByRole('banner')).toBeVisible();
  expect(uncaught).toEqual([]);
});
