import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { compareWithBare, type Load, type Measured } from '../shared/compare-with-bare.ts';
import { median } from '../shared/median.ts';
import {
  auditPage,
  type Category,
  categories,
  launchAuditBrowser,
  type PageAudit,
} from '../shared/page-audit.ts';
import { withSite } from '../shared/site.ts';
import { table } from '../shared/table.ts';

/*
 * Lighthouse results of each public page on a phone, and the server's requests per second.
 *
 *   pnpm bench pages --only=/contact --runs=1 --slowdown=2
 */

/** One page of each kind. */
const pages = [
  '/',
  '/services',
  '/services/systems-audit',
  '/calculator',
  '/pricing',
  '/results',
  '/about',
  '/contact',
  '/resources',
  '/success-stories',
  '/success-stories/dental-group-recall',
  '/portal',
  '/nope',
];

/** Lighthouse's slowdown of 4 assumes a machine with at least this rating. */
const MACHINE_EXPECTED = 1_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    runs: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
    seconds: { type: 'string', default: '2' },
  },
});
const runs = Number(values.runs);
const slowdown = Number(values.slowdown);
const seconds = Number(values.seconds);

interface Answer {
  found: boolean;
  listed: boolean;
  /** Whether the server caches the page. */
  cached: boolean;
  styles: number;
}

async function read(url: string): Promise<Answer> {
  const response = await fetch(url);
  const html = await response.text();
  const styles = [...html.matchAll(/<style\b[^>]*>(.*?)<\/style>/gs)].map(([, rules = '']) => rules).join('');
  return {
    found: response.ok,
    listed: !/<meta name="robots" content="[^"]*noindex/.test(html),
    cached: response.ok && !response.headers.get('cache-control')?.includes('no-store'),
    styles: brotliCompressSync(styles).byteLength,
  };
}

/** Returns the median of each metric, and all findings of all runs. */
function summaryOf(audits: readonly PageAudit[]): PageAudit {
  const middle = (figure: (audit: PageAudit) => number): number => median(audits.map(figure));
  const score = (category: Category): number | null => {
    const scores = audits.flatMap((audit) => audit.scores[category] ?? []);
    return scores.length > 0 ? median(scores) : null;
  };
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    largestPaint: middle((audit) => audit.largestPaint),
    blockingTime: middle((audit) => audit.blockingTime),
    processorTime: middle((audit) => audit.processorTime),
    layoutShift: middle((audit) => audit.layoutShift),
    findings: [...new Set(audits.flatMap(({ findings }) => findings))],
    transfer: {
      html: middle(({ transfer }) => transfer.html),
      scripts: middle(({ transfer }) => transfer.scripts),
      fonts: middle(({ transfer }) => transfer.fonts),
    },
    machine: middle(({ machine }) => machine),
  };
}

interface Visit extends PageAudit {
  path: string;
  answer: Answer;
}

async function visit(origin: string, path: string): Promise<Visit> {
  const answer = await read(origin + path);
  const { browser, browserPort } = await launchAuditBrowser();
  const audits: PageAudit[] = [];
  try {
    while (audits.length < runs) {
      audits.push(await auditPage(origin + path, { browserPort, slowdown, ...answer }));
    }
  } finally {
    await browser.close();
  }
  return { ...summaryOf(audits), path, answer };
}

async function load(url: string, options: Omit<Load, 'seconds'>): Promise<Measured | undefined> {
  const [, page] = await compareWithBare([{ name: url, url }], { ...options, seconds });
  return page;
}

const kilobytes = (bytes: number): string => (bytes / 1_000).toFixed(1);
const whole = (figure: number | null | undefined): string => figure?.toFixed(0) ?? '–';

function visitTable(visits: readonly Visit[]): string {
  return table(
    [
      'page',
      'perf',
      'a11y',
      'best',
      'seo',
      'LCP s',
      'TBT ms',
      'CPU ms',
      'CLS',
      'JS kB',
      'HTML kB',
      'CSS kB',
      'fonts kB',
    ],
    visits.map(
      ({ path, answer, scores, largestPaint, blockingTime, processorTime, layoutShift, transfer }) => [
        path,
        ...categories.map((category) => whole(scores[category])),
        (largestPaint / 1_000).toFixed(2),
        whole(blockingTime),
        whole(processorTime),
        layoutShift.toFixed(3),
        kilobytes(transfer.scripts),
        kilobytes(transfer.html),
        kilobytes(answer.styles),
        kilobytes(transfer.fonts),
      ],
    ),
  );
}

await withSite(async ({ url: origin }) => {
  const visits: Visit[] = [];
  for (const path of values.only.length > 0 ? values.only : pages) {
    visits.push(await visit(origin, path));
    process.stdout.write(`visited ${path}\n`);
  }
  process.stdout.write(
    `\nLighthouse, phone on slow 4G (simulated), median of ${runs}; bytes over the wire with headers, CSS as part of the HTML\n\n${visitTable(visits)}\n`,
  );
  for (const { path, findings } of visits)
    for (const finding of findings) process.stdout.write(`${path}  ${finding}\n`);
  const machine = median(visits.map((each) => each.machine));
  if (machine < MACHINE_EXPECTED) {
    process.stdout.write(
      `\nLighthouse rates this machine ${machine.toFixed(0)} and assumes ${MACHINE_EXPECTED} for a slowdown of 4: measure with --slowdown=2 or\n` +
        'on a faster machine, or compare figures of one run only.\n',
    );
  }

  const cached = new Map<string, Measured | undefined>();
  for (const { path, answer } of visits)
    if (answer.cached) cached.set(path, await load(origin + path, { rounds: 5, warmUp: seconds }));
  // Rendered pages come last: their garbage collection would slow down later measurements.
  const rows: string[][] = [];
  for (const { path, answer } of visits) {
    if (!answer.found) continue;
    // No page reads this parameter, so every request renders.
    const rendered = await load(`${origin}${path}?rendered=each-time`, { rounds: 3, warmUp: seconds });
    const fromCache = cached.get(path);
    rows.push([
      path,
      whole(fromCache?.rate),
      fromCache?.ratio.toFixed(2) ?? '–',
      whole(rendered?.rate),
      rendered?.ratio.toFixed(2) ?? '–',
    ]);
  }
  process.stdout.write(
    `\nRequests a second, 50 connections, compared with a bare Fastify route that sends the same bytes\n\n${table(
      ['page', 'cached', 'of bare', 'rendered', 'of bare'],
      rows,
    )}`,
  );
});
