import type { Container } from '../../container.ts';
import { unitOfWork } from '../../database/unit-of-work.ts';
import { findVisibleClient } from '../../database/visible-clients.ts';
import type { ExportSection } from '../../export-section.ts';
import { found } from '../../http-error.ts';
import { requireSession } from '../../security/caller.ts';
import type { ClientChange } from '../client-access.ts';
import { writeArchive } from './write-archive.ts';

export type OwnDataService = ReturnType<typeof createOwnDataService>;

/** Every method throws HttpError 404 if the caller has no access to the client. */
export function createOwnDataService(
  { db, calendar, events, now }: Pick<Container, 'db' | 'calendar' | 'events' | 'now'>,
  sections: readonly ExportSection[],
) {
  async function findAndRecord(
    { caller, actor, clientId }: ClientChange,
    type: 'client.data-exported' | 'client.viewed',
  ): Promise<string> {
    const { company } = found(await findVisibleClient(db, caller, clientId), 'client');
    const subject = { id: clientId, name: company };
    await unitOfWork(db, (tx) => events.record(tx, { type, actor, subject }));
    return company;
  }

  return {
    /** Records in the audit log that a manager or admin opened the client view. */
    view: async (by: ClientChange) => ({
      clientId: by.clientId,
      company: await findAndRecord(by, 'client.viewed'),
    }),

    /** Exports everything that the client's users see. Returns the archive and its file name. */
    exported: async (by: ClientChange): Promise<{ name: string; stream: NodeJS.ReadableStream }> => {
      const company = await findAndRecord(by, 'client.data-exported');
      const writtenAt = now();
      const reader = requireSession(by.caller);
      const stream = await writeArchive({ company, clientId: by.clientId, reader, sections, writtenAt });
      // No typographic dash: browsers in a non-Unicode locale drop a name that contains one.
      return { name: `${company} ${calendar.dayOf(writtenAt)}.zip`, stream };
    },
  };
}
