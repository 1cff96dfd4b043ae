import { createServer } from 'node:http';
import { findFreePort } from '../../scripts/free-port.ts';
import { median } from '../shared/median.ts';
import { auditPage, launchAuditBrowser, type PageAudit } from '../shared/page-audit.ts';
import { table } from '../shared/table.ts';

/** What Lighthouse assumes of a phone, compared with a desktop computer. */
const SLOWDOWN = 4;

export interface Audited {
  /** Milliseconds until the largest contentful paint. */
  paint: number;
  /** Milliseconds that tasks block the main thread. */
  blocking: number;
  /** Milliseconds of processor time of the main thread. */
  processor: number;
}

/** Audits pages in turns. Returns the medians. */
export async function auditPages(urls: readonly string[], rounds: number): Promise<Map<string, Audited>> {
  const audits = urls.map((url) => ({ url, all: [] as PageAudit[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, all } of audits) {
      const { browser, browserPort } = await launchAuditBrowser();
      try {
        all.push(await auditPage(url, { browserPort, slowdown: SLOWDOWN, listed: true, found: true }));
      } finally {
        await browser.close();
      }
    }
  }
  return new Map(
    audits.map(({ url, all }) => [
      url,
      {
        paint: median(all.map(({ largestPaint }) => largestPaint)),
        blocking: median(all.map(({ blockingTime }) => blockingTime)),
        processor: median(all.map(({ processorTime }) => processorTime)),
      },
    ]),
  );
}

/** Serves the text of a page without styles and scripts during the measurement. */
export async function withText<Result>(
  text: string,
  measure: (url: string) => Promise<Result>,
): Promise<Result> {
  const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Text</title><p>${text}`;
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8').end(page);
  });
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  try {
    return await measure(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

/** Returns a table of the audits. The first page is ours. */
export function auditTable(
  pages: readonly { name: string; url: string }[],
  audited: ReadonlyMap<string, Audited>,
): string {
  const [, own] = [...audited][0] ?? [];
  const share = (ours = Number.NaN, theirs = Number.NaN): string =>
    theirs === 0 ? '–' : (ours / theirs).toFixed(2);
  return table(
    ['', 'LCP, s', 'ours of it', 'blocking, ms', 'ours of it', 'processor, ms', 'ours of it'],
    pages.map(({ name, url }) => {
      const { paint = Number.NaN, blocking = Number.NaN, processor = Number.NaN } = audited.get(url) ?? {};
      return [
        name,
        (paint / 1_000).toFixed(2),
        share(own?.paint, paint),
        blocking.toFixed(0),
        share(own?.blocking, blocking),
        processor.toFixed(0),
        share(own?.processor, processor),
      ];
    }),
  );
}
