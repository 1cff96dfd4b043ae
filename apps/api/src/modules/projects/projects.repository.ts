import type { Phase } from '@uplift/data-client/contract/project';
import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clients, projects } from '../../database/schema.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export interface ProjectRow {
  clientId: string;
  company: string;
  manager: { id: string; name: string; email: string; bookingUrl: string | null } | null;
  project: { id: string; name: string; phase: Phase; startedOn: string } | null;
}

export type ProjectsRepository = ReturnType<typeof createProjectsRepository>;

export function createProjectsRepository(db: Database) {
  return {
    /** A client with its latest project; null where the viewer has nothing to do with it. */
    find: async (viewer: Viewer, clientId: string): Promise<ProjectRow | null> => {
      const [row] = await db
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
          },
        })
        .from(clients)
        .leftJoin(
          accountUsers,
          and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)),
        )
        .leftJoin(projects, eq(projects.clientId, clients.id))
        .where(and(eq(clients.id, clientId), visibleTo(db, viewer)))
        .orderBy(desc(projects.startedOn), desc(projects.id))
        .limit(1);
      return row ?? null;
    },
  };
}
