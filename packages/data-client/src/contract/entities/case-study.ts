import * as v from 'valibot';
import { figure, identifier, optionalText, record, someText } from '../reading.ts';

const listed = {
  id: identifier,
  slug: someText,
  title: someText,
  industry: v.string(),
  /** Duration of the work, as text: "8 weeks". */
  timeFrame: v.string(),
  /** Hours saved per week. */
  hoursSaved: figure,
  /** Revenue growth in percent. */
  revenueBoost: figure,
  /** Efficiency growth in percent. */
  efficiency: figure,
  /** Annual savings in US dollars. */
  savings: figure,
  description: v.string(),
  imageUrl: optionalText,
  /** What someone at the client says about it, who that is, and their role and company. Empty if unknown. */
  quote: v.optional(v.string()),
  quoteAuthor: v.optional(v.string()),
  quoteRole: v.optional(v.string()),
  /** The technologies that it used, most important first. */
  technologies: v.optional(v.array(v.object({ id: identifier, name: someText }))),
  /** Times of publication and of the last change, in ISO 8601. */
  publishedAt: v.optional(optionalText),
  updatedAt: v.optional(optionalText),
};

/** A success story in a list. */
export const CaseStudy = /* @__PURE__ */ record(listed);
export type CaseStudy = v.InferOutput<typeof CaseStudy>;

/** A success story with its full text. */
export const CaseStudyDetail = /* @__PURE__ */ record({
  ...listed,
  challenge: v.string(),
  approach: v.string(),
  result: v.string(),
  /** Metrics before and after, measured the same way both times. */
  measurements: v.array(v.object({ name: v.string(), unit: v.string(), before: figure, after: figure })),
});
export type CaseStudyDetail = v.InferOutput<typeof CaseStudyDetail>;
