import * as v from 'valibot';
import { figure, identifier, optionalText, record, someText } from '../reading.ts';

const listed = {
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
  /** When it appeared and when it was changed last, in ISO 8601. */
  publishedAt: v.optional(optionalText),
  updatedAt: v.optional(optionalText),
};

/** A success story as it stands in lists. */
export const CaseStudy = /* @__PURE__ */ record(listed);
export type CaseStudy = v.InferOutput<typeof CaseStudy>;

/** A success story, whole. */
export const CaseStudyDetail = /* @__PURE__ */ record({
  ...listed,
  challenge: v.string(),
  approach: v.string(),
  result: v.string(),
  /** What was counted before and after, in the same way both times. */
  measurements: v.array(v.object({ name: v.string(), unit: v.string(), before: figure, after: figure })),
});
export type CaseStudyDetail = v.InferOutput<typeof CaseStudyDetail>;
