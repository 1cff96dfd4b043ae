import * as v from 'valibot';
import { identifier, optionalText, record } from '../reading.ts';

/** Somebody of the consultancy who signs in. */
export const AccountUser = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  role: v.picklist(['admin', 'manager']),
  /** The IANA time zone in which they read moments; null: that of the office. */
  timeZone: optionalText,
});
export type AccountUser = v.InferOutput<typeof AccountUser>;
