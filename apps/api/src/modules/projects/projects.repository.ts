import type { Phase } from '@uplift/data-client/contract/project';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clients, milestones, projects } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export interface NewProject {
  clientId: string;
  name: string;
  /** YYYY-MM-DD, like `dueOn` */
  startedOn: string;
  milestones: readonly { phase: Phase; title: string; dueOn: string }[];
}

export interface ProjectRow {
  clientId: string;
  company: string;
  manager: { id: string; name: string; email: string; bookingUrl: string | null } | null;
  project: {
    id: string;
    name: string;
    phase: Phase;
    startedOn: string;
    blockedReason: string | null;
    blockedAt: Date | null;
    version: number;
  };
}

/** The transaction in which a client is added. */
export type ProjectsTransaction = Database;

/** Adds a project in its first phase, with its milestones in order. @returns the project's ID */
export async function addProject(
  tx: ProjectsTransaction,
  { milestones: planned, ...project }: NewProject,
): Promise<string> {
  const [added] = await tx
    .insert(projects)
    .values({ ...project, phase: 'audit' })
    .returning({ id: projects.id });
  if (!added) throw new Error('The database returned no row for a new project.');
  await tx
    .insert(milestones)
    .values(planned.map((milestone, position) => ({ ...milestone, projectId: added.id, position })));
  return added.id;
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;

export function createProjectsRepository(db: Database) {
  const within = (tx: Database) => ({
    tx,

    /** A client with its latest project, or null if the viewer has no access to the client. */
    async find(viewer: Viewer, clientId: string): Promise<ProjectRow | null> {
      const [row] = await tx
        .select({
          clientId: clients.id,
          company: clients.company,
          manager: {
            id: accountUsers.id,
            name: accountUsers.name,
            email: accountUsers.email,
            bookingUrl: accountUsers.bookingUrl,
          },
          project: {
            id: projects.id,
            name: projects.name,
            phase: projects.phase,
            startedOn: projects.startedOn,
            blockedReason: projects.blockedReason,
            blockedAt: projects.blockedAt,
            version: projects.version,
          },
        })
        .from(clients)
        .leftJoin(
          accountUsers,
          and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)),
        )
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(tx, viewer)))
        .orderBy(desc(projects.startedOn), desc(projects.id))
        .limit(1);
      return row ?? null;
    },

    /** @returns whether the row still had that version */
    async update(
      id: string,
      version: number,
      fields: { phase: Phase; blockedReason: string | null; blockedAt: Date | null },
    ): Promise<boolean> {
      const changed = await tx
        .update(projects)
        .set({ ...fields, version: version + 1 })
        .where(and(eq(projects.id, id), eq(projects.version, version)))
        .returning({ id: projects.id });
      return changed.length > 0;
    },
  });

  return {
    find: within(db).find,

    transaction: <Result>(run: (rows: ReturnType<typeof within>) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };
}
