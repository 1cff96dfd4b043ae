import * as v from 'valibot';
import { defineEndpoint } from './endpoint.ts';
import { CurrentPassword, NewPassword } from './entities/credentials.ts';
import { SessionInfo } from './entities/session-info.ts';
import { isTimeZone } from './is-time-zone.ts';
import { identifier, listOf } from './reading.ts';
import { uuid } from './uuid.ts';

const timeZone = /* @__PURE__ */ v.pipe(
  v.string(),
  v.check(isTimeZone, 'Choose a time zone, such as America/New_York.'),
);

/** Endpoints for a signed-in user's own account, in any area. */
/* @__NO_SIDE_EFFECTS__ */
export function ownAccountEndpoints<const Area extends 'client' | 'manager' | 'admin'>(area: Area) {
  const common = { service: area === 'admin' ? 'admin' : 'core', callers: [area], status: 200 } as const;
  return {
    listSessions: defineEndpoint({
      ...common,
      method: 'GET',
      path: `/api/${area}/sessions`,
      summary: "Lists the caller's active sessions, most recently used first.",
      answer: listOf(SessionInfo),
    }),
    endSession: defineEndpoint({
      ...common,
      method: 'DELETE',
      path: `/api/${area}/sessions/{id}`,
      summary: "Ends one of the caller's sessions.",
      params: v.object({ id: uuid('This isn’t the ID of a session.') }),
      answer: v.object({ id: identifier }),
    }),
    endOtherSessions: defineEndpoint({
      ...common,
      method: 'DELETE',
      path: `/api/${area}/sessions`,
      summary: "Ends all of the caller's sessions except the current one.",
      answer: v.object({ ended: v.number() }),
    }),
    changePassword: defineEndpoint({
      ...common,
      method: 'POST',
      path: `/api/${area}/password`,
      summary: "Changes the caller's password and ends their other sessions.",
      confidential: true,
      body: v.object({ current: CurrentPassword, password: NewPassword }),
      answer: v.object({ ended: v.number() }),
    }),
    setTimeZone: defineEndpoint({
      ...common,
      method: 'PUT',
      path: `/api/${area}/time-zone`,
      summary: 'Sets the IANA time zone used for times shown to the caller on screens and in e-mail.',
      body: v.object({ timeZone }),
      answer: v.object({ timeZone: v.string() }),
    }),
  };
}
