import { reportFigure } from '../figures/report-figure.ts';
import { type Budget, KILOBYTE, kilobytes } from '../sizes/budget.ts';
import { measurePackages } from '../sizes/package-budgets.ts';
import { measurePages } from '../sizes/page-budgets.ts';
import type { Outcome } from './stage.ts';

function row({ name, size, limit }: Budget): string {
  const mark = size <= limit ? '✓' : '✗';
  return `${mark} ${kilobytes(size).padStart(9)} of ${kilobytes(limit).padStart(8)}  ${name}\n`;
}

/** Compares what the site and the packages weigh, compressed with gzip, with their budgets. Each budget is one test. */
export async function runSizes(): Promise<Outcome> {
  const budgets = [...(await measurePages()), ...(await measurePackages())];
  for (const budget of budgets) {
    process.stdout.write(row(budget));
    if (budget.figure) reportFigure(budget.figure, budget.size / KILOBYTE);
  }
  const broken = budgets.filter(({ size, limit }) => size > limit);
  return {
    passed: budgets.length - broken.length,
    failures: broken.map(({ name, size, limit }) => ({
      name: `${name}: ${kilobytes(size)}, at most ${kilobytes(limit)}`,
      where: 'scripts/sizes',
    })),
  };
}
