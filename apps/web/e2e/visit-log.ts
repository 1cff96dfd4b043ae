import { expect, type Page, type Request } from '@playwright/test';

/** What software graphics of test machines say about themselves; no page causes it and no visitor sees it. */
const driverMessage = /GPU stall due to ReadPixels/;

/** What a visit did that a visitor does not see. */
export interface VisitLog {
  /** Errors and warnings of the console, and errors that nothing caught. */
  complaints: string[];
  /** Addresses on other hosts that were asked for. */
  foreign: string[];
  /** Answers of 400 and above, as `401 /path`. */
  refused: string[];
  /** Paths that scripts asked for. */
  fetched: string[];
  /** What is on its way at the moment. */
  pending: Set<Request>;
}

/** Keeps a log of what a page does from now on. */
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

/** Waits until everything came that the page asks for at the place where it is. */
export async function expectAllHere(page: Page, log: VisitLog): Promise<void> {
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What watches the viewport is told with the next frame, and acts before the one after it.
    await nextFrame();
    await nextFrame();
  });
  await expect.poll(() => log.pending.size, { message: 'nothing is on its way' }).toBe(0);
}

/** Reads on as far as the screen goes, and gives whether there was more. */
function scrollOn(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const before = window.scrollY;
    window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' });
    return window.scrollY > before;
  });
}

/** Reads a page down to its end, waiting at each screen for what it loads. */
export async function readToTheEnd(page: Page, log: VisitLog): Promise<void> {
  do await expectAllHere(page, log);
  while (await scrollOn(page));
}
