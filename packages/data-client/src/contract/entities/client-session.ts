import * as v from 'valibot';
import { identifier, optionalText, record } from '../reading.ts';

/** The signed-in person at a client, with the client's manager. */
export const ClientSession = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  clientId: identifier,
  company: v.string(),
  /** IANA time zone for displayed times. Null: the office's time zone. */
  timeZone: optionalText,
  /** Public session ID. It distinguishes sessions and authenticates nothing. */
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
