import type { CaseStudy } from '@uplift/data-client';
import { type MeasureId, measures, rankedBy } from '../../features/stories/story-figures/measures.ts';

/** A sort order of stories: as published, or by a measure. */
export interface StoryOrder {
  /** The value of the search parameter. Empty for the default order. */
  value: string;
  label: string;
  apply: (stories: readonly CaseStudy[]) => readonly CaseStudy[];
}

const newest: StoryOrder = { value: '', label: 'Newest', apply: (stories) => stories };

const labels = {
  hours: 'Most hours saved',
  savings: 'Highest savings',
  revenue: 'Most growth',
  efficiency: 'Most efficiency',
} satisfies Record<MeasureId, string>;

export const storyOrders: readonly StoryOrder[] = [
  newest,
  ...measures.map((measure) => ({
    value: measure.id,
    label: labels[measure.id],
    apply: (stories: readonly CaseStudy[]) => rankedBy(measure, stories),
  })),
];

/** The order with this search parameter value, or newest first. */
export function orderNamed(value: string | null): StoryOrder {
  return storyOrders.find((order) => order.value === value) ?? newest;
}
