import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, show } from '../command.ts';
import { readPlaywrightReport } from './playwright-report.ts';
import { broken, type Outcome } from './stage.ts';

/** Where playwright.config.ts puts its report. */
const reportFile = join(root, 'test-results/e2e.json');

/** Runs the end-to-end tests on the production build. */
export async function runPlaywright(): Promise<Outcome> {
  rmSync(reportFile, { force: true });
  const code = await show(['playwright', 'test', '--retries=1']);
  if (!existsSync(reportFile))
    return broken(`Playwright broke down with exit code ${code}`, 'the output above');
  const outcome = readPlaywrightReport(JSON.parse(readFileSync(reportFile, 'utf8')), 'apps/web/e2e');
  if (code !== 0 && outcome.failures.length === 0) {
    return broken(`Playwright ended with exit code ${code}`, 'the output above');
  }
  return outcome;
}
