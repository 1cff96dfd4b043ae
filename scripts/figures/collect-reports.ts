import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPORTS_VARIABLE, type Report } from './report-figure.ts';

/** Runs something with the variables under which it reports, and gives what it reported besides its result. */
export async function collectReports<Result>(
  run: (variables: Readonly<Record<string, string>>) => Promise<Result>,
): Promise<{ result: Result; reports: Report[] }> {
  const directory = mkdtempSync(join(tmpdir(), 'uplift-figures-'));
  try {
    const file = join(directory, 'reports');
    const result = await run({ [REPORTS_VARIABLE]: file });
    const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
    return { result, reports: lines.map((line): Report => JSON.parse(line)) };
  } finally {
    rmSync(directory, { recursive: true });
  }
}
