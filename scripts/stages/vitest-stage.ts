import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, show } from '../command.ts';
import { broken, type Outcome } from './stage.ts';
import { readVitestReport } from './vitest-report.ts';

export interface VitestOptions {
  /** Project of vitest.config.ts. */
  project: string;
  /** Only the tests of these files. */
  files?: readonly string[];
  variables?: Readonly<Record<string, string>>;
}

/** Runs the tests of one project, with its progress on the terminal. */
export async function runVitest({ project, files = [], variables = {} }: VitestOptions): Promise<Outcome> {
  const reportFile = join(root, 'test-results', `${project}.json`);
  rmSync(reportFile, { force: true });
  const code = await show(
    [
      'vitest',
      'run',
      ...files,
      `--project=${project}`,
      '--retry=1',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportFile}`,
      '--includeTaskLocation',
    ],
    { variables },
  );
  if (!existsSync(reportFile)) return broken(`Vitest broke down with exit code ${code}`, 'the output above');
  return readVitestReport(JSON.parse(readFileSync(reportFile, 'utf8')), code);
}
