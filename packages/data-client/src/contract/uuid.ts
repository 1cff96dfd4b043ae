import * as v from 'valibot';

/**
 * A UUID, in the lower case in which the database gives it: two spellings of one id are equal after they were read.
 *
 * @param message what is said of anything else
 */
/* @__NO_SIDE_EFFECTS__ */
export function uuid(message: string) {
  return v.pipe(v.string(message), v.toLowerCase(), v.uuid(message));
}
