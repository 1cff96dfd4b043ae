import type { Results } from '@uplift/data-client/contract/project';
import { formatMoney, formatNumber } from '@uplift/roi-engine';
import { Stat } from '@uplift/ui/stat';
import type { ReactElement } from 'react';
import * as styles from './results.styles.ts';
import { describeProgress, formatDay, formatHours, formatWeeks, noWeeks } from './results-labels.ts';

interface Figure {
  label: string;
  value: string;
  caption: string;
}

function againstForecast(results: Results): Figure {
  const { totals, forecastToDate } = results;
  const expected = forecastToDate?.expected ?? 0;
  const share = totals.value !== null && expected > 0 ? Math.round((totals.value / expected) * 100) : null;
  return {
    label: 'Against the forecast',
    value: share === null ? '–' : `${formatNumber(share)}%`,
    caption: describeProgress(results),
  };
}

function breakEven({ breakEven: even, totals: { value } }: Results): Figure {
  if (!even || value === null)
    return { label: 'Break-even', value: '–', caption: 'Needs a baseline to compare with.' };
  const fee = `fee of ${formatMoney(even.fee)}`;
  if (even.measuredWeek !== null) {
    const caption = `The ${fee} was recovered in the week of ${formatDay(even.measuredWeek)}.`;
    return { label: 'Break-even', value: 'Reached', caption };
  }
  const forecast =
    even.forecastWeek === null ? 'not within three years' : `week of ${formatDay(even.forecastWeek)}`;
  return {
    label: 'Left to break-even',
    value: formatMoney(even.fee - value),
    caption: `Of the ${fee}. Forecast: ${forecast}.`,
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
    },
    {
      label: 'Hours saved to date',
      value: formatNumber(totals.hours),
      caption: last
        ? `In ${formatWeeks(weeks.length)} measured, ${formatHours(last.hoursSaved)} in the last one.`
        : `${noWeeks}.`,
    },
    againstForecast(results),
    breakEven(results),
  ];
}

/** Value to date in four figures. */
export function ValueSummary({ results }: { results: Results }): ReactElement {
  return (
    <section aria-label="Value to date" css={styles.figures}>
      {figuresOf(results).map(({ label, value, caption }) => (
        <div key={label} css={styles.figure}>
          <Stat size="md" label={label} value={value} caption={caption} />
        </div>
      ))}
    </section>
  );
}
