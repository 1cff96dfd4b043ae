import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { Events } from '../../events/events.ts';
import type { ExportSection } from '../../export-section.ts';
import { HttpError } from '../../http-error.ts';
import { requireSession } from '../../security/caller.ts';
import type { DataChange } from './deletion-requests.service.ts';
import type { OwnDataRepository } from './own-data.repository.ts';
import { writeArchive } from './write-archive.ts';

/** Every method throws HttpError 404 if the caller has no access to the client. */
export interface OwnDataService {
  /** Records in the audit log that a manager or admin opened the client view. */
  view: (by: DataChange) => Promise<{ clientId: string; company: string }>;
  /** Exports everything that the client's users see. Returns the archive and its file name. */
  exported: (by: DataChange) => Promise<{ name: string; stream: NodeJS.ReadableStream }>;
}

export function createOwnDataService({
  repository,
  sections,
  calendar,
  events,
  now,
}: {
  repository: OwnDataRepository;
  sections: readonly ExportSection[];
  calendar: Pick<OfficeCalendar, 'dayOf'>;
  events: Events;
  now: Clock;
}): OwnDataService {
  async function findAndRecord(
    { caller, actor, clientId }: DataChange,
    action: 'client.data-exported' | 'client.viewed',
  ): Promise<string> {
    const client = await repository.client(caller, clientId);
    if (!client) throw new HttpError(404, 'There is no such client.');
    await repository.transaction((tx) =>
      events.record(tx, {
        type: action,
        actor,
        occurredAt: now(),
        subject: { id: clientId, name: client.company },
      }),
    );
    return client.company;
  }

  return {
    view: async (by) => ({
      clientId: by.clientId,
      company: await findAndRecord(by, 'client.viewed'),
    }),

    exported: async (by) => {
      const company = await findAndRecord(by, 'client.data-exported');
      const writtenAt = now();
      const stream = await writeArchive({
        company,
        clientId: by.clientId,
        reader: requireSession(by.caller),
        sections,
        writtenAt,
      });
      // No typographic dash: browsers in a non-Unicode locale drop a name that contains one.
      return { name: `${company} ${calendar.dayOf(writtenAt)}.zip`, stream };
    },
  };
}
