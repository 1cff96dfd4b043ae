import type { Page, Request } from '@playwright/test';

/**
 * Has every page from now on say by its own clock when it sends a request: by ours, one is noticed sooner or later
 * after it was made.
 */
export async function dateRequests(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (...request) => {
      const dated = new Request(...request);
      dated.headers.set('Sent-At', String(Date.now()));
      return send(dated);
    };
  });
}

/** When a page sent a request, in milliseconds of its clock. Not a number where nobody asked it to say so. */
export function sentAt(request: Request): number {
  return Number(request.headers()['sent-at']);
}
