import * as v from 'valibot';

/**
 * A UUID, lowercased to match the database, so that two spellings of an ID compare equal after parsing.
 *
 * @param message validation message for any other value
 */
/* @__NO_SIDE_EFFECTS__ */
export function uuid(message: string) {
  return v.pipe(v.string(message), v.toLowerCase(), v.uuid(message));
}
