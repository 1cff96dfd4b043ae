import type { CaseStudy } from '@uplift/data-client';
import { formatMoney, formatNumber } from '@uplift/roi-engine';

export type MeasureId = 'hours' | 'savings' | 'revenue' | 'efficiency';

/** A figure that every success story has. */
export interface Measure {
  id: MeasureId;
  name: string;
  /** Follows the name: the period or the comparison. */
  unit: string;
  /** How it is measured, in one sentence. */
  counted: string;
  of: (story: CaseStudy) => number;
  format: (value: number) => string;
}

/** Formats hours with their unit: `42.6 hrs`. */
export function formatHours(value: number): string {
  return `${formatNumber(value)}\u00a0hrs`;
}

function formatGrowth(value: number): string {
  return `${value > 0 ? '+' : ''}${formatNumber(value)}%`;
}

export const measures: readonly Measure[] = [
  {
    id: 'hours',
    name: 'Hours saved',
    unit: 'a week',
    counted: 'Working hours that the same steps took before and take now, in a normal week.',
    of: ({ hoursSaved }) => hoursSaved,
    format: formatHours,
  },
  {
    id: 'savings',
    name: 'Savings',
    unit: 'a year',
    counted: 'Those hours at what the client pays for them, less what the workflow costs to run.',
    of: ({ savings }) => savings,
    format: formatMoney,
  },
  {
    id: 'revenue',
    name: 'Revenue',
    unit: 'in a year',
    counted: 'Revenue of the months after the switch, compared with the same months a year earlier.',
    of: ({ revenueBoost }) => revenueBoost,
    format: formatGrowth,
  },
  {
    id: 'efficiency',
    name: 'Efficiency',
    unit: 'against the baseline',
    counted: 'Jobs finished per working hour, compared with the baseline of the audit.',
    of: ({ efficiency }) => efficiency,
    format: formatGrowth,
  },
];

/** The mean of a measure over stories. Null without stories. */
export function meanOf(measure: Measure, stories: readonly CaseStudy[]): number | null {
  if (stories.length === 0) return null;
  return stories.reduce((sum, story) => sum + measure.of(story), 0) / stories.length;
}

/** Sorts a copy of the stories by a measure, highest first. Ties keep their order. */
export function rankedBy(measure: Measure, stories: readonly CaseStudy[]): CaseStudy[] {
  return stories.toSorted((first, second) => measure.of(second) - measure.of(first));
}

/** The measure in which a story ranks highest among others. The first one wins a tie. */
export function strongestOf(story: CaseStudy, stories: readonly CaseStudy[]): Measure {
  const placeIn = (measure: Measure) => stories.filter((each) => measure.of(each) > measure.of(story)).length;
  return measures.reduce((best, measure) => (placeIn(measure) < placeIn(best) ? measure : best));
}

/** The distinct industries in alphabetical order. */
export function industriesOf(stories: readonly CaseStudy[]): string[] {
  return [...new Set(stories.map(({ industry }) => industry))].sort((first, second) =>
    first.localeCompare(second, 'en-US'),
  );
}
