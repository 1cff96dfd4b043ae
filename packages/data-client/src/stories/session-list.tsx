import { Alert } from '@uplift/ui/alert';
import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import type { ReactElement, ReactNode } from 'react';
import type { SessionInfo } from '../index.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '../swr/index.ts';
import * as styles from './session-list.styles.ts';

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** Derives a browser's common name from its user agent. */
function browserOf(userAgent: string | null): string {
  const device = /iPhone|iPad|Android|Windows|Macintosh|Linux/.exec(userAgent ?? '')?.[0];
  const browser = /Edg|Firefox|Chrome|Safari/.exec(userAgent ?? '')?.[0];
  return device && browser ? `${browser} on ${device}` : 'An unknown browser';
}

function Session({ session, children }: { session: SessionInfo; children: ReactNode }): ReactElement {
  const { userAgent, current, lastSeenAt } = session;
  return (
    <li css={styles.session}>
      <div css={styles.text}>
        <p css={styles.browser}>
          {browserOf(userAgent)} {current && <Badge tone="success">This one</Badge>}
        </p>
        <p css={styles.moment}>
          Last used <time dateTime={lastSeenAt}>{moments.format(new Date(lastSeenAt))} UTC</time>
        </p>
      </div>
      {children}
    </li>
  );
}

function Placeholders(): ReactElement {
  return (
    <ul css={styles.list} aria-label="Loading your sessions" aria-busy>
      {['a', 'b', 'c'].map((key) => (
        <li key={key} css={styles.session}>
          <div css={styles.text}>
            <p css={styles.browser}>
              <Skeleton width="10rem" />
            </p>
            <p css={styles.moment}>
              <Skeleton width="14rem" />
            </p>
          </div>
          <Skeleton shape="block" width="3.5rem" height="2rem" />
        </li>
      ))}
    </ul>
  );
}

function Sessions(): ReactElement {
  const { data, error, isValidating, mutate } = useSessions('client');
  const end = useEndSession('client');
  const endOthers = useEndOtherSessions('client');
  const failure = end.error ?? endOthers.error;
  if (!data && error) {
    return (
      <Alert tone="danger" title="Your sessions cannot be shown">
        <Stack align="start">
          {error.message}
          <Button size="sm" variant="secondary" loading={isValidating} onClick={() => void mutate()}>
            Try again
          </Button>
        </Stack>
      </Alert>
    );
  }
  if (!data) return <Placeholders />;
  if (data.data.length === 0) {
    return (
      <EmptyState
        headingLevel={4}
        title="No sessions"
        description="Wherever you sign in from now on is listed here."
      />
    );
  }
  return (
    <Stack>
      {failure && <Alert tone="danger" title={failure.message} />}
      <ul css={styles.list} aria-label="Your sessions">
        {data.data.map((session) => (
          <Session key={session.id} session={session}>
            {!session.current && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={`End ${browserOf(session.userAgent)}`}
                onClick={() => void end.trigger(session.id, { throwOnError: false })}
              >
                End
              </Button>
            )}
          </Session>
        ))}
      </ul>
      {data.data.some(({ current }) => !current) && (
        <Button
          variant="secondary"
          onClick={() => void endOthers.trigger(undefined, { throwOnError: false })}
        >
          End all others
        </Button>
      )}
    </Stack>
  );
}

/** A user's sessions, with every state of the list. */
export function SessionList(): ReactElement {
  return (
    <Card>
      <Stack>
        <Heading level={3} size="sm">
          Where you are signed in
        </Heading>
        <Sessions />
      </Stack>
    </Card>
  );
}
