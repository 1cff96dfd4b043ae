import type { Results } from '@uplift/data-client/contract/project';
import { formatMoney, formatNumber } from '@uplift/roi-engine';
import { Sparkline } from '@uplift/ui/chart';
import { Stat } from '@uplift/ui/stat';
import type { ReactElement } from 'react';
import * as styles from './results.styles.ts';
import { describeProgress, formatDay, formatHours, formatWeeks, noWeeks } from './results-labels.ts';

interface Figure {
  label: string;
  value: string;
  caption: string;
  /** The development from week to week. */
  trend: readonly (number | null)[];
}

/** Values of the weeks that are over. */
const measured = ({ course }: Results) => course.filter((week) => week.measured !== null);

function againstForecast(results: Results): Figure {
  const { totals, forecastToDate } = results;
  const expected = forecastToDate?.expected ?? 0;
  const share = totals.value !== null && expected > 0 ? Math.round((totals.value / expected) * 100) : null;
  return {
    label: 'Against the forecast',
    value: share === null ? '–' : `${formatNumber(share)}%`,
    caption: describeProgress(results),
    trend: measured(results).map((week) =>
      week.forecast.expected > 0 ? (week.measured ?? 0) / week.forecast.expected : null,
    ),
  };
}

function breakEven(results: Results): Figure {
  const {
    breakEven: even,
    totals: { value },
  } = results;
  if (!even || value === null)
    return { label: 'Break-even', value: '–', caption: 'Needs a baseline to compare with.', trend: [] };
  const fee = `fee of ${formatMoney(even.fee)}`;
  const trend = measured(results).map((week) => Math.max(0, even.fee - (week.measured ?? 0)));
  if (even.measuredWeek !== null) {
    const caption = `The ${fee} was recovered in the week of ${formatDay(even.measuredWeek)}.`;
    return { label: 'Break-even', value: 'Reached', caption, trend };
  }
  const forecast =
    even.forecastWeek === null ? 'not within three years' : `week of ${formatDay(even.forecastWeek)}`;
  return {
    label: 'Left to break-even',
    value: formatMoney(even.fee - value),
    caption: `Of the ${fee}. Forecast: ${forecast}.`,
    trend,
  };
}

function figuresOf(results: Results): Figure[] {
  const { totals, weeks, baseline } = results;
  const last = weeks.at(-1);
  return [
    {
      label: 'Value to date',
      value: totals.value === null ? '–' : formatMoney(totals.value),
      caption: baseline
        ? `Hours at ${formatMoney(baseline.calculation.input.hourlyRate)} each, and ${formatMoney(totals.revenueEffect)} of revenue.`
        : 'Needs a baseline to value hours by.',
      trend: measured(results).map((week) => week.measured),
    },
    {
      label: 'Hours saved to date',
      value: formatNumber(totals.hours),
      caption: last
        ? `In ${formatWeeks(weeks.length)} measured, ${formatHours(last.hoursSaved)} in the last one.`
        : `${noWeeks}.`,
      trend: weeks.map(({ hoursSaved }) => hoursSaved),
    },
    againstForecast(results),
    breakEven(results),
  ];
}

/** Value to date in four figures. */
export function ValueSummary({ results }: { results: Results }): ReactElement {
  return (
    <section aria-label="Value to date" css={styles.figures}>
      {figuresOf(results).map(({ label, value, caption, trend }) => (
        <div key={label} css={styles.figure}>
          <Stat size="sm" label={label} value={value} caption={caption} />
          {trend.length > 1 && (
            <Sparkline label={`${label}, week by week`} values={trend} css={styles.trend} />
          )}
        </div>
      ))}
    </section>
  );
}
