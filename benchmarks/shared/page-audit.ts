import lighthouse, { defaultConfig } from 'lighthouse';
import { type Browser, chromium } from 'playwright';
import { testBrowserOptions } from '../../scripts/browser.ts';
import { findFreePort } from '../../scripts/free-port.ts';
import { mainThreadTime } from './main-thread-time.ts';

/** Lighthouse categories in the order of its report. */
export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/** Transfer of a page until it is idle, without interaction: compressed bytes with headers. */
export interface Transfer {
  html: number;
  scripts: number;
  fonts: number;
}

export interface PageAudit {
  /** Out of 100; null for a category that doesn't apply. */
  scores: Readonly<Record<Category, number | null>>;
  /** Largest contentful paint in milliseconds. */
  largestPaint: number;
  /** Total blocking time in milliseconds. */
  blockingTime: number;
  /** Processor time of the main thread until the scripts of the page have run, in milliseconds, not slowed down. */
  processorTime: number;
  /** Cumulative layout shift. */
  layoutShift: number;
  /** What Lighthouse marks down, and where. */
  findings: readonly string[];
  transfer: Transfer;
  /** Speed of the processor during the run, on Lighthouse's scale. */
  machine: number;
}

export interface AuditOptions {
  /** Port of the browser's debugging protocol. */
  browserPort: number;
  /** CPU slowdown factor of a run. Lighthouse's default is 4. */
  slowdown: number;
  /** Whether search engines may list the page; others have no SEO score. */
  listed: boolean;
  /** Whether the page exists. For a missing page, the browser logs an error regardless of the page. */
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
  finalDisplayedUrl: string;
  runtimeError?: { message: string };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** Returns the rows of an audit's table. */
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
 * Starts a browser for audits: Chromium's headless shell if it is installed. Blocking time includes the time
 * that tasks wait for a processor, and the windows and services of full Chromium take half of two cores.
 */
export async function launchAuditBrowser(): Promise<{ browser: Browser; browserPort: number }> {
  const browserPort = await findFreePort();
  const { args, ...options } = testBrowserOptions();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${browserPort}`],
  });
  return { browser, browserPort };
}

/**
 * Audits a page with Lighthouse as a phone on a slow connection, with an empty cache.
 *
 * @throws when Lighthouse can't measure it, three times in a row
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
    if (result && report && !report.runtimeError) {
      return {
        scores: {
          performance: scoreOf(report, 'performance'),
          accessibility: scoreOf(report, 'accessibility'),
          'best-practices': scoreOf(report, 'best-practices'),
          seo: scoreOf(report, 'seo'),
        },
        largestPaint: figure(report, 'largest-contentful-paint'),
        blockingTime: figure(report, 'total-blocking-time'),
        processorTime: mainThreadTime(result.artifacts.Trace.traceEvents, report.finalDisplayedUrl),
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
