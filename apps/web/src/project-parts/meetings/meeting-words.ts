import { pathOf } from '@uplift/data-client/contract';
import { type MeetingState, projectEndpoints } from '@uplift/data-client/contract/project';
import type { BadgeTone } from '@uplift/ui/badge';

export const stateNames = {
  planned: 'Planned',
  held: 'Held',
  cancelled: 'Canceled',
} as const satisfies Record<MeetingState, string>;

export const stateTones = {
  planned: 'accent',
  held: 'neutral',
  cancelled: 'warning',
} as const satisfies Record<MeetingState, BadgeTone>;

/** The path of a client's meetings, by which everything that shows them is read again. */
export function meetingsPath(clientId: string): string {
  const { path } = projectEndpoints.createMeeting;
  return path.replace('{clientId}', clientId);
}

/** Where a meeting is read by calendars. */
export function calendarPath(clientId: string, id: string): string {
  return pathOf(projectEndpoints.getMeetingFile, { params: { clientId, id } });
}
