import { appendFileSync } from 'node:fs';
import type { FigureName } from './figures.ts';

/** Names the file to which whoever measures adds a line for each report. */
const REPORTS_VARIABLE = 'FIGURES_FILE';

/** What one measured for the report in `docs/benchmarks.md`. */
export type Report =
  | { figure: FigureName; value: number }
  /** Of two sides that ran in turns. Above 1 ours is better. */
  | { ratio: number; what: string };

function report(each: Report): void {
  const file = process.env[REPORTS_VARIABLE];
  if (file) appendFileSync(file, `${JSON.stringify(each)}\n`);
}

/** Reports a figure that has a goal, in the unit of `figures.ts`. Without `pnpm bench` nobody listens. */
export function reportFigure(figure: FigureName, value: number): void {
  report({ figure, value });
}
