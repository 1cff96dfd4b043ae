import * as v from 'valibot';
import {
  camelCaseKeys,
  figure,
  identifier,
  isRecord,
  optionalNumber,
  optionalText,
  optionalTimestamp,
  record,
} from './reading.ts';

/** The categories that the specification names, in the order in which they are offered; others may occur. */
export const techAssetCategories = [
  'Frontend',
  'Backend',
  'Database',
  'DevOps',
  'Cloud',
  'Language',
] as const;

function withPriority(value: unknown): unknown {
  const fields = camelCaseKeys(value);
  return isRecord(fields) ? { ...fields, priority: fields.priority ?? fields.sortOrder } : fields;
}

/** A technology of the stack. `sortOrder` is read as an alias of `priority`; the highest comes first. */
export const TechAsset = v.pipe(
  v.unknown(),
  v.transform(withPriority),
  v.object({
    id: identifier,
    name: v.pipe(v.string(), v.nonEmpty()),
    iconPath: optionalText,
    url: optionalText,
    category: v.optional(v.string(), 'Other'),
    description: optionalText,
    priority: v.pipe(
      optionalNumber,
      v.transform((value) => value ?? 0),
      v.number(),
    ),
    /** Distance of the orbit from the nucleus, as a factor of the outermost ring (0 to 1). */
    orbitRadius: optionalNumber,
    /** Turns per minute. */
    orbitSpeed: optionalNumber,
    /** Tilt of the orbit's plane in degrees. */
    orbitTilt: optionalNumber,
    /** Size of the icon in px at the stage's full width. */
    iconSize: optionalNumber,
    isActive: v.optional(v.boolean(), true),
    createdAt: optionalTimestamp,
    updatedAt: optionalTimestamp,
  }),
);
export type TechAsset = v.InferOutput<typeof TechAsset>;

/** A success story as it stands in lists. */
export const CaseStudy = record({
  id: identifier,
  slug: v.pipe(v.string(), v.nonEmpty()),
  title: v.pipe(v.string(), v.nonEmpty()),
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

/** A file of the consultancy: a logo, an icon, an illustration. Its bytes are at `/api/assets/{id}/file`. */
export const Asset = record({
  id: identifier,
  name: v.string(),
  isActive: v.optional(v.boolean(), true),
  category: v.optional(v.string(), 'other'),
});
export type Asset = v.InferOutput<typeof Asset>;

/** Somebody of the consultancy who signs in. */
export const AccountUser = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  role: v.picklist(['admin', 'manager']),
});
export type AccountUser = v.InferOutput<typeof AccountUser>;

/** The signed-in person of a client company, with the manager who looks after them. */
export const ClientSession = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  company: v.string(),
  /** The session's public handle. It tells sessions apart and authenticates nothing. */
  clientToken: v.string(),
  manager: v.nullish(
    record({
      id: identifier,
      name: v.string(),
      email: v.string(),
      bookingUrl: optionalText,
    }),
    null,
  ),
});
export type ClientSession = v.InferOutput<typeof ClientSession>;

/** Which of the three error boundaries caught an error. */
export const ErrorLevel = v.picklist(['page', 'section', 'component']);

/** An error that a page of ours met in somebody's browser. */
export const ClientErrorReport = v.object({
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)),
  stack: v.nullish(v.pipe(v.string(), v.maxLength(20_000))),
  componentStack: v.nullish(v.pipe(v.string(), v.maxLength(20_000))),
  url: v.pipe(v.string(), v.maxLength(2_000)),
  userAgent: v.pipe(v.string(), v.maxLength(1_000)),
  timestamp: v.pipe(v.string(), v.isoTimestamp('Give the time as an ISO 8601 timestamp in UTC.')),
  level: ErrorLevel,
});
export type ClientErrorReport = v.InferOutput<typeof ClientErrorReport>;

/** The one shape of every error answer. `errors` lists what is wrong by field. */
export const Problem = v.object({
  message: v.string(),
  status: v.number(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Problem = v.InferOutput<typeof Problem>;
