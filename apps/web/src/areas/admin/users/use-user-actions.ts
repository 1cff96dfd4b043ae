import { adminEndpoints, type User, type UserAction } from '@uplift/data-client/contract/admin';
import { useEndpointMutation } from '@uplift/data-client/swr';
import { toaster } from '@uplift/ui/toaster';
import { useCallback } from 'react';
import { useSWRConfig } from 'swr';

/** What happens, and what has happened, in words. */
const words = {
  deactivate: ['Deactivating', 'deactivated'],
  reactivate: ['Reactivating', 'reactivated'],
  'send-link': ['Sending a link to', 'sent a link'],
  'end-sessions': ['Signing out', 'signed out everywhere'],
} as const satisfies Record<UserAction, readonly [under: string, done: string]>;

type Person = Pick<User, 'id' | 'name'>;

function nameOf(people: readonly Person[]): string {
  const [first] = people;
  return people.length === 1 && first ? first.name : `${people.length} users`;
}

/** Reads everything that shows users anew. */
export function useRefreshUsers(): () => Promise<unknown> {
  const { mutate } = useSWRConfig();
  return useCallback(
    () => mutate((key) => typeof key === 'string' && /^\/api\/admin\/(?:users|audit-log)\b/.test(key)),
    [mutate],
  );
}

/** Does something with users, says what came of it, and offers to take a deactivation back. Gives whether it was answered. */
export function useUserActions(): (action: UserAction, people: readonly Person[]) => Promise<boolean> {
  const { trigger } = useEndpointMutation(adminEndpoints.actOnUsers);
  const refresh = useRefreshUsers();

  return async function act(action, people) {
    const [under, done] = words[action];
    const notice = toaster.show({ type: 'loading', title: `${under} ${nameOf(people)}…` });
    try {
      const { outcomes } = await trigger({ body: { action, ids: people.map(({ id }) => id) } });
      const problems = new Map(outcomes.map(({ id, problem }) => [id, problem]));
      const refused = people.filter(({ id }) => problems.get(id) != null);
      const served = people.filter(({ id }) => problems.get(id) == null);
      notice.update({
        type: refused.length > 0 ? 'error' : 'success',
        title: served.length > 0 ? `${nameOf(served)}: ${done}.` : 'Nothing was changed.',
        description: refused.map(({ id, name }) => `${name}: ${problems.get(id)}`).join(' ') || undefined,
        // Long enough to read why, or to change one's mind.
        duration: 10_000,
        ...(action === 'deactivate' && served.length > 0
          ? { action: { label: 'Undo', onSelect: () => void act('reactivate', served) } }
          : {}),
      });
    } catch (error) {
      notice.update({
        type: 'error',
        title: 'That did not work.',
        description: error instanceof Error ? error.message : undefined,
        duration: 10_000,
      });
      return false;
    }
    await refresh();
    return true;
  };
}
