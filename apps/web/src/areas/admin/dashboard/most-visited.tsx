import type { Overview } from '@uplift/data-client/contract/admin';
import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { List } from '@uplift/ui/list';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import * as styles from './dashboard.styles.ts';
import { formatCount } from './trend.ts';

interface VisitedProps {
  title: string;
  empty: string;
  rows: Overview['topPages'];
}

function Visited({ title, empty, rows }: VisitedProps): ReactElement {
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {rows.length === 0 ? (
          <Text tone="muted">{empty}</Text>
        ) : (
          <List.Root variant="plain">
            {rows.map(({ name, views }) => (
              <List.Item key={name} css={styles.visited}>
                <span>{name}</span> <span>{formatCount(views)}</span>
              </List.Item>
            ))}
          </List.Root>
        )}
      </Stack>
    </Card>
  );
}

/** Top pages and top referrers. */
export function MostVisited({ overview: { topPages, topReferrers } }: { overview: Overview }): ReactElement {
  return (
    <div css={styles.visitedCards}>
      <Visited title="Top pages" empty="No visitors in this period." rows={topPages} />
      <Visited title="Top referrers" empty="No referrals in this period." rows={topReferrers} />
    </div>
  );
}
