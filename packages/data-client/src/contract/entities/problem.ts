import * as v from 'valibot';

/**
 * The one shape of every error answer: problem details (RFC 9457), with `message` for the same text as `detail`, and
 * `errors` for what is wrong by field. The type is `about:blank`: the status says what kind of problem it is.
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
