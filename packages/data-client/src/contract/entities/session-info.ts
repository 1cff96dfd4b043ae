import * as v from 'valibot';
import { identifier, optionalText, record } from '../reading.ts';

/** One sign-in of a person, as they see it in the list of their sessions. Moments are ISO 8601. */
export const SessionInfo = /* @__PURE__ */ record({
  id: identifier,
  createdAt: v.string(),
  lastSeenAt: v.string(),
  expiresAt: v.string(),
  /** The browser, in its own words. */
  userAgent: optionalText,
  /** Whether it is the session that asks. */
  current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof SessionInfo>;
