import * as v from 'valibot';
import { identifier, optionalText, record } from '../reading.ts';

/** A session in the user's list of sessions. Times are ISO 8601. */
export const SessionInfo = /* @__PURE__ */ record({
  id: identifier,
  createdAt: v.string(),
  lastSeenAt: v.string(),
  expiresAt: v.string(),
  /** The browser's User-Agent string. */
  userAgent: optionalText,
  /** Whether this is the session making the request. */
  current: v.boolean(),
});
export type SessionInfo = v.InferOutput<typeof SessionInfo>;
