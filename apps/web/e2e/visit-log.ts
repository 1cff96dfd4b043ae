import { expect, type Page, type Request } from '@playwright/test';

/** A message of the software renderer on test machines. No page causes it, and no visitor sees it. */
const driverMessage = /GPU stall due to ReadPixels/;

/** What a page does during a visit, out of the visitor's sight. */
export interface VisitLog {
  /** Console errors and warnings, and uncaught errors. */
  complaints: string[];
  /** Requested URLs on other hosts. */
  foreign: string[];
  /** Responses with a status of 400 or above, as `401 /path`. */
  refused: string[];
  /** Paths requested by scripts. */
  fetched: string[];
  /** Requests in flight. */
  pending: Set<Request>;
}

/** Logs what a page does from now on. */
export function keepVisitLog(page: Page, site: string): VisitLog {
  const log: VisitLog = { complaints: [], foreign: [], refused: [], fetched: [], pending: new Set() };
  const pathOf = (address: string) => (address.startsWith(`${site}/`) ? address.slice(site.length) : address);
  page.on('console', (message) => {
    const complaint = message.type() === 'error' || message.type() === 'warning';
    if (complaint && !driverMessage.test(message.text())) {
      log.complaints.push(`${message.type()}: ${message.text()}`);
    }
  });
  page.on('pageerror', (error) => log.complaints.push(`uncaught: ${error.message}`));
  page.on('request', (request) => {
    log.pending.add(request);
    const path = pathOf(request.url());
    if (/^https?:/.test(path)) log.foreign.push(path);
    if (['fetch', 'xhr', 'eventsource'].includes(request.resourceType())) log.fetched.push(path);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) log.refused.push(`${response.status()} ${pathOf(response.url())}`);
  });
  page.on('requestfinished', (request) => log.pending.delete(request));
  page.on('requestfailed', (request) => log.pending.delete(request));
  return log;
}

/** Waits until the page has loaded everything that its scroll position needs. */
export async function expectAllHere(page: Page, log: VisitLog): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // Intersection observers run with the next frame, and their callbacks act before the one after it.
    await nextFrame();
    await nextFrame();
  });
  await expect.poll(() => log.pending.size, { message: 'nothing is on its way' }).toBe(0);
}

/** Scrolls by one screen. Returns whether there was more to read. */
function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const before = window.scrollY;
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    return window.scrollY > before;
  });
}

/** Scrolls to the end of a page, waiting at each screen for what it loads. */
export async function readToTheEnd(page: Page, log: VisitLog): Promise<void> {
  do await expectAllHere(page, log);
  while (await scrollOn(page));
}
