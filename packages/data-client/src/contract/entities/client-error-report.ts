import * as v from 'valibot';

/** The error boundary that caught the error. */
const ErrorLevel = v.picklist(['page', 'section', 'component']);

/** A client-side error reported by a visitor's browser. */
export const ClientErrorReport = v.object({
  message: v.pipe(v.string(), v.nonEmpty(), v.maxLength(2_000)),
  stack: v.nullish(v.pipe(v.string(), v.maxLength(20_000))),
  componentStack: v.nullish(v.pipe(v.string(), v.maxLength(20_000))),
  url: v.pipe(v.string(), v.maxLength(2_000)),
  userAgent: v.pipe(v.string(), v.maxLength(1_000)),
  timestamp: v.pipe(v.string(), v.isoTimestamp('Enter the time as an ISO 8601 timestamp in UTC.')),
  level: ErrorLevel,
});
export type ClientErrorReport = v.InferOutput<typeof ClientErrorReport>;
