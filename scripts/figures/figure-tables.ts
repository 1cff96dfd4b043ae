import { table } from '../table.ts';
import { type Figure, figures, type Goal } from './figures.ts';
import type { Report } from './report-figure.ts';

function isReached(goal: Goal, value: number): boolean {
  return 'atMost' in goal ? value <= goal.atMost : value >= goal.atLeast;
}

/** To three digits, or as it is where that would hide on which side of its goal it lies. */
function written(value: number, { goal, unit }: Figure): string {
  const rounded = Number(value.toPrecision(3));
  const shown = isReached(goal, rounded) === isReached(goal, value) ? rounded : value;
  return `${shown}${unit}`;
}

function goalText({ goal, unit }: Figure): string {
  return 'atMost' in goal ? `at most ${goal.atMost}${unit}` : `at least ${goal.atLeast}${unit}`;
}

interface Standing {
  figure: Figure;
  /** The worst that was reported, as one of many pages may be the one that misses the goal. Nothing, where nobody did. */
  value: number | undefined;
}

function standings(reports: readonly Report[]): Standing[] {
  return Object.entries<Figure>(figures).map(([name, figure]) => {
    const values = reports.flatMap((report) =>
      'figure' in report && report.figure === name ? [report.value] : [],
    );
    const worst = 'atMost' in figure.goal ? Math.max(...values) : Math.min(...values);
    return { figure, value: values.length > 0 ? worst : undefined };
  });
}

function state({ figure, value }: Standing): string {
  if (value === undefined) return 'not measured';
  return isReached(figure.goal, value) ? 'reached' : '**not reached**';
}

function rowOf(standing: Standing): string[] {
  const { figure, value } = standing;
  return [
    figure.what,
    goalText(figure),
    value === undefined ? '' : written(value, figure),
    state(standing),
    `\`${figure.measuredBy}\``,
  ];
}

function ratioRows(reports: readonly Report[]): string[][] {
  return reports.flatMap((report) =>
    'ratio' in report ? [[report.what, report.ratio.toFixed(2), report.ratio < 1 ? '**we lose**' : '']] : [],
  );
}

function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
  return [headings, headings.map(() => '---'), ...rows].map(line).join('');
}

/** How we stand to others, side by side. */
export function ratioTable(reports: readonly Report[]): string {
  return markdownTable(['Beside', 'Times better', ''], ratioRows(reports));
}

/** Everything that has a goal, and whether it is reached. */
export function goalTable(reports: readonly Report[]): string {
  return markdownTable(['', 'Goal', 'Measured', '', 'By'], standings(reports).map(rowOf));
}

/** Of each figure that is not reached or not measured why, and what comes next. */
export function missedTable(reports: readonly Report[]): string {
  const rows = standings(reports).flatMap(({ figure, value }) => {
    const { missed } = figure;
    if (value === undefined && missed)
      return [[figure.what, `this run left it out; before, ${missed.reason}`, missed.next]];
    if (value === undefined)
      return [[figure.what, 'this run left it out', `measure it: \`${figure.measuredBy}\``]];
    if (isReached(figure.goal, value)) return [];
    const { reason = 'not known yet', next = `find out, beginning with \`${figure.measuredBy}\`` } =
      missed ?? {};
    return [[figure.what, reason, next]];
  });
  return rows.length === 0
    ? 'Every figure is reached.\n'
    : markdownTable(['Not reached', 'Reason', 'Next step'], rows);
}

const plain = (cells: readonly string[]): string[] => cells.map((cell) => cell.replaceAll(/\*\*|`/g, ''));

/** What one benchmark reported, for a terminal. */
export function reportedText(reports: readonly Report[]): string {
  const ratios = ratioRows(reports).map(plain);
  const goals = standings(reports)
    .filter(({ value }) => value !== undefined)
    .map((standing) => plain(rowOf(standing).slice(0, -1)));
  return [
    ratios.length > 0 ? `\n${table(['beside', 'times better', ''], ratios)}` : '',
    goals.length > 0 ? `\n${table(['figure', 'goal', 'measured', ''], goals)}` : '',
  ].join('');
}
