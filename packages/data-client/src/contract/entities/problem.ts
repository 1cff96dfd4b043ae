import * as v from 'valibot';

/**
 * The shape of every error response: problem details (RFC 9457), plus `message` with the same text as
 * `detail` and `errors` with messages by field. The type is `about:blank`, so the status identifies the kind
 * of problem.
 */
export const Problem = v.object({
  title: v.optional(v.string()),
  status: v.number(),
  type: v.optional(v.string()),
  detail: v.optional(v.string()),
  message: v.string(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Problem = v.InferOutput<typeof Problem>;
