import type { MessagePage } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { viewerFormat } from '../../../app/time/viewer-time.ts';
import { LinkRow, LinkRows } from '../../shared/lists/link-rows.tsx';
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
        <LinkRows inCard>
          {data.slice(0, SHOWN).map(({ id, number, side, sender, body, createdAt }) => (
            <LinkRow
              key={id}
              to="/client/messages"
              title={<span css={styles.excerpt}>{body}</span>}
              detail={sender.name}
              badge={side === 'team' && number > readUpTo && <Badge tone="accent">New</Badge>}
              end={<time dateTime={createdAt}>{moment().format(Date.parse(createdAt))}</time>}
            />
          ))}
        </LinkRows>
      )}
    </OverviewSection>
  );
}
