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

export const MEETINGS_PER_PAGE = 20;

/** Returns the path of a client's meetings, used to revalidate everything that shows them. */
export function meetingsPath(clientId: string): string {
  const { path } = projectEndpoints.createMeeting;
  return path.replace('{clientId}', clientId);
}

/** Returns the path of a meeting's calendar file. */
export function calendarPath(clientId: string, id: string): string {
  return pathOf(projectEndpoints.getMeetingFile, { params: { clientId, id } });
}
