import { type Meeting, type MeetingAction, projectEndpoints } from '@uplift/data-client/contract/project';
import { useEndpoint, useEndpointMutation, useOptimisticRows } from '@uplift/data-client/swr';
import { EmptyState } from '@uplift/ui/empty-state';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Pagination } from '@uplift/ui/pagination';
import { Skeleton } from '@uplift/ui/skeleton';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, useId, useState } from 'react';
import { LoadFailure } from '../../../areas/shared/frame/load-failure.tsx';
import * as rows from '../../../areas/shared/lists/rows.styles.ts';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { useRowActions } from '../../../areas/shared/lists/use-row-actions.ts';
import { useProjectContext } from '../project-context.tsx';
import { SectionHead } from '../section-head.tsx';
import { EditMeetingDialog } from './edit-meeting-dialog.tsx';
import { MEETINGS_PER_PAGE, meetingsPath } from './meeting-labels.ts';
import { MeetingRow } from './meeting-row.tsx';
import { NewMeetingDialog } from './new-meeting-dialog.tsx';

const titles = { upcoming: 'Upcoming', past: 'Past' } as const;

/** Links to the manager's booking page. */
function BookMeeting(): ReactElement | null {
  const { clientId } = useProjectContext();
  const { data } = useEndpoint(projectEndpoints.getProject, { params: { clientId } });
  const bookingUrl = data?.manager?.bookingUrl;
  return bookingUrl ? (
    <LinkButton size="sm" href={bookingUrl} target="_blank" rel="noopener noreferrer">
      Book Meeting
    </LinkButton>
  ) : null;
}

function Nothing({ when }: { when: keyof typeof titles }): ReactElement {
  const { side, company } = useProjectContext();
  if (when === 'past')
    return (
      <EmptyState
        headingLevel={3}
        title="No past meetings"
        description="Past meetings and their notes appear here."
      />
    );
  return (
    <EmptyState
      headingLevel={3}
      title="No upcoming meetings"
      description={
        side === 'client'
          ? 'Your next meeting appears here once it’s scheduled.'
          : `${company} sees the meetings you add and can put them in a calendar.`
      }
    />
  );
}

interface MeetingsProps {
  when: keyof typeof titles;
  onEdit: (meeting: Meeting) => void;
  onDelete: (meeting: Meeting) => void;
}

function Meetings({ when, onEdit, onDelete }: MeetingsProps): ReactElement {
  const { clientId } = useProjectContext();
  const [page, setPage] = useState(1);
  const titleId = useId();
  const { data, error, mutate } = useEndpoint(
    projectEndpoints.listMeetings,
    { params: { clientId }, query: { when, page, pageSize: MEETINGS_PER_PAGE } },
    { revalidateIfStale: true, keepPreviousData: true },
  );
  const pageCount = Math.ceil((data?.total ?? 0) / MEETINGS_PER_PAGE);
  return (
    <section aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="sm" id={titleId}>
          {titles[when]}
        </Heading>
        {error && !data ? (
          <LoadFailure
            title={`Couldn’t load ${titles[when].toLowerCase()} meetings`}
            error={error}
            onRetry={() => void mutate()}
          />
        ) : !data ? (
          <Stack gap={3} role="status" aria-label={`Loading ${titles[when].toLowerCase()} meetings`}>
            <Skeleton shape="block" height="2.75rem" />
            <Skeleton shape="block" height="2.75rem" />
          </Stack>
        ) : data.data.length === 0 ? (
          <Nothing when={when} />
        ) : (
          // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
          <ul role="list" aria-labelledby={titleId} css={rows.list}>
            {data.data.map((meeting) => (
              <MeetingRow
                key={meeting.id}
                meeting={meeting}
                onEdit={() => onEdit(meeting)}
                onDelete={() => onDelete(meeting)}
              />
            ))}
          </ul>
        )}
        {pageCount > 1 && (
          <Pagination
            label={`Pages of ${titles[when].toLowerCase()} meetings`}
            page={page}
            pageCount={pageCount}
            onPageChange={setPage}
          />
        )}
      </Stack>
    </section>
  );
}

/** Lists the client's meetings, for both sides. */
export default function MeetingsList(): ReactElement {
  const { clientId, side } = useProjectContext();
  const [editing, setEditing] = useState<Meeting | null>(null);
  const { trigger } = useEndpointMutation(projectEndpoints.actOnMeetings);
  const changeMeetings = useOptimisticRows<Meeting>(meetingsPath(clientId));
  const act = useRowActions<MeetingAction>({
    send: (action, ids) => trigger({ params: { clientId }, body: { action, ids } }),
    labels: { delete: ['delete', 'Deleting', 'Deleted'], restore: ['restore', 'Restoring', 'Restored'] },
    undo: { delete: 'restore' },
    plural: 'meetings',
    optimistic: (action, ids) => (action === 'delete' ? changeMeetings(ids, null) : undefined),
    refresh: useRefresh(meetingsPath(clientId)),
  });
  const shared = {
    onEdit: setEditing,
    onDelete: ({ id, title }: Meeting) => void act('delete', [{ id, name: title }]),
  };
  return (
    <Stack gap={8}>
      <SectionHead
        title="Meetings"
        lead={
          side === 'client'
            ? 'Upcoming and past meetings with notes.'
            : 'Upcoming and past meetings. The client sees everything here.'
        }
      >
        {side === 'client' ? <BookMeeting /> : <NewMeetingDialog />}
      </SectionHead>
      <Meetings when="upcoming" {...shared} />
      <Meetings when="past" {...shared} />
      {editing && <EditMeetingDialog key={editing.id} meeting={editing} onClose={() => setEditing(null)} />}
    </Stack>
  );
}
