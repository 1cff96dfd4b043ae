import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import { demoPeople } from '../../apps/api/src/database/seed/demo-accounts.ts';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { type Site, withSite } from '../shared/site.ts';
import { table } from '../shared/table.ts';

/*
 * How quickly the signed-in areas respond on a slow device, and how smoothly a thread of 5,000 messages
 * scrolls: the built site in Chromium, with CPU throttling.
 *
 *   pnpm bench signed-in-areas --slowdown=1 --messages=500
 */

const { values } = parseArgs({
  options: {
    slowdown: { type: 'string', default: '4' },
    messages: { type: 'string', default: '5000' },
    scrolls: { type: 'string', default: '120' },
  },
});
const SLOWDOWN = Number(values.slowdown);
const MESSAGES = Number(values.messages);
/** Milliseconds from an interaction to the next paint. */
const INTERACTION_GOAL = 100;
/** A frame blocked for more milliseconds than this is noticeable. */
const LONG_FRAME = 50;
const SCROLLS = Number(values.scrolls);
const SCROLL_PIXELS = 700;
const DOCUMENTS = Math.min(100, MESSAGES);
/** Milliseconds after which the effects of a press have been drawn. */
const SETTLE = 1_200;

async function send(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, { method: 'POST', ...init });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return answer;
}

const json = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Gives the demo client years' worth of messages and documents, through the API. */
async function fillClient({ url, demoPassword }: Site): Promise<void> {
  const { email } = demoPeople.manager;
  const { token } = await (
    await send(`${url}/api/manager/login`, json({ email, password: demoPassword }))
  ).json();
  const headers = { 'x-manager-token': token };
  const path = `${url}/api/clients/${demoPeople.client.companyId}`;
  for (let index = 0; index < MESSAGES; index += 1) {
    const body = `Message ${index}${', with what was asked and what came of it'.repeat(index % 9)}`;
    await send(`${path}/messages`, json({ body }, headers));
  }
  for (let index = 0; index < DOCUMENTS; index += 1) {
    const body = new FormData();
    body.append('shared', 'true');
    body.append('file', new File([`name,hours\nOrders,${index}\n`], `Hours ${index}.csv`));
    await send(`${path}/documents`, { headers, body });
  }
}

/** Records each interaction and each long frame of a page, from its first moment. */
function observe(): void {
  const noted = { interaction: 0, longFrames: 0, longestFrame: 0 };
  Reflect.set(window, 'noted', noted);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) noted.interaction = Math.max(noted.interaction, duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      noted.longFrames += 1;
      noted.longestFrame = Math.max(noted.longestFrame, duration);
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

interface Noted {
  interaction: number;
  longFrames: number;
  longestFrame: number;
}

/** Returns the records since the last call, once the page is idle. */
async function takeNotes(page: Page): Promise<Noted> {
  await page.waitForTimeout(SETTLE);
  return page.evaluate(() => {
    const noted: Noted = Reflect.get(window, 'noted');
    const taken = { ...noted };
    Object.assign(noted, { interaction: 0, longFrames: 0, longestFrame: 0 });
    return taken;
  });
}

type Step = readonly [name: string, act: (page: Page) => Promise<void>];

const press =
  (role: 'button' | 'link' | 'checkbox' | 'columnheader', name: string | RegExp) => (page: Page) =>
    page.getByRole(role, { name }).first().click();

const type =
  (role: 'textbox' | 'searchbox' | 'combobox', name: string | RegExp, text: string) => async (page: Page) =>
    page.getByRole(role, { name }).first().pressSequentially(text);

async function openCommands(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').waitFor();
}

const signInPaths = { client: '/client/login', manager: '/manager', admin: '/admin' };
type Area = keyof typeof signInPaths;

/** Signs in and declines two-factor authentication if offered. */
async function signIn(page: Page, area: Area, password: string): Promise<void> {
  await page.goto(signInPaths[area]);
  await page.getByLabel('E-mail').fill(demoPeople[area].email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  const account = page.getByRole('button', { name: /^Account of / });
  const later = page.getByRole('button', { name: 'Not now' });
  await account.or(later).first().waitFor();
  if (await later.isVisible()) await later.click();
  await account.waitFor();
}

const areas: readonly { name: Area; steps: readonly Step[] }[] = [
  {
    name: 'client',
    steps: [
      ['open the project', press('link', 'Project')],
      ['open the results', press('link', 'Results')],
      ['open the documents', press('link', 'Documents')],
      ['sort them', press('button', /^Name/)],
      ['search them', type('searchbox', /./, 'hours 7')],
      ['open the messages', press('link', /^Messages/)],
      ['write one', type('textbox', /^Message to /, 'We have seen it, and it works.')],
    ],
  },
  {
    name: 'manager',
    steps: [
      ['sort the portfolio', press('button', /^Company|^Client/)],
      ['open the agenda', press('link', 'Agenda')],
      ['open the settings', press('link', 'Settings')],
    ],
  },
  {
    name: 'admin',
    steps: [
      ['open the users', press('link', 'Users')],
      ['sort them', press('button', /^Name/)],
      ['search them', type('searchbox', /./, 'maya')],
      ['open the commands', openCommands],
      ['search the commands', type('combobox', /./, 'webhooks')],
    ],
  },
];

async function openBrowserPage(browser: Browser, { url }: Site): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: url })).newPage();
  await page.addInitScript(observe);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return page;
}

