import * as v from 'valibot';
import { isOneLine, removeDirectionOverrides } from '../line-of-text.ts';
import { rowId } from './records.ts';

/** Maximum lengths in characters. For `measurements` and `technologies`, the maximum count. */
export const storyLimits = {
  slug: 100,
  title: 150,
  industry: 60,
  timeFrame: 60,
  description: 600,
  imageUrl: 500,
  challenge: 5_000,
  approach: 5_000,
  result: 5_000,
  measurementName: 100,
  quote: 400,
  quoteAuthor: 100,
  quoteRole: 150,
  unit: 30,
  measurements: 20,
  technologies: 30,
} as const;

/* @__NO_SIDE_EFFECTS__ */
function text(limit: number) {
  return v.pipe(
    v.string('Enter text.'),
    v.maxLength(limit, `At most ${limit.toLocaleString('en')} characters fit.`),
  );
}

/* @__NO_SIDE_EFFECTS__ */
function words(limit: number, missing: string) {
  return v.pipe(text(limit), v.trim(), v.nonEmpty(missing));
}

/* @__NO_SIDE_EFFECTS__ */
function line(limit: number, missing: string) {
  return v.pipe(words(limit, missing), isOneLine, removeDirectionOverrides);
}

/* @__NO_SIDE_EFFECTS__ */
function optionalLine(limit: number) {
  return v.pipe(text(limit), v.trim(), isOneLine, removeDirectionOverrides);
}

const anyNumber = /* @__PURE__ */ v.nullable(v.pipe(v.number('Enter a number.'), v.finite()));

/* @__NO_SIDE_EFFECTS__ */
function numberUpTo(maximum: number, missing: string) {
  const outside = `Enter a number from 0 to ${maximum.toLocaleString('en')}.`;
  return v.pipe(v.number(missing), v.minValue(0, outside), v.maxValue(maximum, outside));
}

/* @__NO_SIDE_EFFECTS__ */
function listOfMeasurements<Measurement extends v.GenericSchema>(measurement: Measurement) {
  return v.pipe(
    v.array(measurement),
    v.maxLength(storyLimits.measurements, `At most ${storyLimits.measurements} measurements fit.`),
  );
}

const draftMeasurement = {
  name: /* @__PURE__ */ text(storyLimits.measurementName),
  unit: /* @__PURE__ */ text(storyLimits.unit),
  before: anyNumber,
  after: anyNumber,
};

/** IDs of the technologies that the story used. */
const technologyIds = /* @__PURE__ */ v.pipe(
  v.array(rowId('a technology')),
  v.maxLength(storyLimits.technologies, `Choose at most ${storyLimits.technologies} technologies.`),
);

/** The editor's content, complete or not. Only types and lengths are checked. */
export const StoryDraft = /* @__PURE__ */ v.object({
  slug: text(storyLimits.slug),
  title: text(storyLimits.title),
  industry: text(storyLimits.industry),
  timeFrame: text(storyLimits.timeFrame),
  hoursSaved: anyNumber,
  revenueBoost: anyNumber,
  efficiency: anyNumber,
  savings: anyNumber,
  description: text(storyLimits.description),
  imageUrl: text(storyLimits.imageUrl),
  challenge: text(storyLimits.challenge),
  approach: text(storyLimits.approach),
  result: text(storyLimits.result),
  quote: text(storyLimits.quote),
  quoteAuthor: text(storyLimits.quoteAuthor),
  quoteRole: text(storyLimits.quoteRole),
  measurements: listOfMeasurements(v.object(draftMeasurement)),
  technologyIds,
});
export type StoryDraft = v.InferOutput<typeof StoryDraft>;

const { entries } = StoryDraft;

