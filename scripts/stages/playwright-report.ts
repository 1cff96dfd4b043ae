import type { Failure, Outcome } from './stage.ts';

interface Suite {
  specs: {
    title: string;
    file: string;
    line: number;
    tests: { status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
  }[];
  suites?: Suite[];
}

/** What of Playwright's JSON report is read here. */
export interface PlaywrightReport {
  suites: Suite[];
  /** What went wrong outside of every test. */
  errors: { message?: string }[];
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

/**
 * Counts what Playwright ran. A skipped test proved nothing, so it counts as failed. One that passed only when it was
 * tried again passed, and is named: a browser shares its machine with others, and one late frame among 500 tests must
 * not hide what the others say.
 *
 * @param directory what the report's paths start from
 */
export function readPlaywrightReport(
  { suites, errors }: PlaywrightReport,
  directory: string,
): Required<Outcome> {
  const failures: Failure[] = errors.map(({ message = 'An error outside of every test' }) => ({
    name: message.split('\n')[0] ?? message,
    where: 'the output above',
  }));
  const flaky: Failure[] = [];
  let passed = 0;
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    const where = `${directory}/${file}:${line}`;
    for (const { status } of tests) {
      if (status === 'expected' || status === 'flaky') passed += 1;
      if (status === 'flaky') flaky.push({ name: title, where });
      if (status === 'unexpected') failures.push({ name: title, where });
      if (status === 'skipped') failures.push({ name: `${title} (skipped: proved nothing)`, where });
    }
  }
  return { passed, failures, flaky };
}
