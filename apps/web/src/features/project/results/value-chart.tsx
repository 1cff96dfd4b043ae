import type { Baseline, Results } from '@uplift/data-client/contract/project';
import { formatMoney } from '@uplift/roi-engine';
import { Card } from '@uplift/ui/card';
import { LineChart } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import { formatDay, formatShortDay } from './results-words.ts';

function describe({ totals, weeks, breakEven }: Results): string {
  const last = weeks.at(-1);
  const measured =
    last && totals.value !== null
      ? `Measured until the week of ${formatDay(last.week)}: ${formatMoney(totals.value)}.`
      : 'No week has been measured yet.';
  if (!breakEven) return measured;
  const fee = formatMoney(breakEven.fee);
  if (breakEven.measuredWeek !== null)
    return `${measured} The fee of ${fee} came back in the week of ${formatDay(breakEven.measuredWeek)}.`;
  return breakEven.forecastWeek === null
    ? measured
    : `${measured} The forecast comes to the fee of ${fee} in the week of ${formatDay(breakEven.forecastWeek)}.`;
}

/** Cumulative value, measured and forecast, and the fee it must reach to break even. */
export function ValueChart({ results, baseline }: { results: Results; baseline: Baseline }): ReactElement {
  const { course, breakEven } = results;
  return (
    <Card>
      <LineChart
        title="Value to date, measured and expected"
        description={describe(results)}
        unit="US dollars, added up at the end of each week"
        source={`Forecast: the calculator, with the baseline of ${formatDay(baseline.agreedOn)}, in equal parts from the first week on. The band is its low and its high case.`}
        categories={course.map(({ week }) => formatShortDay(week))}
        currency="USD"
        series={[
          { name: 'Measured', color: 1, values: course.map(({ measured }) => measured) },
          {
            name: 'Forecast',
            color: 6,
            dashed: true,
            values: course.map(({ forecast }) => forecast.expected),
            band: course.map(({ forecast: { low, high } }) => [low, high] as const),
          },
          ...(breakEven
            ? [{ name: 'Fee', color: 5 as const, dashed: true, values: course.map(() => breakEven.fee) }]
            : []),
        ]}
        height={300}
      />
    </Card>
  );
}
