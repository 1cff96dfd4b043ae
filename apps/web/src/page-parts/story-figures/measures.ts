import type { CaseStudy } from '@uplift/data-client';
import { formatMoney, formatNumber } from '@uplift/roi-engine';

export type MeasureId = 'hours' | 'savings' | 'revenue' | 'efficiency';

/** A figure that every success story has. */
export interface Measure {
  id: MeasureId;
  name: string;
  /** What follows the name: the period or the comparison. */
  unit: string;
  /** How it is counted, in a sentence. */
  counted: string;
  of: (story: CaseStudy) => number;
  format: (value: number) => string;
}

/** A number of hours with its unit: `42.6 hrs`. */
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

/** The mean of a measure over stories; null where there are none. */
export function meanOf(measure: Measure, stories: readonly CaseStudy[]): number | null {
  if (stories.length === 0) return null;
  return stories.reduce((sum, story) => sum + measure.of(story), 0) / stories.length;
}

/** The same stories, the highest value of a measure first; equals keep their order. */
export function rankedBy(measure: Measure, stories: readonly CaseStudy[]): CaseStudy[] {
  return stories.toSorted((first, second) => measure.of(second) - measure.of(first));
}

/** The measure in which a story stands highest among others; of equal ones the first. */
export function strongestOf(story: CaseStudy, stories: readonly CaseStudy[]): Measure {
  const placeIn = (measure: Measure) => stories.filter((each) => measure.of(each) > measure.of(story)).length;
  return measures.reduce((best, measure) => (placeIn(measure) < placeIn(best) ? measure : best));
}

/**
 * The industries that occur, in alphabetical order. By their letters alone: the rules of a language take a phone 40 ms to
 * load.
 */
export function industriesOf(stories: readonly CaseStudy[]): string[] {
  return [...new Set(stories.map(({ industry }) => industry))].sort((first, second) =>
    first.toLowerCase() < second.toLowerCase() ? -1 : 1,
  );
}
