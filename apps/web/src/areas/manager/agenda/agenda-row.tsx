import type { AgendaItem } from '@uplift/data-client/contract/manager';
import { Badge, type BadgeTone } from '@uplift/ui/badge';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { viewerFormat } from '../../../app/time/viewer-time.ts';
import { describeDueDate } from '../../../features/project/plan/plan-labels.ts';
import { LinkRow } from '../../shared/lists/link-rows.tsx';
import { nameWeek } from './agenda-days.ts';

const kinds = {
  milestone: { name: 'Milestone', tone: 'neutral' },
  approval: { name: 'Approval', tone: 'accent' },
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

function Overdue({ children }: { children: ReactNode }): ReactElement {
  return (
    <Text asChild size="sm" tone="danger">
      <span>{children}</span>
    </Text>
  );
}

/** When an item is due, as far as the heading above it doesn’t say so. */
function whenOf(item: AgendaItem, today: string): ReactNode {
  switch (item.kind) {
    case 'milestone':
      return item.on < today && <Overdue>{describeDueDate(item.on, today)}</Overdue>;
    case 'meeting':
      return time().formatRange(Date.parse(item.startsAt), Date.parse(item.endsAt));
    case 'approval':
    case 'changes':
      return `since ${dayOfMoment().format(Date.parse(item.since))}`;
    case 'measurement':
      return '';
  }
}

export interface AgendaRowProps {
  item: AgendaItem;
  /** Today at the office, YYYY-MM-DD. */
  today: string;
}

/** An agenda item with its client. Leads to the section of the client's page that is about it. */
export function AgendaRow({ item, today }: AgendaRowProps): ReactElement {
  const { name, tone } = kinds[item.kind];
  const section = sections[item.kind];
  return (
    <LinkRow
      to={`/manager/clients/${item.clientId}${section && `/${section}`}`}
      title={titleOf(item)}
      detail={item.company}
      badge={<Badge tone={tone}>{name}</Badge>}
      end={whenOf(item, today)}
    />
  );
}
