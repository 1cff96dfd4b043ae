import { describe, expect, test } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { readVitestReport } from './vitest-report.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'flaky' | 'skipped') => ({
  title,
  file: 'home.spec.ts',
  line: 7,
  tests: [{ status }],
});

describe("Vitest's report", () => {
  const file = (status: string, ...tests: [name: string, status: string][]) => ({
    name: '/src/a.test.ts',
    status,
    message: '',
    assertionResults: tests.map(([fullName, result]) => ({
      fullName,
      status: result === 'flaky' ? 'passed' : result,
      failureMessages: result === 'failed' || result === 'flaky' ? ['It broke'] : [],
      location: { line: 3 },
    })),
  });

  test('counts what passed and names what failed, with its place', () => {
    const report = { testResults: [file('failed', ['adds', 'passed'], ['divides', 'failed'])] };
    expect(readVitestReport(report, 1)).toEqual({
      passed: 1,
      failures: [{ name: 'divides', where: '/src/a.test.ts:3' }],
      flaky: [],
    });
  });

  test('names what passed only when it was tried again', () => {
    const report = { testResults: [file('passed', ['adds', 'passed'], ['blinks', 'flaky'])] };
    expect(readVitestReport(report, 0)).toEqual({
      passed: 2,
      failures: [],
      flaky: [{ name: 'blinks', where: '/src/a.test.ts:3' }],
    });
  });

  test('a skipped or planned test is a failure with its name', () => {
    const report = {
      testResults: [file('passed', ['adds', 'passed'], ['divides', 'skipped'], ['roots', 'todo'])],
    };
    expect(readVitestReport(report, 0)).toMatchObject({
      passed: 1,
      failures: [
        { name: 'divides (skipped: proved nothing)', where: '/src/a.test.ts:3' },
        { name: 'roots (todo: proved nothing)', where: '/src/a.test.ts:3' },
      ],
    });
  });

  test('a file that cannot be loaded is a failure', () => {
    const report = { testResults: [{ ...file('failed'), message: "Cannot find './b.ts'\nat …" }] };
    expect(readVitestReport(report, 1)).toMatchObject({
      passed: 0,
      failures: [{ name: "Cannot find './b.ts'", where: '/src/a.test.ts' }],
    });
  });

  test('an error outside of every test is a failure, although every test passed', () => {
    const report = { testResults: [file('passed', ['adds', 'passed'])] };
    expect(readVitestReport(report, 1)).toMatchObject({
      passed: 1,
      failures: [{ name: 'An error outside of every test' }],
    });
  });

  test('a run without tests is a failure', () => {
    expect(readVitestReport({ testResults: [] }, 0)).toMatchObject({
      passed: 0,
      failures: [{ name: 'No test was run' }],
    });
  });
});

describe("Playwright's report", () => {
  test('counts tests of nested groups, and takes skipped ones for failures, and names flaky ones', () => {
    const report = {
      errors: [],
      suites: [
        {
          specs: [spec('opens', 'expected')],
          suites: [
            { specs: [spec('closes', 'unexpected'), spec('blinks', 'flaky'), spec('waits', 'skipped')] },
          ],
        },
      ],
    };
    expect(readPlaywrightReport(report, 'e2e')).toEqual({
      passed: 2,
      failures: [
        { name: 'closes', where: 'e2e/home.spec.ts:7' },
        { name: 'waits (skipped: proved nothing)', where: 'e2e/home.spec.ts:7' },
      ],
      flaky: [{ name: 'blinks', where: 'e2e/home.spec.ts:7' }],
    });
  });

  test('an error outside of every test is a failure', () => {
    const report = { suites: [], errors: [{ message: 'The server does not start\nat …' }] };
    expect(readPlaywrightReport(report, 'e2e')).toEqual({
      passed: 0,
      failures: [{ name: 'The server does not start', where: 'the output above' }],
      flaky: [],
    });
  });
});
