import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  inArray,
  isNotNull,
  isNull,
  ne,
  type SQL,
  sql,
} from 'drizzle-orm';
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

type PlanRepository = ReturnType<typeof createPlanRepository>;
export type MilestoneRow = Awaited<ReturnType<PlanRepository['listMilestones']>>[number];
export type DeliverableRow = MilestoneRow['deliverables'][number];

/** Phases don't sort alphabetically. */
const phaseOrder = sql`case ${milestones.phase} when 'audit' then 0 when 'optimize' then 1 else 2 end`;

/** Reads plans as their viewers see them. Clients don't see drafts. */
export function createPlanRepository(db: Database) {
  function listVersions(viewer: Viewer, deliverableIds: string[]) {
    const { checksum, storageKey, ...columns } = getTableColumns(deliverableVersions);
    return db
      .select({ ...columns, uploadedBy: accountUsers.name })
      .from(deliverableVersions)
      .leftJoin(accountUsers, eq(accountUsers.id, deliverableVersions.uploadedBy))
      .where(
        and(
          inArray(deliverableVersions.deliverableId, deliverableIds),
          seesAsClient(viewer) ? isNotNull(deliverableVersions.sharedAt) : undefined,
        ),
      )
      .orderBy(desc(deliverableVersions.number));
  }

  function listSteps(deliverableIds: string[]) {
    const { id, actorId, occurredAt, ...columns } = getTableColumns(deliverableSteps);
    return db
      .select({
        ...columns,
        by: sql<string | null>`coalesce(${accountUsers.name}, ${clientPeople.name})`,
        at: occurredAt,
      })
      .from(deliverableSteps)
      .leftJoin(accountUsers, eq(accountUsers.id, actorId))
      .leftJoin(clientPeople, eq(clientPeople.id, actorId))
      .where(inArray(deliverableSteps.deliverableId, deliverableIds))
      .orderBy(asc(id));
  }

  async function listDeliverables(viewer: Viewer, condition: SQL) {
    const { deletedAt, createdAt, updatedAt, ...columns } = getTableColumns(deliverables);
    const rows = await db
      .select(columns)
      .from(deliverables)
      .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
      .innerJoin(projects, eq(projects.id, milestones.projectId))
      .innerJoin(clients, eq(clients.id, projects.clientId))
      .where(
        and(
          condition,
          isNull(deletedAt),
          isNull(milestones.deletedAt),
          seesAsClient(viewer) ? ne(deliverables.state, 'draft') : undefined,
          visibleTo(db, viewer),
        ),
      )
      .orderBy(asc(createdAt), asc(deliverables.id));
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    const versions = Map.groupBy(await listVersions(viewer, ids), ({ deliverableId }) => deliverableId);
    const steps = Map.groupBy(await listSteps(ids), ({ deliverableId }) => deliverableId);
    return rows.map((row) => ({
      ...row,
      versions: versions.get(row.id) ?? [],
      steps: steps.get(row.id) ?? [],
    }));
  }

  async function listMilestones(viewer: Viewer, condition: SQL) {
    const { projectId, position, deletedAt, createdAt, updatedAt, ...columns } = getTableColumns(milestones);
    const rows = await db
      .select(columns)
      .from(milestones)
      .innerJoin(projects, eq(projects.id, projectId))
      .innerJoin(clients, eq(clients.id, projects.clientId))
      .where(and(condition, isNull(deletedAt), visibleTo(db, viewer)))
      .orderBy(phaseOrder, asc(position), asc(milestones.id));
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const all = await listDeliverables(viewer, inArray(deliverables.milestoneId, ids));
    const deliverablesOf = Map.groupBy(all, ({ milestoneId }) => milestoneId);
    return rows.map((row) => ({ ...row, deliverables: deliverablesOf.get(row.id) ?? [] }));
  }

  return {
    /** The client's latest project. Null if the viewer can't see the client. */
    async findProject(viewer: Viewer, clientId: string): Promise<{ id: string } | null> {
      const [row] = await db
        .select({ id: projects.id })
        .from(clients)
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .orderBy(desc(projects.startedOn), desc(projects.id))
        .limit(1);
      return row ?? null;
    },

    /** All projects of a client, oldest first. */
    listProjects: (viewer: Viewer, clientId: string): Promise<{ id: string; name: string }[]> =>
      db
        .select({ id: projects.id, name: projects.name })
        .from(clients)
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .orderBy(asc(projects.startedOn), asc(projects.id)),

    /** Lists a project's milestones in order with all their data, in four queries however many there are. */
    listMilestones: (viewer: Viewer, projectId: string) =>
      listMilestones(viewer, eq(milestones.projectId, projectId)),

    /** Finds a milestone with its deliverables. Null if the viewer can't see it. */
    async findMilestone(viewer: Viewer, id: string) {
      const [milestone] = await listMilestones(viewer, eq(milestones.id, id));
      return milestone ?? null;
    },

    /** Finds a deliverable with its files and steps. Null if the viewer can't see it. */
    async findDeliverable(viewer: Viewer, id: string) {
      const [deliverable] = await listDeliverables(viewer, eq(deliverables.id, id));
      return deliverable ?? null;
    },
  };
}
