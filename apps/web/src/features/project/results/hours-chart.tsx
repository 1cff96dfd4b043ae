import type { Baseline, Results } from '@uplift/data-client/contract/project';
import { formatNumber } from '@uplift/roi-engine';
import { Card } from '@uplift/ui/card';
import { LineChart, timeAxis } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import { formatHours } from './results-labels.ts';

/** Hours saved per week, compared with the agreed hours. */
export function HoursChart({ results, baseline }: { results: Results; baseline: Baseline }): ReactElement {
  const { weeks, course, agreedHours, totals } = results;
  const hoursOf = new Map(weeks.map(({ week, hoursSaved }) => [week, hoursSaved]));
  const { busyWorkEmployees, hoursPerWeek } = baseline.calculation.input;
  const before = `Before the project, busy work took ${formatHours(busyWorkEmployees * hoursPerWeek)} a week.`;
  return (
    <Card>
      <LineChart
        title="Hours saved, week by week"
        description={`${before} ${formatNumber(totals.hours)} hours have been saved so far.`}
        unit="Hours per week"
        note="Counted weekly. The evidence for each week is below."
        categories={course.map(({ week }) => week)}
        axis={timeAxis()}
        messages={{ category: 'Week from' }}
        series={[
          { name: 'Saved', color: 1, values: course.map(({ week }) => hoursOf.get(week) ?? null) },
          ...(agreedHours
            ? [
                {
                  name: 'Agreed',
                  color: 'text' as const,
                  dashed: true,
                  values: course.map(() => agreedHours.hoursPerWeek),
                },
              ]
            : []),
        ]}
        height={200}
      />
    </Card>
  );
}
