import * as v from 'valibot';
import { identifier, optionalText, record } from '../reading.ts';

/** The signed-in person of a client company, with the manager who looks after them. */
export const ClientSession = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  clientId: identifier,
  company: v.string(),
  /** The IANA time zone in which they read moments; null: that of the office. */
  timeZone: optionalText,
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
