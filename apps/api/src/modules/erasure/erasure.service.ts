import { ERASURE_GRACE_DAYS, FORMER_CLIENT_YEARS } from '@uplift/data-client/contract/project';
import * as v from 'valibot';
import type { Clock } from '../../clock.ts';
import type { Events } from '../../events/events.ts';
import type { FileStore } from '../../files/file-store.ts';
import type { JobQueue, Jobs } from '../../jobs/job-queue.ts';
import {
  ERASED_NAME,
  type ErasureReason,
  type ErasureRepository,
  type ErasureTransaction,
} from './erasure.repository.ts';

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

export interface Erasure {
  /** Erases a client whose erasure is due. Does nothing if the client is gone or the erasure was canceled. */
  erase: (job: Jobs['client-erasure']) => Promise<void>;
  /** Removes the files of an erased client. */
  removeFiles: (job: Jobs['file-removal']) => Promise<void>;
  /** Erases clients again after a restored backup brought them back. */
  repeat: () => Promise<void>;
  /** Erases restored clients again, schedules those whose retention period ends, and queues due erasures. */
  cleanUp: () => Promise<void>;
}

export interface ErasureDependencies {
  repository: ErasureRepository;
  files: FileStore;
  jobs: Pick<JobQueue, 'enqueue'>;
  events: Pick<Events, 'record'>;
  /** Called when stories have left the site. */
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
    { confirmedById, reason }: { confirmedById: string | null; reason: ErasureReason },
  ): Promise<void> {
    const erasedAt = now();
    const traces = await erasure.findTraces(clientId);
    const keys = await erasure.fileKeys(clientId);
    const unpublished = await erasure.removeStories(clientId);
    await erasure.remove(clientId, traces);
    await erasure.record(clientId, erasedAt);
    for (const story of unpublished) {
      await events.record(erasure.tx, {
        type: 'story.erased',
        actor: null,
        occurredAt: erasedAt,
        subject: { id: story.id, name: story.title },
        data: story,
      });
    }
    await events.record(erasure.tx, {
      type: 'client.erased',
      actor: confirmedById === null ? 'system' : { id: confirmedById, address: '' },
      occurredAt: erasedAt,
      subject: { id: clientId, name: ERASED_NAME },
      after: { reason },
    });
    if (keys.length > 0) await jobs.enqueue('file-removal', { keys }, erasure.tx);
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
        // Lock the request before the client, in the same order as decisions do.
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
        new Date(moment.getTime() - FORMER_CLIENT_RETENTION_MS + ERASURE_GRACE_MS),
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
