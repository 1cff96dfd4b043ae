import type { AgendaItem } from '@uplift/data-client/contract/manager';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import { Link } from '@uplift/ui/link';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { viewerFormat } from '../../../app/time/viewer-time.ts';
import { nameDay, nameWeek } from './agenda-days.ts';
import * as styles from './agenda-page.styles.ts';

const kinds = {
  milestone: { name: 'Milestone', tone: 'neutral' },
  approval: { name: 'Awaiting approval', tone: 'accent' },
  changes: { name: 'Changes requested', tone: 'warning' },
  meeting: { name: 'Meeting', tone: 'neutral' },
  measurement: { name: 'Figures missing', tone: 'warning' },
} as const satisfies Record<AgendaItem['kind'], { name: string; tone: BadgeTone }>;

/** Path of each kind's section, below the client's path. */
const sections = {
  milestone: '',
  approval: '',
  changes: '',
  meeting: 'meetings',
  measurement: 'results',
} as const satisfies Record<AgendaItem['kind'], string>;

const time = viewerFormat({ hour: 'numeric', minute: '2-digit' });
const dayOfMoment = viewerFormat({ month: 'short', day: 'numeric' });

function titleOf(item: AgendaItem): string {
  return item.kind === 'measurement' ? `Week of ${nameWeek(item.week)}` : item.title;
}

function whenOf(item: AgendaItem): string {
  switch (item.kind) {
    case 'milestone':
      return nameDay(item.on);
    case 'meeting':
      return time().formatRange(Date.parse(item.startsAt), Date.parse(item.endsAt));
    case 'approval':
    case 'changes':
      return `since ${dayOfMoment().format(Date.parse(item.since))}`;
    case 'measurement':
      return '';
  }
}

/** An agenda item with its client and due date. */
export function AgendaRow({ item }: { item: AgendaItem }): ReactElement {
  const { name, tone } = kinds[item.kind];
  const section = sections[item.kind];
  return (
    <li css={styles.row}>
      <div css={styles.what}>
        <span>
          <Link asChild>
            <RouterLink to={`/manager/clients/${item.clientId}${section && `/${section}`}`}>
              {titleOf(item)}
            </RouterLink>
          </Link>{' '}
          <Badge tone={tone}>{name}</Badge>
        </span>
        <Text size="sm" tone="subtle">
          {item.company}
        </Text>
      </div>
      <span css={styles.when}>{whenOf(item)}</span>
    </li>
  );
}
