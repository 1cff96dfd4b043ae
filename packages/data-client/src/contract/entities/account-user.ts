import * as v from 'valibot';
import { identifier, optionalText, record } from '../reading.ts';

/** A signed-in team member: an admin or a manager. */
export const AccountUser = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  role: v.picklist(['admin', 'manager']),
  /** IANA time zone for displayed times. Null: the office's time zone. */
  timeZone: optionalText,
});
export type AccountUser = v.InferOutput<typeof AccountUser>;
