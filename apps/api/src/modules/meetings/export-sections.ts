import type { ExportSection } from '../../export-section.ts';
import type { MeetingsRepository } from './meetings.repository.ts';

/** The meetings in a client's data export. */
export function meetingSections(meetings: Pick<MeetingsRepository, 'listShared'>): readonly ExportSection[] {
  return [
    {
      name: 'meetings',
      read: async ({ clientId }) =>
        (await meetings.listShared(clientId)).map(({ title, startsAt, endsAt, place, state, notes }) => ({
          title,
          startsAt,
          endsAt,
          place,
          state,
          notes,
        })),
    },
  ];
}
