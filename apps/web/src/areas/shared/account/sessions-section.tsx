import type { SessionInfo } from '@uplift/data-client/contract';
import { useEndOtherSessions, useEndSession, useSessions } from '@uplift/data-client/swr';
import { Alert } from '@uplift/ui/alert';
import { Badge } from '@uplift/ui/badge';
import { Button } from '@uplift/ui/button';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import { type ReactElement, useRef, useState } from 'react';
import type { Area } from '../../../app/area.ts';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { LoadFailure } from '../frame/load-failure.tsx';
import * as styles from './account.styles.ts';
import { describeBrowser } from './describe-browser.ts';
import { SettingSection } from './setting-section.tsx';

function SessionRow({ session, onEnd }: { session: SessionInfo; onEnd: () => void }): ReactElement {
  const { current, lastSeenAt, createdAt, userAgent } = session;
  const browser = describeBrowser(userAgent);
  return (
    <li css={styles.row}>
      <div>
        <div css={styles.rowTitle}>
          {browser}
          {current && <Badge tone="accent">This device</Badge>}
        </div>
        <Text size="sm" tone="subtle">
          Used <time dateTime={lastSeenAt}>{lastUse(lastSeenAt, Date.now())}</time>, signed in{' '}
          <time dateTime={createdAt}>{inFull(createdAt)}</time>
        </Text>
      </div>
      {!current && (
        <Button variant="secondary" size="sm" onClick={onEnd}>
          Sign out <VisuallyHidden>{browser}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}

function LoadingRows(): ReactElement {
  return (
    <div role="status" aria-label="Loading the list" css={styles.rows}>
      {['12rem', '9rem'].map((width) => (
        <div key={width} css={styles.row}>
          <Stack gap={2}>
            <Skeleton width={width} />
            <Skeleton width="16rem" />
          </Stack>
        </div>
      ))}
    </div>
  );
}

/** Lists the sessions of a user and ends them. */
export function SessionsSection({ area }: { area: Area }): ReactElement {
  const { data: sessions, error, mutate } = useSessions(area);
  const end = useEndSession(area);
  const endOthers = useEndOtherSessions(area);
  const [news, setNews] = useState('');
  const newsElement = useRef<HTMLParagraphElement>(null);
  const failure = end.error ?? endOthers.error;
  const others = sessions?.data.filter(({ current }) => !current) ?? [];

  /** Moves focus to the message, because the pressed button is gone. */
  function announce(message: string): void {
    setNews(message);
    newsElement.current?.focus();
  }

  function endOne({ id, userAgent }: SessionInfo): void {
    endOthers.reset();
    announce(`${describeBrowser(userAgent)} is signed out.`);
    end.trigger(id).catch(() => setNews(''));
  }

  function endAll(): void {
    end.reset();
    endOthers.trigger(undefined).then(
      () => announce('Signed out everywhere else.'),
      () => setNews(''),
    );
  }

  return (
    <SettingSection
      title="Active sessions"
      lead="Sign out any session that you don’t recognize or no longer use. If it wasn’t you, change your password."
    >
      {failure && (
        <Alert tone="danger" title="Couldn’t sign out" css={styles.above}>
          {failure.message}
        </Alert>
      )}
      {error && !sessions ? (
        <LoadFailure title="Couldn’t load your sessions" error={error} onRetry={() => void mutate()} />
      ) : sessions ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" css={styles.rows}>
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => endOne(session)} />
          ))}
        </ul>
      ) : (
        <LoadingRows />
      )}
      <p ref={newsElement} role="status" tabIndex={-1} css={[styles.news, styles.newsLine]}>
        {news}
      </p>
      {others.length > 0 && (
        <Button variant="secondary" loading={endOthers.isMutating} onClick={endAll} css={styles.below}>
          Sign out everywhere else
        </Button>
      )}
    </SettingSection>
  );
}
