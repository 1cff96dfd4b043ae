import { createServer } from 'node:http';
import { chromium } from 'playwright';
import { browserArguments, findBrowser } from '../../scripts/browser.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { median } from '../shared/median.ts';
import { auditPage } from '../shared/page-audit.ts';
import { table } from '../shared/table.ts';

/** What Lighthouse assumes of a phone, compared with a desktop computer. */
const SLOWDOWN = 4;

export interface Audited {
  /** Milliseconds until the largest contentful paint. */
  paint: number;
  /** Milliseconds that tasks block the main thread. */
  blocking: number;
}

/** Audits pages in turns. Returns the medians. */
export async function auditPages(urls: readonly string[], rounds: number): Promise<Map<string, Audited>> {
  const audits = urls.map((url) => ({ url, paints: [] as number[], blockings: [] as number[] }));
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, paints, blockings } of audits) {
      const browserPort = await findFreePort();
      const browser = await chromium.launch({
        executablePath: findBrowser(),
        args: [...browserArguments, `--remote-debugging-port=${browserPort}`],
      });
      try {
        const audit = await auditPage(url, { browserPort, slowdown: SLOWDOWN, listed: true, found: true });
        paints.push(audit.largestPaint);
        blockings.push(audit.blockingTime);
      } finally {
        await browser.close();
      }
    }
  }
  return new Map(
    audits.map(({ url, paints, blockings }) => [url, { paint: median(paints), blocking: median(blockings) }]),
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
    ['', 'LCP, s', 'ours of it', 'blocking, ms', 'ours of it'],
    pages.map(({ name, url }) => {
      const { paint = Number.NaN, blocking = Number.NaN } = audited.get(url) ?? {};
      return [
        name,
        (paint / 1_000).toFixed(2),
        share(own?.paint, paint),
        blocking.toFixed(0),
        share(own?.blocking, blocking),
      ];
    }),
  );
}
