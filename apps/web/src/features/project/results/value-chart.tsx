import type { Baseline, Results } from '@uplift/data-client/contract/project';
import { formatMoney } from '@uplift/roi-engine';
import { Card } from '@uplift/ui/card';
import { type ChartAnnotation, LineChart, timeAxis } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import { formatDay, formatShortDay, noWeeks } from './results-labels.ts';

function describe({ totals, weeks, breakEven }: Results): string {
  const last = weeks.at(-1);
  const measured =
    last && totals.value !== null
      ? `Measured until the week of ${formatDay(last.week)}: ${formatMoney(totals.value)}.`
      : `${noWeeks}.`;
  if (!breakEven) return measured;
  const fee = formatMoney(breakEven.fee);
  if (breakEven.measuredWeek !== null)
    return `${measured} The fee of ${fee} was recovered in the week of ${formatDay(breakEven.measuredWeek)}.`;
  return breakEven.forecastWeek === null
    ? measured
    : `${measured} The forecast reaches the fee of ${fee} in the week of ${formatDay(breakEven.forecastWeek)}.`;
}

/** Returns where the measured value crosses the fee, between two weeks. */
function paidBack({ course, breakEven }: Results): ChartAnnotation[] {
  const at = course.findIndex(({ week }) => week === breakEven?.measuredWeek);
  const after = course[at]?.measured;
  if (!breakEven?.measuredWeek || after == null) return [];
  const before = course[at - 1]?.measured ?? after;
  const way = after === before ? 0 : (after - breakEven.fee) / (after - before);
  return [
    {
      at: at - way,
      value: way ? breakEven.fee : after,
      label: `Fee paid back, ${formatShortDay(breakEven.measuredWeek)}`,
    },
  ];
}

/** Cumulative value, measured and forecast, and the fee it must reach to break even. */
export function ValueChart({ results, baseline }: { results: Results; baseline: Baseline }): ReactElement {
  const { course, breakEven } = results;
  return (
    <Card>
      <LineChart
        title="Value to date, measured and forecast"
        description={describe(results)}
        unit="Cumulative US dollars at the end of each week"
        note={`Forecast: the calculator’s result for the baseline of ${formatDay(baseline.agreedOn)}, spread evenly from the first week. The band shows the low and high cases.`}
        categories={course.map(({ week }) => week)}
        axis={timeAxis()}
        messages={{ category: 'Week from' }}
        currency="USD"
        series={[
          { name: 'Measured', color: 1, values: course.map(({ measured }) => measured) },
          {
            name: 'Forecast',
            color: 1,
            dashed: true,
            values: course.map(({ forecast }) => forecast.expected),
            band: course.map(({ forecast: { low, high } }) => [low, high] as const),
          },
          ...(breakEven
            ? [{ name: 'Fee', color: 'text' as const, dashed: true, values: course.map(() => breakEven.fee) }]
            : []),
        ]}
        annotations={paidBack(results)}
        height={300}
      />
    </Card>
  );
}
