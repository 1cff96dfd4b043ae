import * as v from 'valibot';
import { identifier, record } from '../reading.ts';

/** Somebody of the consultancy who signs in. */
export const AccountUser = record({
  id: identifier,
  name: v.string(),
  email: v.string(),
  role: v.picklist(['admin', 'manager']),
});
export type AccountUser = v.InferOutput<typeof AccountUser>;
