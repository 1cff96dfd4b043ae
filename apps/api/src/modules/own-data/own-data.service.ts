import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import { HttpError } from '../../http-error.ts';
import { requireSession } from '../../security/caller.ts';
import { recordChange } from '../audit-log/audit-log.repository.ts';
import type { DataChange } from './deletion-requests.service.ts';
import type { ExportSection } from './export-sections.ts';
import type { OwnDataRepository } from './own-data.repository.ts';
import { writeArchive } from './write-archive.ts';

/** Each of these throws HttpError 404 where the caller has nothing to do with the client. */
export interface OwnDataService {
  /** Writes down that somebody of the consultancy looks at what the client sees. */
  view: (by: DataChange) => Promise<{ clientId: string; company: string }>;
  /** Everything of the client that its people see, and what the archive is called. */
  exported: (by: DataChange) => Promise<{ name: string; stream: NodeJS.ReadableStream }>;
}

export function createOwnDataService({
  repository,
  sections,
  calendar,
  now,
}: {
  repository: OwnDataRepository;
  sections: readonly ExportSection[];
  calendar: Pick<OfficeCalendar, 'dayOf'>;
  now: Clock;
}): OwnDataService {
  async function findAndRecord({ caller, actor, clientId }: DataChange, action: string): Promise<string> {
    const client = await repository.client(caller, clientId);
    if (!client) throw new HttpError(404, 'There is no such client.');
    await repository.transaction((tx) =>
      recordChange(tx, {
        actor,
        occurredAt: now(),
        action,
        subject: { id: clientId, name: client.company },
        before: {},
        after: {},
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
      // Browsers under a locale without Unicode keep no name with a dash in it.
      return { name: `${company} ${calendar.dayOf(writtenAt)}.zip`, stream };
    },
  };
}
