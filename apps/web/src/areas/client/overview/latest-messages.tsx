import type { MessagePage } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { viewerFormat } from '../../../app/time/viewer-time.ts';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';

const SHOWN = 3;

const moment = viewerFormat({
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** The latest messages. Unread ones have a badge. */
export function LatestMessages({ page: { data, readUpTo } }: { page: MessagePage }): ReactElement {
  return (
    <OverviewSection title="Latest messages" more={{ label: 'View all messages', to: '/client/messages' }}>
      {data.length === 0 ? (
        <Text tone="muted">No messages yet. Ask your manager anything, any time.</Text>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" css={styles.list}>
          {data.slice(0, SHOWN).map(({ id, number, side, sender, body, createdAt }) => (
            <li key={id} css={styles.row}>
              <div css={styles.head}>
                <span css={styles.sender}>
                  {sender.name} {side === 'team' && number > readUpTo && <Badge tone="accent">New</Badge>}
                </span>
                <Text asChild size="sm" tone="subtle">
                  <time dateTime={createdAt}>{moment().format(Date.parse(createdAt))}</time>
                </Text>
              </div>
              <Text size="sm" css={styles.excerpt}>
                {body}
              </Text>
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
