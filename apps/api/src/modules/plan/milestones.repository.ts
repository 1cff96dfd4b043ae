import type { DeliverableState, MilestoneState, Phase } from '@uplift/data-client/contract/project';
import { and, asc, desc, eq, inArray, isNotNull, isNull, lt } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { clients, deliverables, milestones, projects } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';
import { createPlanRepository } from './plan.repository.ts';

/** The fields of a milestone that managers enter. */
export interface MilestoneFields {
  title: string;
  phase: Phase;
  /** YYYY-MM-DD */
  dueOn: string;
  description: string;
}

/** A milestone that is locked for a change. */
export interface LockedMilestone extends MilestoneFields {
  id: string;
  projectId: string;
  state: MilestoneState;
  startedAt: Date | null;
  completedAt: Date | null;
  version: number;
}

type MilestoneChange = Partial<MilestoneFields> & {
  position?: number;
  state?: MilestoneState;
  startedAt?: Date | null;
  completedAt?: Date | null;
  deletedAt?: Date | null;
};

export type MilestonesRepository = ReturnType<typeof createMilestonesRepository>;

export function createMilestonesRepository(db: Database) {
  const within = (tx: Database) => ({
    tx,
    plan: createPlanRepository(tx),

    /** Finds a client's milestone and locks it until the transaction ends. Null if none is visible. */
    async lock(
      viewer: Viewer,
      clientId: string,
      id: string,
      { deleted = false } = {},
    ): Promise<LockedMilestone | null> {
      const [row] = await tx
        .select({
          id: milestones.id,
          projectId: milestones.projectId,
          title: milestones.title,
          phase: milestones.phase,
          dueOn: milestones.dueOn,
          description: milestones.description,
          state: milestones.state,
          startedAt: milestones.startedAt,
          completedAt: milestones.completedAt,
          version: milestones.version,
        })
        .from(milestones)
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(
          and(
            eq(milestones.id, id),
            eq(clients.id, clientId),
            deleted ? isNotNull(milestones.deletedAt) : isNull(milestones.deletedAt),
            visibleTo(tx, viewer),
          ),
        )
        .limit(1)
        .for('update', { of: milestones });
      return row ?? null;
    },

    /** Locks the order of a project's milestones until the transaction ends. */
    async lockOrder(projectId: string): Promise<void> {
      await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
    },

    /** The position after the last milestone of a phase. */
    async lastPosition(projectId: string, phase: Phase): Promise<number> {
      const [last] = await tx
        .select({ position: milestones.position })
        .from(milestones)
        .where(and(eq(milestones.projectId, projectId), eq(milestones.phase, phase)))
        .orderBy(desc(milestones.position))
        .limit(1);
      return (last?.position ?? -1) + 1;
    },

    /** The IDs of a phase's milestones, in order. */
    async orderOf(projectId: string, phase: Phase): Promise<string[]> {
      const rows = await tx
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
      await tx.update(milestones).set({ position }).where(eq(milestones.id, id));
    },

    async add(row: MilestoneFields & { projectId: string; position: number }): Promise<string> {
      const [added] = await tx.insert(milestones).values(row).returning({ id: milestones.id });
      if (!added) throw new Error('The database returned no row for a new milestone.');
      return added.id;
    },

    async update({ id, version }: LockedMilestone, change: MilestoneChange): Promise<void> {
      await tx
        .update(milestones)
        .set({ ...change, version: version + 1 })
        .where(eq(milestones.id, id));
    },

    /** The titles of a milestone's deliverables that are in one of the states. */
    async deliverablesIn(id: string, states: readonly DeliverableState[]): Promise<string[]> {
      const rows = await tx
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
  });

  return {
    plan: createPlanRepository(db),

    /** Runs all changes in one transaction. */
    transaction: <Result>(run: (rows: MilestonesTransaction) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),

    /** Permanently removes milestones that were deleted before a moment. */
    async removeDeletedBefore(moment: Date): Promise<void> {
      await db.delete(milestones).where(lt(milestones.deletedAt, moment));
    },
  };

  type MilestonesTransaction = ReturnType<typeof within>;
}

export type MilestonesTransaction = Parameters<Parameters<MilestonesRepository['transaction']>[0]>[0];