/** A new story. Missing fields get empty defaults. */
export const NewStoryDraft = /* @__PURE__ */ v.object({
  slug: v.optional(entries.slug, ''),
  title: v.optional(entries.title, ''),
  industry: v.optional(entries.industry, ''),
  timeFrame: v.optional(entries.timeFrame, ''),
  hoursSaved: v.optional(entries.hoursSaved, null),
  revenueBoost: v.optional(entries.revenueBoost, null),
  efficiency: v.optional(entries.efficiency, null),
  savings: v.optional(entries.savings, null),
  description: v.optional(entries.description, ''),
  imageUrl: v.optional(entries.imageUrl, ''),
  challenge: v.optional(entries.challenge, ''),
  approach: v.optional(entries.approach, ''),
  result: v.optional(entries.result, ''),
  quote: v.optional(entries.quote, ''),
  quoteAuthor: v.optional(entries.quoteAuthor, ''),
  quoteRole: v.optional(entries.quoteRole, ''),
  measurements: v.optional(
    listOfMeasurements(
      v.object({
        name: v.optional(draftMeasurement.name, ''),
        unit: v.optional(draftMeasurement.unit, ''),
        before: v.optional(draftMeasurement.before, null),
        after: v.optional(draftMeasurement.after, null),
      }),
    ),
    () => [],
  ),
  technologyIds: v.optional(technologyIds, () => []),
});

const Measurement = /* @__PURE__ */ v.object({
  name: line(storyLimits.measurementName, 'Enter what was measured.'),
  unit: optionalLine(storyLimits.unit),
  before: numberUpTo(1_000_000_000, 'Enter the value before.'),
  after: numberUpTo(1_000_000_000, 'Enter the value after.'),
});

/** What a story requires before it can be published. */
export const PublishableStory = /* @__PURE__ */ v.object({
  slug: v.pipe(
    words(storyLimits.slug, 'Enter a slug.'),
    v.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'Use lowercase letters and digits with single hyphens, such as dental-group-recall.',
    ),
  ),
  title: line(storyLimits.title, 'Enter a title.'),
  industry: line(storyLimits.industry, 'Enter an industry.'),
  timeFrame: line(storyLimits.timeFrame, 'Enter a time frame.'),
  hoursSaved: numberUpTo(10_000, 'Enter the hours saved per week.'),
  revenueBoost: numberUpTo(10_000, 'Enter the revenue increase.'),
  efficiency: numberUpTo(10_000, 'Enter the efficiency gain.'),
  savings: v.pipe(
    numberUpTo(1_000_000_000, 'Enter the annual savings.'),
    v.integer('Enter a whole dollar amount.'),
  ),
  description: words(storyLimits.description, 'Enter a short description.'),
  imageUrl: v.pipe(
    text(storyLimits.imageUrl),
    v.trim(),
    v.regex(
      /^(?:\/api\/assets\/[0-9a-f-]{36}\/file)?$/,
      'Enter the URL of one of your assets: /api/assets/…/file. Images from other sites aren’t allowed.',
    ),
  ),
  challenge: words(storyLimits.challenge, 'Describe the challenge.'),
  approach: words(storyLimits.approach, 'Describe the approach.'),
  result: words(storyLimits.result, 'Describe the result.'),
  quote: v.pipe(text(storyLimits.quote), v.trim()),
  quoteAuthor: optionalLine(storyLimits.quoteAuthor),
  quoteRole: optionalLine(storyLimits.quoteRole),
  measurements: v.pipe(
    v.array(Measurement),
    v.maxLength(storyLimits.measurements, `At most ${storyLimits.measurements} measurements fit.`),
    v.check(
      (rows) => new Set(rows.map(({ name }) => name.toLowerCase())).size === rows.length,
      'Two measurements have the same name. Use different names.',
    ),
  ),
  technologyIds,
});
export type PublishableStory = v.InferOutput<typeof PublishableStory>;

/**
 * Errors by field that prevent publishing a draft: `title`, `measurements.0.name`. Empty if there are none.
 */
export function problemsOf(draft: StoryDraft): Record<string, string[]> {
  const result = v.safeParse(PublishableStory, draft);
  const problems: Record<string, string[]> = {};
  for (const issue of result.issues ?? []) {
    const field = v.getDotPath(issue) ?? 'title';
    // One message per field: for an empty slug, "missing" says enough.
    problems[field] ??= [issue.message];
  }
  return problems;
}
