import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople, clients, projects } from '../../database/schema/index.ts';
import { findVisibleClient, type Viewer } from '../../database/visible-clients.ts';

export type OwnDataRepository = ReturnType<typeof createOwnDataRepository>;

/** Export data that no other module owns, and the access check for clients. */
export function createOwnDataRepository(db: Database) {
  return {
    client: (viewer: Viewer, clientId: string) => findVisibleClient(db, viewer, clientId),

    listPeople: (clientId: string) =>
      db
        .select({ name: clientPeople.name, email: clientPeople.email, createdAt: clientPeople.createdAt })
        .from(clientPeople)
        .where(eq(clientPeople.clientId, clientId))
        .orderBy(asc(clientPeople.createdAt), asc(clientPeople.id)),

    /** The account of one of the client's users. */
    listAccount: (personId: string) =>
      db
        .select({
          name: clientPeople.name,
          email: clientPeople.email,
          notifications: clientPeople.notificationChoice,
          timeZone: clientPeople.timeZone,
          createdAt: clientPeople.createdAt,
        })
        .from(clientPeople)
        .where(eq(clientPeople.id, personId)),

    listProjects: (clientId: string) =>
      db
        .select({
          company: clients.company,
          name: projects.name,
          phase: projects.phase,
          startedOn: projects.startedOn,
          manager: accountUsers.name,
          managerEmail: accountUsers.email,
          managerBookingUrl: accountUsers.bookingUrl,
        })
        .from(projects)
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .leftJoin(
          accountUsers,
          and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)),
        )
        .where(eq(projects.clientId, clientId))
        .orderBy(projects.startedOn, projects.id),

    transaction: <Result>(run: (tx: Database) => Promise<Result>): Promise<Result> => db.transaction(run),
  };
}
