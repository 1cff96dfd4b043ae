import { pathOf } from '@uplift/data-client/contract';
import { adminEndpoints, type User } from '@uplift/data-client/contract/admin';
import { useEndpoint, useEndpointMutation, useWriteCache } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Heading } from '@uplift/ui/heading';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { toaster } from '@uplift/ui/toaster';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, useRef } from 'react';
import { describeBrowser } from '../../shared/account/describe-browser.ts';
import { LoadFailure } from '../../shared/frame/load-failure.tsx';
import { showFailure } from '../../shared/toasts.ts';
import { LastSeen } from './last-seen.tsx';
import * as styles from './people-list.styles.ts';
import { useRefreshPeople } from './use-refresh-people.ts';

/** Lists a user's sessions, and signs them out. */
export function UserSessions({ user }: { user: User }): ReactElement {
  const params = { id: user.id };
  const { data, error, mutate } = useEndpoint(
    adminEndpoints.listUserSessions,
    { params },
    { revalidateIfStale: true },
  );
  const write = useWriteCache();
  const endOne = useEndpointMutation(adminEndpoints.endUserSession, {
    write: (ended) =>
      write(adminEndpoints.listUserSessions, { params }, ({ data }) => ({
        data: data.filter(({ id }) => id !== ended.id),
      })),
  });
  const endAll = useEndpointMutation(adminEndpoints.actOnUsers);
  const refresh = useRefreshPeople();
  const heading = useRef<HTMLHeadingElement>(null);

  /** Signs out and refetches what shows sessions, except the key that shows the response. */
  async function end(what: string, send: () => Promise<unknown>, response?: string): Promise<void> {
    let written: string | undefined;
    try {
      await send();
      written = response;
      toaster.show({ type: 'success', title: `Signed out ${what}` });
    } catch (failure) {
      showFailure(`Couldn’t sign out ${what}`, failure);
    }
    await refresh(written);
    // The pressed button is unmounted, so focus moves to the heading.
    heading.current?.focus();
  }

  return (
    <Stack gap={3}>
      <Heading level={3} size="sm" ref={heading} tabIndex={-1}>
        Sessions
      </Heading>
      {error && !data ? (
        <LoadFailure title="Couldn’t load the sessions" error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton width="16rem" />
      ) : data.data.length === 0 ? (
        <Text tone="subtle" size="sm">
          No active sessions.
        </Text>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" css={styles.list}>
          {data.data.map(({ id, userAgent, lastSeenAt }) => {
            const browser = describeBrowser(userAgent);
            return (
              <li key={id} css={styles.row}>
                <div css={styles.who}>
                  {browser}
                  <Text size="sm" tone="subtle">
                    Last used <LastSeen at={lastSeenAt} />
                  </Text>
                </div>
                <Button
                  variant="secondary"
                  size="sm"
                  onClick={() =>
                    void end(
                      browser,
                      () => endOne.trigger({ params: { ...params, sessionId: id } }),
                      pathOf(adminEndpoints.listUserSessions, { params }),
                    )
                  }
                >
                  Sign out <VisuallyHidden>{browser}</VisuallyHidden>
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      {data && data.data.length > 1 && (
        <div>
          <Button
            variant="secondary"
            size="sm"
            onClick={() =>
              void end(user.name, () => endAll.trigger({ body: { action: 'end-sessions', ids: [user.id] } }))
            }
          >
            Sign out everywhere
          </Button>
        </div>
      )}
    </Stack>
  );
}
