import type { DeliverableState, Phase } from '@uplift/data-client/contract/project';
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { clients, deliverables, milestones, projects } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

/** A row of the table. */
export type MilestoneRecord = typeof milestones.$inferSelect;

/** The fields of a milestone that managers enter. */
export type MilestoneFields = Pick<MilestoneRecord, 'title' | 'phase' | 'dueOn' | 'description'>;

export function createMilestonesRepository(db: Database) {
  return {
    /** Finds a client's milestone and locks it until the transaction ends. Null if none is visible. */
    async lock(viewer: Viewer, clientId: string, id: string, { deleted = false } = {}) {
      const [row] = await db
        .select(getTableColumns(milestones))
        .from(milestones)
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(
          and(
            eq(milestones.id, id),
            eq(clients.id, clientId),
            deleted ? isNotNull(milestones.deletedAt) : isNull(milestones.deletedAt),
            visibleTo(db, viewer),
          ),
        )
        .limit(1)
        .for('update', { of: milestones });
      return row ?? null;
    },

    /** Locks the order of a project's milestones until the transaction ends. */
    async lockOrder(projectId: string): Promise<void> {
      await db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
    },

    /** The position after the last milestone of a phase. */
    async lastPosition(projectId: string, phase: Phase): Promise<number> {
      const [last] = await db
        .select({ position: milestones.position })
        .from(milestones)
        .where(and(eq(milestones.projectId, projectId), eq(milestones.phase, phase)))
        .orderBy(desc(milestones.position))
        .limit(1);
      return (last?.position ?? -1) + 1;
    },

    /** The IDs of a phase's milestones, in order. */
    async orderOf(projectId: string, phase: Phase): Promise<string[]> {
      const rows = await db
        .select({ id: milestones.id })
        .from(milestones)
        .where(
          and(eq(milestones.projectId, projectId), eq(milestones.phase, phase), isNull(milestones.deletedAt)),
        )
        .orderBy(asc(milestones.position), asc(milestones.id));
      return rows.map(({ id }) => id);
    },

    /** Doesn't change the version, so it doesn't conflict with a manager who is editing the milestone. */
    async setPosition(id: string, position: number): Promise<void> {
      await db.update(milestones).set({ position }).where(eq(milestones.id, id));
    },

    async add(row: MilestoneFields & { projectId: string; position: number }): Promise<string> {
      return one(await db.insert(milestones).values(row).returning({ id: milestones.id })).id;
    },

    async update({ id, version }: MilestoneRecord, change: Partial<MilestoneRecord>): Promise<void> {
      await db
        .update(milestones)
        .set({ ...change, version: version + 1 })
        .where(eq(milestones.id, id));
    },

    /** The titles of a milestone's deliverables that are in one of the states. */
    async deliverablesIn(id: string, states: readonly DeliverableState[]): Promise<string[]> {
      const rows = await db
        .select({ title: deliverables.title })
        .from(deliverables)
        .where(
          and(
            eq(deliverables.milestoneId, id),
            isNull(deliverables.deletedAt),
            inArray(deliverables.state, [...states]),
          ),
        )
        .orderBy(asc(deliverables.createdAt));
      return rows.map(({ title }) => title);
    },

    /** Permanently removes milestones that were deleted before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(milestones).where(lt(milestones.deletedAt, moment));
    },
  };
}
