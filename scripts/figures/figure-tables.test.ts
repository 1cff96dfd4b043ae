import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { capture, root } from '../command.ts';
import { collectReports } from './collect-reports.ts';
import { goalTable, missedTable, ratioTable, reportedText } from './figure-tables.ts';
import { provenByTests } from './figures.ts';

const lineWith = (text: string, table: string): string =>
  table.split('\n').find((line) => line.includes(text)) ?? '';

test('a figure is reached as long as its worst report is', () => {
  const reports = [
    { figure: 'largest-paint', value: 1.2 },
    { figure: 'largest-paint', value: 1.5 },
    { figure: 'lighthouse-performance', value: 100 },
    { figure: 'lighthouse-performance', value: 99 },
  ] as const;
  expect(lineWith('largest contentful paint', goalTable(reports))).toContain(
    '| at most 1.5 s | 1.5 s | reached |',
  );
  expect(lineWith('performance', goalTable(reports))).toContain('| at least 100 | 99 | **not reached** |');
});

test('rounding never takes a figure over to the other side of its goal', () => {
  const reports = [{ figure: 'home-scripts', value: 105.04 }] as const;
  expect(lineWith('home page before', goalTable(reports))).toContain('| 105.04 kB | **not reached** |');
});

test('what is not reached has its reason and next step, and what was not measured is named', () => {
  const reports = [{ figure: 'interaction', value: 160 }] as const;
  expect(lineWith('interaction', missedTable(reports))).toMatch(/to open the commands.*draw the panel ahead/);
  expect(lineWith('once more', missedTable(reports))).toContain('this run left it out');
  const reached = [{ figure: 'interaction', value: 100 }] as const;
  expect(lineWith('interaction', missedTable(reached))).toBe('');
});

test('a figure that a program could not tell is not reached', () => {
  const reports = [{ figure: 'fonts', value: Number.NaN }] as const;
  expect(lineWith('woff2', goalTable(reports))).toContain('**not reached**');
});

test('a comparison that we lose says so', () => {
  const reports = [
    { what: 'theirs is slower', ratio: 1.5 },
    { what: 'theirs is quicker', ratio: 0.5 },
  ];
  expect(lineWith('slower', ratioTable(reports))).toBe('| theirs is slower | 1.50 |  |');
  expect(lineWith('quicker', ratioTable(reports))).toContain('**we lose**');
  expect(lineWith('quicker', reportedText(reports))).toMatch(/0\.50 +we lose/);
});

test('collects what another process reports', async () => {
  const program = `
    import { reportFigure, reportRatio } from '${join(root, 'scripts/figures/report-figure.ts')}';
    reportFigure('fonts', 42);
    reportRatio('something', 2);`;
  const { result, reports } = await collectReports((variables) =>
    capture(['node', '--input-type=module', '--eval', program], { variables }),
  );
  expect(result).toEqual({ code: 0, output: '' });
  expect(reports).toEqual([
    { figure: 'fonts', value: 42 },
    { what: 'something', ratio: 2 },
  ]);
});

test('tests that are named as proof are there', () => {
  expect(provenByTests.flatMap(({ tests }) => tests).filter((file) => !existsSync(join(root, file)))).toEqual(
    [],
  );
});
