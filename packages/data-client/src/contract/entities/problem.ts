import * as v from 'valibot';

/** The one shape of every error answer. `errors` lists what is wrong by field. */
export const Problem = v.object({
  message: v.string(),
  status: v.number(),
  errors: v.optional(v.record(v.string(), v.array(v.string()))),
});
export type Problem = v.InferOutput<typeof Problem>;