async function measureInteractions(browser: Browser, site: Site): Promise<string[][]> {
  const rows: string[][] = [];
  for (const { name, steps } of areas) {
    const page = await openBrowserPage(browser, site);
    await signIn(page, name, site.demoPassword);
    await takeNotes(page);
    for (const [step, act] of steps) {
      await act(page);
      const { interaction } = await takeNotes(page);
      rows.push([
        `${name}: ${step}`,
        String(interaction),
        interaction > INTERACTION_GOAL ? 'over the goal' : '',
      ]);
    }
    await page.context().close();
  }
  return rows;
}

/** Scrolls the thread back to its beginning with the wheel, and counts the rendered elements. */
async function measureScrolling(browser: Browser, site: Site): Promise<string> {
  const page = await openBrowserPage(browser, site);
  await signIn(page, 'client', site.demoPassword);
  await page
    .getByRole('link', { name: /^Messages/ })
    .first()
    .click();
  const thread = page.getByRole('region', { name: /^Messages/ });
  await thread.getByRole('article').last().waitFor();
  await thread.hover();
  await takeNotes(page);
  const before = await page.evaluate(() => performance.now());
  let rows = 0;
  for (let turn = 0; turn < SCROLLS; turn += 1) {
    await page.mouse.wheel(0, -SCROLL_PIXELS);
    rows = Math.max(rows, await thread.getByRole('article').count());
  }
  const { longFrames, longestFrame } = await takeNotes(page);
  const after = await page.evaluate(() => performance.now());
  const first = await thread.getByRole('article').first().textContent();
  await page.context().close();
  return (
    `Scrolling ${SCROLLS * SCROLL_PIXELS} px back in ${((after - before) / 1_000).toFixed(1)} s, up to "${first?.slice(0, 60)}":\n` +
    `  ${rows} messages in the page at most, ${longFrames} frames over ${LONG_FRAME} ms, the longest ${longestFrame.toFixed(0)} ms\n`
  );
}

await withSite(async (site) => {
  await fillClient(site);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  try {
    process.stdout.write(`Processor slowed down ${SLOWDOWN} times, ${MESSAGES} messages\n\n`);
    process.stdout.write(
      table(['interaction to next paint, the slowest', 'ms', ''], await measureInteractions(browser, site)),
    );
    process.stdout.write(`\n${await measureScrolling(browser, site)}`);
  } finally {
    await browser.close();
  }
});
