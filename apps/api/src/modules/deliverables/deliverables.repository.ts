import type {
  DeliverableState,
  DocumentType,
  MilestoneState,
  Side,
} from '@uplift/data-client/contract/project';
import { and, desc, eq, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
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
import { createPlanRepository } from '../milestones/plan.repository.ts';

/** A deliverable that is about to be changed. */
export interface LockedDeliverable {
  id: string;
  projectId: string;
  milestoneId: string;
  milestoneState: MilestoneState;
  title: string;
  note: string;
  state: DeliverableState;
  version: number;
}

/** A file as it lies in the store. */
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
  /** Whether somebody sees a deliverable of a client, and in which part of the trash it has to be looked for. */
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

    /**
     * A deliverable of a client with its milestone, both of which nobody else changes until the transaction ends; null
     * where there is none to see.
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
          projectId: projects.id,
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

    /** A milestone that a deliverable is added to; null where there is none to see. */
    async lockMilestone(
      viewer: Viewer,
      clientId: string,
      id: string,
    ): Promise<{ id: string; projectId: string; state: MilestoneState } | null> {
      const [row] = await tx
        .select({ id: milestones.id, projectId: projects.id, state: milestones.state })
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

    /** The number of the latest version, also where the client may not see it yet; 0 where there is none. */
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

    /** Lets the client see a version from now on. */
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
    /** One version of a deliverable's file; null where there is none to see. */
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

    /** What is known of a deliverable before it is changed, without keeping others from it. */
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

    /** Forgets what has been in the trash since before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(deliverables).where(lt(deliverables.deletedAt, moment));
    },

    /** Which of these files some version has. */
    async findKeysInUse(keys: readonly string[]): Promise<Set<string>> {
      const rows = await db
        .select({ key: deliverableVersions.storageKey })
        .from(deliverableVersions)
        .where(inArray(deliverableVersions.storageKey, [...keys]));
      return new Set(rows.map(({ key }) => key));
    },

    /** Runs what has to happen as a whole or not at all. */
    transaction: <Result>(run: (rows: DeliverablesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };

  type DeliverablesTransaction = ReturnType<typeof within>;
}

export type DeliverablesTransaction = Parameters<Parameters<DeliverablesRepository['transaction']>[0]>[0];
