import * as v from 'valibot';

/** Which of the three error boundaries caught an error. */
const ErrorLevel = v.picklist(['page', 'section', 'component']);

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
