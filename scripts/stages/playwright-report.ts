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
 * Counts what Playwright ran. Only a test that passed at once passed: a flaky or skipped one proved nothing.
 *
 * @param directory what the report's paths start from
 */
export function readPlaywrightReport({ suites, errors }: PlaywrightReport, directory: string): Outcome {
  const failures: Failure[] = errors.map(({ message = 'An error outside of every test' }) => ({
    name: message.split('\n')[0] ?? message,
    where: 'the output above',
  }));
  let passed = 0;
  for (const { title, file, line, tests } of suites.flatMap(specsOf)) {
    for (const { status } of tests) {
      if (status === 'expected') passed += 1;
      else {
        const name = status === 'unexpected' ? title : `${title} (${status}: proved nothing)`;
        failures.push({ name, where: `${directory}/${file}:${line}` });
      }
    }
  }
  return { passed, failures };
}
