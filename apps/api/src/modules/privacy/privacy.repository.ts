import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { accountUsers, clientPeople, clients, projects } from '../../database/schema/index.ts';

/** Export data that no other module owns. */
export function createOwnDataRepository(db: Database) {
  return {
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

    /** What the client calculated before each of its projects. */
    listEstimates: (clientId: string) =>
      db
        .select({ project: projects.name, estimate: projects.estimate })
        .from(projects)
        .where(and(eq(projects.clientId, clientId), isNotNull(projects.estimate)))
        .orderBy(projects.startedOn, projects.id),

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
  };
}
