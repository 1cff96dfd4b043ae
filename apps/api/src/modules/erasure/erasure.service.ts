import { ERASURE_GRACE_DAYS, FORMER_CLIENT_YEARS } from '@uplift/data-client/contract/project';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../database/database.ts';
import { type Transaction, unitOfWork } from '../../database/unit-of-work.ts';
import type { Events } from '../../events/events.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts';
import { createErasureRepository, ERASED_NAME } from './erasure.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** Time between the confirmation and the erasure, in milliseconds. */
export const ERASURE_GRACE_MS = ERASURE_GRACE_DAYS * DAY_MS;

/** How long the data of former clients is stored, in milliseconds, as the privacy policy promises. */
export const FORMER_CLIENT_RETENTION_MS = FORMER_CLIENT_YEARS * 365 * DAY_MS;

/**
 * The folder of the file store with one file per erased client. A restored database backup brings clients
 * back. The files remain, and show which clients to erase again.
 */
const FOLDER = 'erased-clients';

const Id = v.pipe(v.string(), v.uuid());

export function createErasure({
  db,
  files,
  jobs,
  events,
  contentChanged,
  now,
}: {
  db: Database;
  files: FileStore;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Events;
  /** Called when stories have left the site. */
  contentChanged: () => Promise<void>;
  now: Clock;
}) {
  const repository = createErasureRepository(db);

  async function eraseIn(
    tx: Transaction,
    clientId: string,
    { confirmedById, reason }: { confirmedById: string | null; reason: 'request' | 'retention' | 'restore' },
  ): Promise<void> {
    const rows = createErasureRepository(tx);
    const erasedAt = now();
    const traces = await rows.findTraces(clientId);
    const keys = await rows.fileKeys(clientId);
    const unpublished = await rows.removeStories(clientId);
    await rows.remove(clientId, traces);
    await rows.record(clientId, erasedAt);
    for (const story of unpublished) {
      await events.record(tx, {
        type: 'story.erased',
        actor: null,
        occurredAt: erasedAt,
        subject: { id: story.id, name: story.title },
        data: story,
      });
    }
    await events.record(tx, {
      type: 'client.erased',
      actor: confirmedById === null ? 'system' : { id: confirmedById, address: '' },
      occurredAt: erasedAt,
      subject: { id: clientId, name: ERASED_NAME },
      after: { reason },
    });
    if (keys.length > 0) await jobs.enqueue('file-removal', { keys }, tx);
  }

  async function listRecorded(): Promise<string[]> {
    const ids: string[] = [];
    for await (const { key } of files.list(FOLDER)) {
      const name = key.slice(FOLDER.length + 1);
      // Operators can add files here by hand, and file managers add their own.
      if (v.is(Id, name)) ids.push(name);
    }
    return ids;
  }

  /** Records erased clients that the file store doesn't list yet, such as after a move to a new store. */
  async function recordInStore(): Promise<void> {
    const recorded = new Set(await listRecorded());
    for (const { clientId, erasedAt } of await repository.listErased())
      if (!recorded.has(clientId))
        await files.write(`${FOLDER}/${clientId}`, Buffer.from(erasedAt.toISOString()));
  }

  /** Erases clients again after a restored backup brought them back. */
  async function repeat(): Promise<void> {
    for (const clientId of await repository.findPresent(await listRecorded())) {
      await unitOfWork(db, async (tx) => {
        if (await createErasureRepository(tx).lock(clientId))
          await eraseIn(tx, clientId, { confirmedById: null, reason: 'restore' });
      });
    }
  }

  return {
    /** Erases a client whose erasure is due. Does nothing if the client is gone or the erasure was canceled. */
    erase: async ({ clientId }: Jobs['client-erasure']): Promise<void> => {
      await unitOfWork(db, async (tx) => {
        const rows = createErasureRepository(tx);
        // Lock the request before the client, in the same order as decisions do.
        const due = await rows.findDue(clientId, now());
        if (!due || !(await rows.lock(clientId))) return;
        const reason = due.confirmedById === null ? 'retention' : 'request';
        await eraseIn(tx, clientId, { ...due, reason });
      });
      await recordInStore();
      await contentChanged();
    },

    /** Removes the files of an erased client. */
    removeFiles: async ({ keys }: Jobs['file-removal']): Promise<void> => {
      for (const key of keys) await files.remove(key);
    },

    repeat,

    /** Erases restored clients again, schedules those whose retention period ends, and queues due erasures. */
    cleanUp: async (): Promise<void> => {
      const requestedAt = now();
      await repeat();
      await recordInStore();
      const eraseAt = new Date(requestedAt.getTime() + ERASURE_GRACE_MS);
      await repository.scheduleDeactivated(new Date(eraseAt.getTime() - FORMER_CLIENT_RETENTION_MS), {
        reason: 'The retention period for former clients ends.',
        requestedAt,
        eraseAt,
      });
      for (const clientId of await repository.listDue(requestedAt))
        await jobs.enqueue('client-erasure', { clientId });
    },
  };
}
