import * as v from 'valibot';
import { figure, identifier, optionalText, record, someText } from '../reading.ts';

/** A success story as it stands in lists. */
export const CaseStudy = record({
  id: identifier,
  slug: someText,
  title: someText,
  industry: v.string(),
  /** How long the work took, in words: "8 weeks". */
  timeFrame: v.string(),
  /** Hours saved per week. */
  hoursSaved: figure,
  /** Growth of revenue in percent. */
  revenueBoost: figure,
  /** Growth of efficiency in percent. */
  efficiency: figure,
  /** Savings per year in US dollars. */
  savings: figure,
  description: v.string(),
  imageUrl: optionalText,
});
export type CaseStudy = v.InferOutput<typeof CaseStudy>;
