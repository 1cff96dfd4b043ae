'use client';
import { LineChart, type LineSeries } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import type { Scenario } from '../../constants.ts';
import { type Cumulative, cumulative } from '../../cumulative.ts';
import { formatMoney } from '../../format.ts';
import { inScenario } from '../../range.ts';
import type { RoiOutcome } from '../use-roi-calculator/index.ts';

export interface ForecastProps {
  outcome: RoiOutcome;
  scenario: Scenario;
  className?: string;
}

function describe({ values, breakEvenMonth }: Cumulative): string {
  const end = formatMoney(values.at(-1) ?? 0);
  return breakEvenMonth === null
    ? `The price of the build does not come back within three years: ${end} after 36 months.`
    : `It starts with the price of the build, breaks even in month ${breakEvenMonth}, and stands at ${end} after 36 months.`;
}

/** Splits the line into two parts that meet at the break-even month. */
function linesOf(forecast: Cumulative, low: Cumulative, high: Cumulative): LineSeries[] {
  const { values, breakEvenMonth } = forecast;
  const band = values.map((_, month): [number, number] => [low.values[month] ?? 0, high.values[month] ?? 0]);
  const turn = breakEvenMonth ?? values.length;
  const part = (from: number, to: number): Pick<LineSeries, 'values' | 'band'> => ({
    values: values.map((value, month) => (month >= from && month <= to ? value : null)),
    band: band.map((edges, month) => (month >= from && month <= to ? edges : null)),
  });
  const lines: LineSeries[] = [];
  if (turn > 0) lines.push({ name: 'Paying back', color: 6, dashed: true, ...part(0, turn) });
  if (turn < values.length - 1) lines.push({ name: 'In profit', color: 1, ...part(turn, values.length) });
  return lines;
}

/** Chart of the net value over 36 months. Loaded separately because the chart code is large. */
export default function Forecast({ outcome, scenario, ...props }: ForecastProps): ReactElement {
  const { input, assumptions } = outcome;
  const of = (one: Scenario): Cumulative => cumulative(input, inScenario(one, assumptions));
  const forecast = of(scenario);
  return (
    <LineChart
      title="Value so far, less the price of the build"
      description={describe(forecast)}
      unit="US dollars at the end of each month"
      source="The band reaches from the low to the high estimate."
      currency="USD"
      categories={forecast.values.map((_, month) => (month === 0 ? 'Start' : String(month)))}
      series={linesOf(forecast, of('low'), of('high'))}
      messages={{ category: 'Month', missing: '–' }}
      {...props}
    />
  );
}
