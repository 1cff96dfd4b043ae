import type { Failure, Outcome } from './stage.ts';

/** What of Vitest's JSON report is read here. */
export interface VitestReport {
  testResults: {
    /** Path of the file. */
    name: string;
    status: string;
    /** Why the file itself failed. */
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      /** Of every time that it failed, also where it passed in the end. */
      failureMessages: string[];
      location?: { line: number } | null;
    }[];
  }[];
}

/**
 * Counts what Vitest ran. Only a test that ran to its end passed: a skipped one proved nothing, so it counts as failed,
 * as does a file that could not be loaded, an error outside of every test, and a run without any. One that passed only
 * when it was tried again is named.
 *
 * @param code exit code of Vitest
 */
export function readVitestReport({ testResults }: VitestReport, code: number): Required<Outcome> {
  const failures: Failure[] = [];
  const flaky: Failure[] = [];
  let passed = 0;
  for (const file of testResults) {
    for (const test of file.assertionResults) {
      const where = test.location ? `${file.name}:${test.location.line}` : file.name;
      if (test.status === 'passed') {
        passed += 1;
        if (test.failureMessages.length > 0) flaky.push({ name: test.fullName, where });
      } else {
        const name =
          test.status === 'failed' ? test.fullName : `${test.fullName} (${test.status}: proved nothing)`;
        failures.push({ name, where });
      }
    }
    if (file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed')) {
      failures.push({ name: file.message.split('\n')[0] || 'The file cannot be run', where: file.name });
    }
  }
  if (failures.length === 0 && code !== 0) {
    failures.push({ name: 'An error outside of every test', where: `the output above (exit code ${code})` });
  }
  if (failures.length === 0 && passed === 0)
    failures.push({ name: 'No test was run', where: 'the output above' });
  return { passed, failures, flaky };
}
