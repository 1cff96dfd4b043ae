import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import { and, eq, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  managerOf,
  type Participant,
  peopleOf,
  type Recipient,
  type RecipientRow,
} from '../../database/participants.ts';
import { isOf, isPerson, peopleTable, referenceColumn, referenceTo } from '../../database/people.ts';
import { accountUsers, clients, notifications } from '../../database/schema/index.ts';
import { visibleTo } from '../../database/visible-clients.ts';

export type News = Pick<
  typeof notifications.$inferSelect,
  'clientId' | 'kind' | 'text' | 'path' | 'createdAt'
>;

export type DeliveredNews = News & { id: number; company: string };

const isPendingFor = (recipient: Recipient): SQL | undefined =>
  and(isOf(notifications, recipient), isNull(notifications.doneAt));

export function createNotificationsRepository(db: Database) {
  return {
    /** People of the other side who want mail: the client's manager, or the client's people who can sign in. */
    async recipientsOf(clientId: string, from: 'client' | 'team'): Promise<Participant[]> {
      const manager = from === 'client' ? await managerOf(db, clientId) : null;
      const recipients = from === 'team' ? await peopleOf(db, clientId) : manager ? [manager] : [];
      return recipients.filter(({ choice }) => choice !== 'off');
    },

    managerOf: (clientId: string) => managerOf(db, clientId),

    /** The company of a client that has no active manager. Null if it has one. */
    async companyWithoutManager(clientId: string): Promise<string | null> {
      const [row] = await db
        .select({ company: clients.company })
        .from(clients)
        .leftJoin(
          accountUsers,
          and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)),
        )
        .where(and(eq(clients.id, clientId), isNull(accountUsers.id)))
        .limit(1);
      return row?.company ?? null;
    },

    async add(recipients: readonly Recipient[], news: News): Promise<void> {
      if (recipients.length === 0) return;
      await db
        .insert(notifications)
        .values(recipients.map((recipient) => ({ ...news, ...referenceTo(recipient) })));
    },

    /** Cancels pending notifications that a recipient has already seen. */
    async settle(
      recipient: Recipient,
      seen: { clientId: string; kind: string; upTo: Date; now: Date },
    ): Promise<void> {
      await db
        .update(notifications)
        .set({ doneAt: seen.now })
        .where(
          and(
            isPendingFor(recipient),
            eq(notifications.clientId, seen.clientId),
            eq(notifications.kind, seen.kind),
            lte(notifications.createdAt, seen.upTo),
          ),
        );
    },

    /** Returns null if their account is deactivated. */
    async findRecipient({ kind, id }: Recipient): Promise<RecipientRow | null> {
      const people = peopleTable(kind);
      const [row] = await db
        .select({
          name: people.name,
          email: people.email,
          choice: people.notificationChoice,
          timeZone: people.timeZone,
        })
        .from(people)
        .where(and(isPerson(kind, { id }), isNull(people.deactivatedAt)))
        .limit(1);
      return row ?? null;
    },

    async setChoice({ kind, id }: Recipient, notificationChoice: NotificationChoice): Promise<void> {
      await db.update(peopleTable(kind)).set({ notificationChoice }).where(isPerson(kind, { id }));
    },

    /** Cancels all pending notifications of a recipient. */
    async forget(recipient: Recipient, now: Date): Promise<void> {
      await db.update(notifications).set({ doneAt: now }).where(isPendingFor(recipient));
    },

    /**
     * Takes the pending notifications of a recipient, of one client or of all clients they still have access
     * to, so that no other mail repeats them. Oldest first.
     */
    async take(recipient: Recipient, ofClient: string | null, now: Date): Promise<DeliveredNews[]> {
      const { id, clientId, kind, text, path, createdAt } = notifications;
      const taken = await db
        .update(notifications)
        .set({ doneAt: now })
        .from(clients)
        .where(
          and(
            eq(clients.id, clientId),
            isPendingFor(recipient),
            ofClient === null ? undefined : eq(clientId, ofClient),
            visibleTo(db, { kind: recipient.kind, personId: recipient.id }),
          ),
        )
        .returning({ id, clientId, company: clients.company, kind, text, path, createdAt });
      return taken.sort((one, other) => one.id - other.id);
    },

    /**
     * Lists the recipients of the daily mail: those who chose it and have pending notifications, and others
     * with notifications left over since a moment.
     */
    async waitingRecipients(leftOverBefore: Date): Promise<Recipient[]> {
      const recipientsOf = async (kind: Recipient['kind']): Promise<Recipient[]> => {
        const { id, notificationChoice: choice } = peopleTable(kind);
        const people = await db
          .selectDistinct({ id })
          .from(peopleTable(kind))
          .innerJoin(notifications, eq(referenceColumn(notifications, kind), id))
          .where(
            and(
              isNull(notifications.doneAt),
              or(eq(choice, 'daily'), and(ne(choice, 'off'), lt(notifications.createdAt, leftOverBefore))),
            ),
          );
        return people.map((person) => ({ kind, ...person }));
      };
      return [...(await recipientsOf('client')), ...(await recipientsOf('manager'))];
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(notifications).where(lt(notifications.createdAt, moment));
    },
  };
}
