import type { Meeting } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CalendarX from 'lucide-react/icons/calendar-x';
import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ReactElement } from 'react';
import * as rows from '../../../areas/shared/lists/rows.styles.ts';
import { useProjectContext } from '../project-context.tsx';
import { calendarPath, stateNames, stateTones } from './meeting-labels.ts';
import { dayOf, timesOf } from './meeting-times.ts';
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
  const calendarLabel = state === 'cancelled' ? 'Remove from calendar' : 'Add to calendar';
  return (
    <li css={[rows.row, side === 'team' && rows.covered, styles.meeting]}>
      <h3 css={[styles.title, state === 'cancelled' && styles.cancelled]}>
        {side === 'team' ? (
          <button type="button" css={rows.coveringButton} onClick={onEdit}>
            {title}
          </button>
        ) : (
          title
        )}
      </h3>
      <div css={[rows.facts, styles.facts]}>
        <span css={styles.when}>
          <time dateTime={startsAt}>{dayOf(startsAt, Date.now())}</time>,{' '}
          <span css={styles.hours}>{timesOf(startsAt, endsAt)}</span>
        </span>
        {place && (
          <span css={styles.place}>
            {place.startsWith('https://') ? (
              <Link href={place} css={styles.aboveOpen} target="_blank" rel="noopener noreferrer">
                {place.replace('https://', '')}
              </Link>
            ) : (
              place
            )}
          </span>
        )}
        <Badge tone={stateTones[state]} css={styles.badge}>
          {stateNames[state]}
        </Badge>
      </div>
      {side === 'client' && Date.parse(endsAt) > Date.now() && (
        <LinkButton
          variant="ghost"
          size="sm"
          href={calendarPath(clientId, id)}
          download
          aria-label={`${calendarLabel}: ${title}`}
          title={calendarLabel}
          css={styles.action}
        >
          <Icon icon={state === 'cancelled' ? CalendarX : CalendarPlus} size="sm" />
        </LinkButton>
      )}
      {side === 'team' && (
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <IconButton label={`Actions for ${title}`} size="sm" css={styles.action}>
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
      {notes && <p css={styles.notes}>{notes}</p>}
    </li>
  );
}
