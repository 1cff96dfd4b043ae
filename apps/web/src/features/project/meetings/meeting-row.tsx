import type { Meeting } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Heading } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Link } from '@uplift/ui/link';
import { Text } from '@uplift/ui/text';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactElement } from 'react';
import { useProjectContext } from '../project-context.tsx';
import { calendarPath, stateNames, stateTones } from './meeting-labels.ts';
import { dayOf, leafOf, timesOf } from './meeting-times.ts';
import * as styles from './meetings.styles.ts';

export interface MeetingRowProps {
  meeting: Meeting;
  onEdit: () => void;
  onDelete: () => void;
}

/** A meeting in a list: time, place, and shared notes. */
export function MeetingRow({ meeting, onEdit, onDelete }: MeetingRowProps): ReactElement {
  const { clientId, side } = useProjectContext();
  const { id, title, startsAt, endsAt, place, notes, state } = meeting;
  const leaf = leafOf(startsAt);
  const calendarLabel = state === 'cancelled' ? 'Remove from calendar' : 'Add to calendar';
  return (
    <li css={styles.meeting}>
      <div aria-hidden css={styles.leaf}>
        <span css={styles.month}>{leaf.month}</span>
        <span css={styles.day}>{leaf.day}</span>
      </div>
      <div css={styles.body}>
        <div css={styles.title}>
          <Heading level={3} size="sm" css={state === 'cancelled' && styles.cancelled}>
            {title}
          </Heading>
          <Badge tone={stateTones[state]}>{stateNames[state]}</Badge>
        </div>
        <Text size="sm" tone="muted">
          <time dateTime={startsAt}>{dayOf(startsAt, Date.now())}</time>,{' '}
          <span css={styles.hours}>{timesOf(startsAt, endsAt)}</span>
        </Text>
        {place && (
          <Text size="sm" tone="muted">
            {place.startsWith('https://') ? (
              <Link href={place} target="_blank" rel="noopener noreferrer">
                {place.replace('https://', '')}
              </Link>
            ) : (
              place
            )}
          </Text>
        )}
        {notes && (
          <Text size="sm" css={styles.notes}>
            {notes}
          </Text>
        )}
        {side === 'client' && Date.parse(endsAt) > Date.now() && (
          <Text size="sm">
            <Link href={calendarPath(clientId, id)} download aria-label={`${calendarLabel}: ${title}`}>
              {calendarLabel}
            </Link>
          </Text>
        )}
      </div>
      {side === 'team' && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label={`Actions for ${title}`} size="sm">
              <Icon icon={Ellipsis} size="sm" />
            </IconButton>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content align="end">
            <DropdownMenu.Item onSelect={onEdit}>Edit</DropdownMenu.Item>
            <DropdownMenu.Item asChild>
              <a href={calendarPath(clientId, id)} download>
                {calendarLabel}
              </a>
            </DropdownMenu.Item>
            <DropdownMenu.Item danger onSelect={onDelete}>
              Delete
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
      )}
    </li>
  );
}
