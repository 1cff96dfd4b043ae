import { and, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import {
  clients,
  deliverableSteps,
  deliverables,
  deliverableVersions,
  milestones,
  projects,
} from '../../database/schema/index.ts';
import { seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type DeliverableRecord = typeof deliverables.$inferSelect;

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

  return {
    /**
     * Finds a client's deliverable, and locks it and its milestone until the transaction ends if asked to.
     * Returns null if the viewer can't see the deliverable.
     */
    async find(viewer: Viewer, clientId: string, id: string, { deleted = false, lock = false } = {}) {
      const query = db
        .select({ ...getTableColumns(deliverables), milestoneState: milestones.state })
        .from(deliverables)
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(isSeen(viewer, clientId, id, deleted))
        .limit(1);
      const [row] = await (lock ? query.for('update', { of: [milestones, deliverables] }) : query);
      return row ?? null;
    },

    async add(row: typeof deliverables.$inferInsert): Promise<string> {
      return one(await db.insert(deliverables).values(row).returning({ id: deliverables.id })).id;
    },

    async update({ id, version }: DeliverableRecord, change: Partial<DeliverableRecord>): Promise<void> {
      await db
        .update(deliverables)
        .set({ ...change, version: version + 1 })
        .where(eq(deliverables.id, id));
    },

    /** Returns the number of the latest version, even if it isn't shared with the client, or 0 for none. */
    async latestNumber(deliverableId: string): Promise<number> {
      const [latest] = await db
        .select({ number: deliverableVersions.number })
        .from(deliverableVersions)
        .where(eq(deliverableVersions.deliverableId, deliverableId))
        .orderBy(desc(deliverableVersions.number))
        .limit(1);
      return latest?.number ?? 0;
    },

    async addVersion(row: typeof deliverableVersions.$inferInsert): Promise<void> {
      await db.insert(deliverableVersions).values(row);
    },

    /** Shares a version with the client. */
    async share(deliverableId: string, number: number, now: Date): Promise<void> {
      await db
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

    async addStep(step: typeof deliverableSteps.$inferInsert): Promise<void> {
      await db.insert(deliverableSteps).values(step);
    },

    /** Finds a version of a deliverable's file. Returns null if the viewer can't see it. */
    async findVersion(viewer: Viewer, clientId: string, id: string, number: number) {
      const [row] = await db
        .select(getTableColumns(deliverableVersions))
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
  };
}
