import type {
  DeliverableState,
  DocumentType,
  MilestoneState,
  Phase,
  Side,
} from '@uplift/data-client/contract/project';
import { and, asc, desc, eq, inArray, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  accountUsers,
  clientPeople,
  clients,
  deliverableSteps,
  deliverables,
  deliverableVersions,
  milestones,
  projects,
} from '../../database/schema/index.ts';
import { seesAsClient, type Viewer, visibleTo } from '../../database/visible-clients.ts';

export interface VersionRow {
  number: number;
  name: string;
  type: DocumentType;
  byteSize: number;
  uploadedAt: Date;
  uploadedBy: string | null;
  sharedAt: Date | null;
}

export interface StepRow {
  state: DeliverableState;
  number: number;
  comment: string;
  side: Side;
  by: string | null;
  at: Date;
}

export interface DeliverableRow {
  id: string;
  milestoneId: string;
  title: string;
  note: string;
  state: DeliverableState;
  stateSince: Date;
  version: number;
  versions: VersionRow[];
  steps: StepRow[];
}

export interface MilestoneRow {
  id: string;
  phase: Phase;
  title: string;
  description: string;
  dueOn: string;
  state: MilestoneState;
  startedAt: Date | null;
  completedAt: Date | null;
  version: number;
  deliverables: DeliverableRow[];
}

/** Phases don't sort alphabetically. */
const phaseOrder = sql`case ${milestones.phase} when 'audit' then 0 when 'optimize' then 1 else 2 end`;

/** Reads plans as their viewers see them. Clients don't see drafts. */
export function createPlanRepository(db: Database) {
  /** The client's latest project. Null if the viewer can't see the client. */
  async function findProject(viewer: Viewer, clientId: string): Promise<{ id: string } | null> {
    const [row] = await db
      .select({ id: projects.id })
      .from(clients)
      .innerJoin(projects, eq(projects.clientId, clients.id))
      .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
      .orderBy(desc(projects.startedOn), desc(projects.id))
      .limit(1);
    return row ?? null;
  }

  async function listDeliverables(viewer: Viewer, condition: SQL): Promise<DeliverableRow[]> {
    const asClient = seesAsClient(viewer);
    const rows = await db
      .select({
        id: deliverables.id,
        milestoneId: deliverables.milestoneId,
        title: deliverables.title,
        note: deliverables.note,
        state: deliverables.state,
        stateSince: deliverables.stateSince,
        version: deliverables.version,
      })
      .from(deliverables)
      .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
      .innerJoin(projects, eq(projects.id, milestones.projectId))
      .innerJoin(clients, eq(clients.id, projects.clientId))
      .where(
        and(
          condition,
          isNull(deliverables.deletedAt),
          isNull(milestones.deletedAt),
          asClient ? ne(deliverables.state, 'draft') : undefined,
          visibleTo(db, viewer),
        ),
      )
      .orderBy(asc(deliverables.createdAt), asc(deliverables.id));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const [versions, steps] = [
      await db
        .select({
          deliverableId: deliverableVersions.deliverableId,
          number: deliverableVersions.number,
          name: deliverableVersions.name,
          type: deliverableVersions.type,
          byteSize: deliverableVersions.byteSize,
          uploadedAt: deliverableVersions.uploadedAt,
          uploadedBy: accountUsers.name,
          sharedAt: deliverableVersions.sharedAt,
        })
        .from(deliverableVersions)
        .leftJoin(accountUsers, eq(accountUsers.id, deliverableVersions.uploadedBy))
        .where(
          and(
            inArray(deliverableVersions.deliverableId, ids),
            asClient ? isNotNull(deliverableVersions.sharedAt) : undefined,
          ),
        )
        .orderBy(desc(deliverableVersions.number)),
      await db
        .select({
          deliverableId: deliverableSteps.deliverableId,
          state: deliverableSteps.state,
          number: deliverableSteps.number,
          comment: deliverableSteps.comment,
          side: deliverableSteps.side,
          by: sql<string | null>`coalesce(${accountUsers.name}, ${clientPeople.name})`,
          at: deliverableSteps.occurredAt,
        })
        .from(deliverableSteps)
        .leftJoin(accountUsers, eq(accountUsers.id, deliverableSteps.actorId))
        .leftJoin(clientPeople, eq(clientPeople.id, deliverableSteps.actorId))
        .where(inArray(deliverableSteps.deliverableId, ids))
        .orderBy(asc(deliverableSteps.id)),
    ];
    const versionsOf = Map.groupBy(versions, ({ deliverableId }) => deliverableId);
    const stepsOf = Map.groupBy(steps, ({ deliverableId }) => deliverableId);
    return rows.map((row) => ({
      ...row,
      versions: versionsOf.get(row.id) ?? [],
      steps: stepsOf.get(row.id) ?? [],
    }));
  }

  async function listMilestones(viewer: Viewer, condition: SQL): Promise<MilestoneRow[]> {
    const rows = await db
      .select({
        id: milestones.id,
        phase: milestones.phase,
        title: milestones.title,
        description: milestones.description,
        dueOn: milestones.dueOn,
        state: milestones.state,
        startedAt: milestones.startedAt,
        completedAt: milestones.completedAt,
        version: milestones.version,
      })
      .from(milestones)
      .innerJoin(projects, eq(projects.id, milestones.projectId))
      .innerJoin(clients, eq(clients.id, projects.clientId))
      .where(and(condition, isNull(milestones.deletedAt), visibleTo(db, viewer)))
      .orderBy(phaseOrder, asc(milestones.position), asc(milestones.id));
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const all = await listDeliverables(viewer, inArray(deliverables.milestoneId, ids));
    const deliverablesOf = Map.groupBy(all, ({ milestoneId }) => milestoneId);
    return rows.map((row) => ({ ...row, deliverables: deliverablesOf.get(row.id) ?? [] }));
  }

  return {
    findProject,

    /** All projects of a client, oldest first. */
    listProjects: (viewer: Viewer, clientId: string): Promise<{ id: string; name: string }[]> =>
      db
        .select({ id: projects.id, name: projects.name })
        .from(clients)
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .orderBy(asc(projects.startedOn), asc(projects.id)),

    /** Lists a project's milestones in order with all their data, in four queries however many there are. */
    listMilestones: (viewer: Viewer, projectId: string): Promise<MilestoneRow[]> =>
      listMilestones(viewer, eq(milestones.projectId, projectId)),

    /** Finds a milestone with its deliverables. Null if the viewer can't see it. */
    async findMilestone(viewer: Viewer, id: string): Promise<MilestoneRow | null> {
      const [milestone] = await listMilestones(viewer, eq(milestones.id, id));
      return milestone ?? null;
    },

    /** Finds a deliverable with its files and steps. Null if the viewer can't see it. */
    async findDeliverable(viewer: Viewer, id: string): Promise<DeliverableRow | null> {
      const [deliverable] = await listDeliverables(viewer, eq(deliverables.id, id));
      return deliverable ?? null;
    },
  };
}

export type PlanRepository = ReturnType<typeof createPlanRepository>;
