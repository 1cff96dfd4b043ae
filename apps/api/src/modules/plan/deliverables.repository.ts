import type {
  DeliverableState,
  DocumentType,
  MilestoneState,
  Side,
} from '@uplift/data-client/contract/project';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import { lockStoredBytes, readStoredBytes } from '../../database/client-storage.ts';
import type { Database } from '../../database/database.ts';
import {
  clients,
  deliverableSteps,
  deliverables,
  deliverableVersions,
  milestones,
  projects,
} from '../../database/schema/index.ts';
import { seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';
import { createPlanRepository } from './plan.repository.ts';

/** A deliverable that is locked for a change. */
export interface LockedDeliverable {
  id: string;
  milestoneId: string;
  milestoneState: MilestoneState;
  title: string;
  note: string;
  state: DeliverableState;
  version: number;
}

/** A file version with its key in the store. */
export interface StoredVersion {
  name: string;
  type: DocumentType;
  byteSize: number;
  checksum: string;
  storageKey: string;
}

interface DeliverableChange {
  title?: string;
  note?: string;
  state?: DeliverableState;
  stateSince?: Date;
  deletedAt?: Date | null;
}

export interface NewStep {
  deliverableId: string;
  state: DeliverableState;
  number: number;
  comment: string;
  side: Side;
  actorId: string;
  occurredAt: Date;
}

export type DeliverablesRepository = ReturnType<typeof createDeliverablesRepository>;

export function createDeliverablesRepository(db: Database) {
  /** Matches a client's deliverable that the viewer can see, either in the trash or outside of it. */
  const isSeen = (viewer: Viewer, clientId: string, id: string, deleted = false) =>
    and(
      eq(deliverables.id, id),
      eq(clients.id, clientId),
      deleted ? isNotNull(deliverables.deletedAt) : isNull(deliverables.deletedAt),
      isNull(milestones.deletedAt),
      seesAsClient(viewer) ? ne(deliverables.state, 'draft') : undefined,
      visibleTo(db, viewer),
    );

  const within = (tx: Database) => ({
    tx,
    plan: createPlanRepository(tx),
    lockStoredBytes: (clientId: string) => lockStoredBytes(tx, clientId),

    /**
     * Locks a client's deliverable and its milestone until the transaction ends. Returns null if the viewer
     * can't see the deliverable.
     */
    async lock(
      viewer: Viewer,
      clientId: string,
      id: string,
      { deleted = false } = {},
    ): Promise<LockedDeliverable | null> {
      const [row] = await tx
        .select({
          id: deliverables.id,
          milestoneId: milestones.id,
          milestoneState: milestones.state,
          title: deliverables.title,
          note: deliverables.note,
          state: deliverables.state,
          version: deliverables.version,
        })
        .from(deliverables)
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(isSeen(viewer, clientId, id, deleted))
        .limit(1)
        .for('update', { of: [milestones, deliverables] });
      return row ?? null;
    },

    /** Locks a milestone to add a deliverable to it. Returns null if the viewer can't see it. */
    async lockMilestone(
      viewer: Viewer,
      clientId: string,
      id: string,
    ): Promise<{ id: string; state: MilestoneState } | null> {
      const [row] = await tx
        .select({ id: milestones.id, state: milestones.state })
        .from(milestones)
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(
          and(
            eq(milestones.id, id),
            eq(clients.id, clientId),
            isNull(milestones.deletedAt),
            visibleTo(tx, viewer),
          ),
        )
        .limit(1)
        .for('update', { of: milestones });
      return row ?? null;
    },

    async add(row: {
      milestoneId: string;
      title: string;
      note: string;
      stateSince: Date;
      createdAt: Date;
    }): Promise<string> {
      const [added] = await tx.insert(deliverables).values(row).returning({ id: deliverables.id });
      if (!added) throw new Error('The database returned no row for a new deliverable.');
      return added.id;
    },

    async update({ id, version }: LockedDeliverable, change: DeliverableChange): Promise<void> {
      await tx
        .update(deliverables)
        .set({ ...change, version: version + 1 })
        .where(eq(deliverables.id, id));
    },

    /** Returns the number of the latest version, even if it isn't shared with the client, or 0 for none. */
    async latestNumber(deliverableId: string): Promise<number> {
      const [latest] = await tx
        .select({ number: deliverableVersions.number })
        .from(deliverableVersions)
        .where(eq(deliverableVersions.deliverableId, deliverableId))
        .orderBy(desc(deliverableVersions.number))
        .limit(1);
      return latest?.number ?? 0;
    },

    async addVersion(
      row: StoredVersion & {
        deliverableId: string;
        number: number;
        uploadedAt: Date;
        uploadedBy: string;
        sharedAt: Date | null;
      },
    ): Promise<void> {
      await tx.insert(deliverableVersions).values(row);
    },

    /** Shares a version with the client. */
    async share(deliverableId: string, number: number, now: Date): Promise<void> {
      await tx
        .update(deliverableVersions)
        .set({ sharedAt: now })
        .where(
          and(
            eq(deliverableVersions.deliverableId, deliverableId),
            eq(deliverableVersions.number, number),
            isNull(deliverableVersions.sharedAt),
          ),
        );
    },

    async addStep(step: NewStep): Promise<void> {
      await tx.insert(deliverableSteps).values(step);
    },
  });

  return {
    readStoredBytes: (clientId: string) => readStoredBytes(db, clientId),

    /** Finds a version of a deliverable's file. Returns null if the viewer can't see it. */
    async findVersion(
      viewer: Viewer,
      clientId: string,
      id: string,
      number: number,
    ): Promise<StoredVersion | null> {
      const [row] = await db
        .select({
          name: deliverableVersions.name,
          type: deliverableVersions.type,
          byteSize: deliverableVersions.byteSize,
          checksum: deliverableVersions.checksum,
          storageKey: deliverableVersions.storageKey,
        })
        .from(deliverableVersions)
        .innerJoin(deliverables, eq(deliverables.id, deliverableVersions.deliverableId))
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(
          and(
            isSeen(viewer, clientId, id),
            eq(deliverableVersions.number, number),
            seesAsClient(viewer) ? isNotNull(deliverableVersions.sharedAt) : undefined,
          ),
        )
        .limit(1);
      return row ?? null;
    },

    /** Reads a deliverable's state and version without locking it. */
    async find(
      viewer: Viewer,
      clientId: string,
      id: string,
    ): Promise<Pick<LockedDeliverable, 'state' | 'version'> | null> {
      const [row] = await db
        .select({ state: deliverables.state, version: deliverables.version })
        .from(deliverables)
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(isSeen(viewer, clientId, id))
        .limit(1);
      return row ?? null;
    },

    /** Permanently deletes deliverables moved to the trash before a point in time. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(deliverables).where(lt(deliverables.deletedAt, moment));
    },

    /** Returns those of the storage keys that a version references. */
    async findKeysInUse(keys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ key: deliverableVersions.storageKey })
        .from(deliverableVersions)
        .where(inArray(deliverableVersions.storageKey, [...keys]));
      return new Set(rows.map(({ key }) => key));
    },

    transaction: <Result>(run: (rows: DeliverablesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type DeliverablesTransaction = ReturnType<typeof within>;
}

export type DeliverablesTransaction = Parameters<Parameters<DeliverablesRepository['transaction']>[0]>[0];
