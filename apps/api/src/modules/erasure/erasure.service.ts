import { ERASURE_GRACE_DAYS, FORMER_CLIENT_YEARS } from '@uplift/data-client/contract/project';
import type { Clock } from '../../clock.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts';
import type { Events } from '../events/events.service.ts';
import type { ErasureReason, ErasureRepository, ErasureTransaction } from './erasure.repository.ts';

const DAY_MS = 24 * 3_600_000;

/** How long between a confirmation and the erasure, in milliseconds. */
export const ERASURE_GRACE_MS = ERASURE_GRACE_DAYS * DAY_MS;

/** How long the data of former clients is stored, in milliseconds, as the privacy policy promises. */
export const FORMER_CLIENTS_KEPT_MS = FORMER_CLIENT_YEARS * 365 * DAY_MS;

/**
 * The folder of the file store that names the erased clients. Backups of the database bring clients back; the files
 * stay, and tell which of them have to go again.
 */
const FOLDER = 'erased-clients';

export interface Erasure {
  /** Erases a client whose day has come. One that is gone, or was spared meanwhile, is left alone. */
  erase: (job: Jobs['client-erasure']) => Promise<void>;
  /** Removes the files of an erased client. */
  removeFiles: (job: Jobs['file-removal']) => Promise<void>;
  /** Erases clients again that a restored backup brought back. */
  repeat: () => Promise<void>;
  /** Finds the clients whose day has come, those whose retention period ends, and those that have to be erased again. */
  cleanUp: () => Promise<void>;
}

export interface ErasureDependencies {
  repository: ErasureRepository;
  files: FileStore;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Pick<Events, 'record'>;
  /** To be called when stories have left the site. */
  contentChanged: () => Promise<void>;
  now: Clock;
}

export function createErasure({
  repository,
  files,
  jobs,
  events,
  contentChanged,
  now,
}: ErasureDependencies): Erasure {
  async function eraseIn(
    erasure: ErasureTransaction,
    clientId: string,
    by: { confirmedById: string | null; reason: ErasureReason },
  ): Promise<void> {
    const erasedAt = now();
    const traces = await erasure.findTraces(clientId);
    const keys = await erasure.fileKeys(clientId);
    const unpublished = await erasure.removeStories(clientId);
    await erasure.remove(clientId, traces);
    await erasure.record(clientId, { ...by, erasedAt });
    for (const story of unpublished) await events.record(erasure.tx, 'case_study.unpublished', story);
    await events.record(erasure.tx, 'client.erased', { id: clientId, erasedAt: erasedAt.toISOString() });
    if (keys.length > 0) await jobs.enqueue('file-removal', { keys }, erasure.tx);
  }

  async function listRecorded(): Promise<string[]> {
    const ids: string[] = [];
    for await (const { key } of files.list(FOLDER)) ids.push(key.slice(FOLDER.length + 1));
    return ids;
  }

  /** Names the erased clients in the file store, those of a store that was moved too. */
  async function recordInStore(): Promise<void> {
    const recorded = new Set(await listRecorded());
    for (const { clientId, erasedAt } of await repository.listErased())
      if (!recorded.has(clientId))
        await files.write(`${FOLDER}/${clientId}`, Buffer.from(erasedAt.toISOString()));
  }

  async function repeat(): Promise<void> {
    for (const clientId of await repository.findPresent(await listRecorded())) {
      await repository.transaction(async (erasure) => {
        if (await erasure.lock(clientId))
          await eraseIn(erasure, clientId, { confirmedById: null, reason: 'restore' });
      });
    }
  }

  return {
    erase: async ({ clientId }) => {
      await repository.transaction(async (erasure) => {
        // The request first, then the client: decisions lock them in this order, too.
        const due = await erasure.findDue(clientId, now());
        if (!due || !(await erasure.lock(clientId))) return;
        const reason = due.confirmedById === null ? 'retention' : 'request';
        await eraseIn(erasure, clientId, { ...due, reason });
      });
      await recordInStore();
      await contentChanged();
    },

    removeFiles: async ({ keys }) => {
      for (const key of keys) await files.remove(key);
    },

    repeat,

    cleanUp: async () => {
      const moment = now();
      await repeat();
      await recordInStore();
      await repository.scheduleDeactivated(
        new Date(moment.getTime() - FORMER_CLIENTS_KEPT_MS + ERASURE_GRACE_MS),
        {
          reason: 'The retention period for former clients ends.',
          requestedAt: moment,
          eraseAt: new Date(moment.getTime() + ERASURE_GRACE_MS),
        },
      );
      for (const clientId of await repository.listDue(moment))
        await jobs.enqueue('client-erasure', { clientId });
    },
  };
}
