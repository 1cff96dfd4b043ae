import { fileURLToPath } from 'node:url';
import type { Calculation } from '@uplift/data-client/contract/visitor';
import pLimit from 'p-limit';
import { Tinypool } from 'tinypool';
import { type ReportLanguage, reportContent, reportFileName } from './report-content.ts';

/** A report to render. */
export interface ReportOrder extends ReportLanguage {
  calculation: Calculation;
  /** The day on its cover: YYYY-MM-DD. */
  day: string;
}

export interface ReportFile {
  name: string;
  bytes: Buffer;
}

/** Timeout of a report in milliseconds. Most take 150. */
const LIMIT_MS = 10_000;

/** Reports that wait for the thread. */
const LONGEST_QUEUE = 40;

/** Says that too many reports are waiting. */
export class ReportsBusy extends Error {
  override readonly name = 'ReportsBusy';
}

/** A single thread, which starts with the first report and stops after a minute without one. */
const pool = new Tinypool({
  filename: fileURLToPath(new URL('draw-report.ts', import.meta.url)),
  minThreads: 0,
  maxThreads: 1,
  isolateWorkers: false,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

/** Runs one report at a time, so that the timeout doesn't include the wait for the thread. */
const inTurn = pLimit(1);

/**
 * Renders a report as PDF on two pages, in a thread of its own.
 *
 * @throws ReportsBusy if too many reports are waiting
 */
export async function renderReport(
  { calculation, ...order }: ReportOrder,
  siteUrl: string,
): Promise<ReportFile> {
  if (inTurn.pendingCount >= LONGEST_QUEUE) throw new ReportsBusy('Too many reports are waiting.');
  const content = reportContent(calculation, { ...order, siteUrl });
  const bytes: Uint8Array = await inTurn(() => pool.run(content, { signal: AbortSignal.timeout(LIMIT_MS) }));
  return { name: reportFileName(order), bytes: Buffer.from(bytes) };
}
