'use client';
import { type SWRResponse, useSWRConfig } from 'swr';
import type { BodyOf } from '../contract/endpoint.ts';
import type { SessionInfo } from '../contract/entities/session-info.ts';
import { ownAccountEndpoints } from '../contract/own-account.ts';
import { ApiError } from '../http/api-error.ts';
import { callMutation } from './call-mutation.ts';
import { useDataClient } from './data-provider.tsx';
import { accountUserPath, clientSessionPath } from './identity-paths.ts';
import type { SessionKind } from './session-presence.ts';
import { useEndpoint } from './use-endpoint.ts';
import { explainFailure, type Mutation, useMutation } from './use-mutation.ts';

const calls = {
  client: /* @__PURE__ */ ownAccountEndpoints('client'),
  manager: /* @__PURE__ */ ownAccountEndpoints('manager'),
  admin: /* @__PURE__ */ ownAccountEndpoints('admin'),
};

interface SessionList {
  data: SessionInfo[];
}

/** Returns the list with these sessions inserted, most recently used first. */
function withSessions(list: readonly SessionInfo[], added: readonly SessionInfo[]): SessionInfo[] {
  const missing = added.filter(({ id }) => list.every((session) => session.id !== id));
  return [...list, ...missing].sort(
    (first, second) => Date.parse(second.lastSeenAt) - Date.parse(first.lastSeenAt),
  );
}

/** Returns functions that change the list of `useSessions`. */
function useSessionList(area: SessionKind) {
  const { cache, mutate } = useSWRConfig();
  const { path } = calls[area].listSessions;

  async function change(
    edit: (sessions: readonly SessionInfo[]) => SessionInfo[],
    revalidate = false,
  ): Promise<void> {
    try {
      await mutate<SessionList>(path, (list) => list && { ...list, data: edit(list.data) }, { revalidate });
    } catch {
      // The page has unmounted, and its cache with it. The server's change still applies.
    }
  }

  /** Removes sessions from the list while the request is in progress, and restores them if it fails. */
  async function without<Answer>(
    isEnded: (session: SessionInfo) => boolean,
    end: () => Promise<Answer>,
  ): Promise<Answer> {
    const list: SessionList | undefined = cache.get(path)?.data;
    const ended = list?.data.filter(isEnded) ?? [];
    const remove = () => change((sessions) => sessions.filter((session) => !isEnded(session)));
    await remove();
    try {
      const answer = await end();
      // The list may have been refetched before the response.
      await remove();
      return answer;
    } catch (error) {
      // If the server rejected the request, refetch: it knows which sessions exist.
      void change((sessions) => withSessions(sessions, ended), error instanceof ApiError);
      throw error;
    }
  }

  return { change, without };
}

function isElsewhere({ current }: SessionInfo): boolean {
  return !current;
}

/** Lists the signed-in user's sessions in this area, most recently used first. */
export function useSessions(area: SessionKind): SWRResponse<SessionList, Error> {
  return useEndpoint<(typeof calls)[SessionKind]['listSessions']>(calls[area].listSessions, {});
}

/**
 * Ends a session by its id. Removes it from the list immediately, and restores it on failure. To end the
 * current session, use `useSignOut`.
 */
export function useEndSession(area: SessionKind): Mutation<{ id: string }, string> {
  const client = useDataClient();
  const { without } = useSessionList(area);
  const { endSession } = calls[area];
  return useMutation(
    `DELETE ${endSession.path}`,
    (id) =>
      without(
        (session) => session.id === id,
        () => callMutation<typeof endSession>(client, endSession, { params: { id } }),
      ),
    (error) => explainFailure(error, 'Couldn’t end the session. Try again.'),
  );
}

/** Ends all other sessions. Removes them from the list immediately, and restores them on failure. */
export function useEndOtherSessions(area: SessionKind): Mutation<{ ended: number }, undefined> {
  const client = useDataClient();
  const { without } = useSessionList(area);
  const { endOtherSessions } = calls[area];
  return useMutation(
    `DELETE ${endOtherSessions.path}`,
    () => without(isElsewhere, () => callMutation<typeof endOtherSessions>(client, endOtherSessions, {})),
    (error) => explainFailure(error, 'Couldn’t end the sessions. Try again.'),
  );
}

/** The current and the new password. */
export type PasswordChange = BodyOf<(typeof calls)[SessionKind]['changePassword']>;

/** Changes the password of the user signed in to this area. Ends all their other sessions. */
export function useChangePassword(area: SessionKind): Mutation<{ ended: number }, PasswordChange> {
  const client = useDataClient();
  const { change } = useSessionList(area);
  const { changePassword } = calls[area];
  return useMutation(
    `POST ${changePassword.path}`,
    async (body) => {
      const answer = await callMutation<typeof changePassword>(client, changePassword, { body });
      await change((sessions) => sessions.filter(({ current }) => current));
      return answer;
    },
    (error) => explainFailure(error, 'Couldn’t change the password. Try again.'),
  );
}

/** Sets the IANA time zone of the user signed in to this area. Their session updates immediately. */
export function useSetTimeZone(area: SessionKind): Mutation<{ timeZone: string }, string> {
  const client = useDataClient();
  const { mutate } = useSWRConfig();
  const { setTimeZone } = calls[area];
  return useMutation(
    `PUT ${setTimeZone.path}`,
    async (timeZone) => {
      const answer = await callMutation<typeof setTimeZone>(client, setTimeZone, { body: { timeZone } });
      await mutate<{ timeZone: string | null }>(
        area === 'client' ? clientSessionPath : accountUserPath,
        (person) => person && { ...person, timeZone: answer.timeZone },
        { revalidate: false },
      );
      return answer;
    },
    (error) => explainFailure(error, 'Couldn’t save the time zone. Try again.'),
  );
}
