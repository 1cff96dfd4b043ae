import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { accountUsers, clients, milestones, projects } from '../../database/schema/index.ts';
import { updateVersion } from '../../database/update-version.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

type Project = typeof projects.$inferSelect;
type PlannedMilestone = Pick<typeof milestones.$inferSelect, 'phase' | 'title' | 'dueOn'>;

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;
export type ProjectRow = NonNullable<Awaited<ReturnType<ProjectsRepository['find']>>>;

export function createProjectsRepository(db: Database) {
  return {
    /** Adds a project in its first phase, with its milestones in order. @returns the project's ID */
    async add(
      project: Pick<Project, 'clientId' | 'name' | 'startedOn' | 'estimate'>,
      planned: readonly PlannedMilestone[],
    ): Promise<string> {
      const { id } = one(
        await db
          .insert(projects)
          .values({ ...project, phase: 'audit' })
          .returning({ id: projects.id }),
      );
      await db
        .insert(milestones)
        .values(planned.map((milestone, position) => ({ ...milestone, projectId: id, position })));
      return id;
    },

    /** A client with its latest project, or null if the viewer has no access to the client. */
    async find(viewer: Viewer, clientId: string) {
      const { id, name, phase, startedOn, blockedReason, blockedAt, version } = projects;
      const { email, bookingUrl } = accountUsers;
      const [row] = await db
        .select({
          clientId: clients.id,
          company: clients.company,
          manager: { id: accountUsers.id, name: accountUsers.name, email, bookingUrl },
          project: { id, name, phase, startedOn, blockedReason, blockedAt, version },
        })
        .from(clients)
        .leftJoin(
          accountUsers,
          and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)),
        )
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .orderBy(desc(projects.startedOn), desc(projects.id))
        .limit(1);
      return row ?? null;
    },

    /** @returns whether the row still had that version */
    update: (
      project: Pick<Project, 'id' | 'version'>,
      fields: Pick<Project, 'phase' | 'blockedReason' | 'blockedAt'>,
    ): Promise<boolean> => updateVersion(db, projects, project, fields),
  };
}
