import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from './database.ts';
import { accountUsers, clientPeople, clients } from './schema/index.ts';

/** Who is notified of news: a person of a client, or a manager. */
export interface Recipient {
  kind: 'client' | 'manager';
  id: string;
}

/** The data needed to send mail to a recipient. */
export type RecipientRow = Pick<typeof accountUsers.$inferSelect, 'name' | 'email' | 'timeZone'> & {
  choice: NotificationChoice;
};

/** A person of a client or its manager, and when they want mail. */
export type Participant = Recipient & RecipientRow;

const columnsOf = (people: typeof accountUsers | typeof clientPeople) => ({
  id: people.id,
  name: people.name,
  email: people.email,
  choice: people.notificationChoice,
  timeZone: people.timeZone,
});

/** The people of a client who can sign in. None if the client is deactivated. */
export async function peopleOf(tx: Database, clientId: string): Promise<Participant[]> {
  const people = await tx
    .select(columnsOf(clientPeople))
    .from(clientPeople)
    .innerJoin(clients, eq(clients.id, clientPeople.clientId))
    .where(
      and(
        eq(clients.id, clientId),
        isNull(clients.deactivatedAt),
        isNull(clientPeople.deactivatedAt),
        isNotNull(clientPeople.passwordHash),
      ),
    )
    .orderBy(clientPeople.createdAt, clientPeople.id);
  return people.map((person) => ({ kind: 'client', ...person }));
}

/** The manager of a client. Null if it has none, or if their account or the client is deactivated. */
export async function managerOf(tx: Database, clientId: string): Promise<Participant | null> {
  const [manager] = await tx
    .select(columnsOf(accountUsers))
    .from(accountUsers)
    .innerJoin(clients, eq(clients.managerId, accountUsers.id))
    .where(and(eq(clients.id, clientId), isNull(clients.deactivatedAt), isNull(accountUsers.deactivatedAt)));
  return manager ? { kind: 'manager', ...manager } : null;
}
