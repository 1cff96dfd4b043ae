import { pathOf } from '@uplift/data-client/contract';
import { type Meeting, projectEndpoints } from '@uplift/data-client/contract/project';
import { useWriteCache } from '@uplift/data-client/swr';
import { useRefresh } from '../../../areas/shared/lists/use-refresh.ts';
import { withNewRow } from '../../../areas/shared/lists/with-new-row.ts';
import { useProjectContext } from '../project-context.tsx';
import { MEETINGS_PER_PAGE, meetingsPath } from './meeting-labels.ts';

const { listMeetings } = projectEndpoints;

/**
 * Returns a function that writes a new meeting into the first page of upcoming or past meetings, and refetches
 * the other pages.
 */
export function useWriteNewMeeting(): (meeting: Meeting) => Promise<void> {
  const { clientId } = useProjectContext();
  const write = useWriteCache();
  const refresh = useRefresh(meetingsPath(clientId));
  return (meeting) => {
    const end = Date.parse(meeting.endsAt);
    const when = end >= Date.now() ? 'upcoming' : 'past';
    const firstPage = {
      params: { clientId },
      query: { when, page: 1, pageSize: MEETINGS_PER_PAGE },
    } as const;
    void refresh(pathOf(listMeetings, firstPage));
    return write(listMeetings, firstPage, (page) =>
      withNewRow(page, meeting, ({ endsAt }) =>
        when === 'upcoming' ? Date.parse(endsAt) < end : Date.parse(endsAt) > end,
      ),
    );
  };
}
