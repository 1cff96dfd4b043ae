import lighthouse, { defaultConfig } from 'lighthouse';

/** What Lighthouse measures, in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** What a page takes over the line until it has come to rest, untouched: bytes with their headers, compressed. */
export interface Transfer {
  html: number;
  scripts: number;
  fonts: number;
}

export interface PageAudit {
  /** Out of 100; nothing for a category that does not apply. */
  scores: Readonly<Record<Category, number | null>>;
  /** Largest contentful paint, in milliseconds. */
  largestPaint: number;
  /** Total blocking time, in milliseconds. */
  blockingTime: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** What Lighthouse marks down, and where. */
  findings: readonly string[];
  transfer: Transfer;
  /** How fast the processor was at that moment, on Lighthouse's scale. */
  machine: number;
}

export interface AuditOptions {
  /** Where the browser listens for debuggers. */
  browserPort: number;
  /** How many times a run slows the processor down. Lighthouse's own: 4. */
  slowdown: number;
  /** Whether search engines may list the page; others have no score for that. */
  listed: boolean;
  /** Whether the page is there. Of one that is not, the browser complains in its console, whatever the page does. */
  found: boolean;
}

/** Load on the machine may make a trace unusable. */
const ATTEMPTS = 3;

interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined
  >;
  audits: Record<
    string,
    | {
        score: number | null;
        title: string;
        displayValue?: string;
        numericValue?: number;
        details?: unknown;
      }
    | undefined
  >;
  environment: { benchmarkIndex: number };
  runtimeError?: { message: string };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** The rows of an audit's table. */
function rowsOf(details: unknown): Readonly<Record<string, unknown>>[] {
  return isRecord(details) && Array.isArray(details.items) ? details.items.filter(isRecord) : [];
}

function placeOf(row: Readonly<Record<string, unknown>>): string | undefined {
  const node = isRecord(row.node) ? row.node.selector : undefined;
  return [node, row.text, row.href, row.url, row.source, row.description].find(
    (each) => typeof each === 'string',
  );
}

function findingsIn({ categories: scored, audits }: Report): string[] {
  return Object.entries(scored).flatMap(([category, entry]) =>
    (entry?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score === 1) return [];
      const places = rowsOf(audit.details).flatMap((row) => placeOf(row) ?? []);
      return [`${category}: ${[audit.title, audit.displayValue, ...places].filter(Boolean).join(' · ')}`];
    }),
  );
}

function transferIn({ audits }: Report): Transfer {
  const rows = rowsOf(audits['network-requests']?.details);
  const sum = (type: string): number =>
    rows
      .filter(({ resourceType }) => resourceType === type)
      .reduce((total, { transferSize }) => total + Number(transferSize), 0);
  return { html: sum('Document'), scripts: sum('Script'), fonts: sum('Font') };
}

function figure({ audits }: Report, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

function scoreOf({ categories: scored }: Report, category: Category): number | null {
  const score = scored[category]?.score;
  return typeof score === 'number' ? Math.round(score * 100) : null;
}

/**
 * Has Lighthouse visit a page as a phone on a slow connection, with an empty cache.
 *
 * @throws when Lighthouse cannot measure it, three times in a row
 */
export async function auditPage(
  url: string,
  { browserPort, slowdown, listed, found }: AuditOptions,
): Promise<PageAudit> {
  let reason = 'Lighthouse gives no report.';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const result = await lighthouse(
      url,
      {
        port: browserPort,
        logLevel: 'silent',
        disableFullPageScreenshot: true,
        ignoreStatusCode: !found,
        skipAudits: found ? null : ['errors-in-console'],
        onlyCategories: categories.filter((category) => listed || category !== 'seo'),
      },
      {
        extends: 'lighthouse:default',
        settings: {
          throttling: { ...defaultConfig.settings?.throttling, cpuSlowdownMultiplier: slowdown },
        },
      },
    );
    const report: Report | undefined = result?.lhr;
    if (report && !report.runtimeError) {
      return {
        scores: {
          performance: scoreOf(report, 'performance'),
          accessibility: scoreOf(report, 'accessibility'),
          'best-practices': scoreOf(report, 'best-practices'),
          seo: scoreOf(report, 'seo'),
        },
        largestPaint: figure(report, 'largest-contentful-paint'),
        blockingTime: figure(report, 'total-blocking-time'),
        layoutShift: figure(report, 'cumulative-layout-shift'),
        findings: findingsIn(report),
        transfer: transferIn(report),
        machine: report.environment.benchmarkIndex,
      };
    }
    reason = report?.runtimeError?.message ?? reason;
  }
  throw new Error(`${url}: ${reason}`);
}
