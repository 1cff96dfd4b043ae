import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import { and, eq, isNull, lt, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  managerOf,
  type Participant,
  peopleOf,
  type Receiver,
  type ReceiverRow,
} from '../../database/participants.ts';
import { accountUsers, clientPeople, clients, notifications } from '../../database/schema/index.ts';
import { visibleTo } from '../../database/visible-clients.ts';

export { managerOf, type Receiver };

export interface News {
  clientId: string;
  /** Such as `message`. */
  kind: string;
  text: string;
  /** The path after the address of the client, such as `messages`. */
  path: string;
  createdAt: Date;
}

export interface DeliveredNews extends News {
  id: number;
  company: string;
}

const columnOf = ({ kind }: Pick<Receiver, 'kind'>) =>
  kind === 'client' ? notifications.clientPersonId : notifications.accountUserId;

const isPendingFor = (receiver: Receiver): SQL | undefined =>
  and(eq(columnOf(receiver), receiver.id), isNull(notifications.doneAt));

/** People of the other side who want mail: the client's manager, or the client's people who can sign in. */
export async function receiversOf(
  tx: Database,
  clientId: string,
  from: 'client' | 'team',
): Promise<Participant[]> {
  const manager = from === 'client' ? await managerOf(tx, clientId) : null;
  const receivers = from === 'team' ? await peopleOf(tx, clientId) : manager ? [manager] : [];
  return receivers.filter(({ choice }) => choice !== 'off');
}

/** The company of a client that has no active manager. Null if it has one. */
export async function companyWithoutManager(tx: Database, clientId: string): Promise<string | null> {
  const [row] = await tx
    .select({ company: clients.company })
    .from(clients)
    .leftJoin(accountUsers, and(eq(accountUsers.id, clients.managerId), isNull(accountUsers.deactivatedAt)))
    .where(and(eq(clients.id, clientId), isNull(accountUsers.id)))
    .limit(1);
  return row?.company ?? null;
}

export async function addNotifications(
  tx: Database,
  receivers: readonly Receiver[],
  news: News,
): Promise<void> {
  if (receivers.length === 0) return;
  await tx.insert(notifications).values(
    receivers.map(({ kind, id }) => ({
      ...news,
      accountUserId: kind === 'manager' ? id : null,
      clientPersonId: kind === 'client' ? id : null,
    })),
  );
}

/** Cancels pending notifications that a receiver has already seen. */
export async function settleNotifications(
  tx: Database,
  receiver: Receiver,
  seen: { clientId: string; kind: string; upTo: Date; now: Date },
): Promise<void> {
  await tx
    .update(notifications)
    .set({ doneAt: seen.now })
    .where(
      and(
        isPendingFor(receiver),
        eq(notifications.clientId, seen.clientId),
        eq(notifications.kind, seen.kind),
        lte(notifications.createdAt, seen.upTo),
      ),
    );
}

export type NotificationsRepository = ReturnType<typeof createNotificationsRepository>;

export function createNotificationsRepository(db: Database) {
  const within = (tx: Database) => ({
    tx,

    /** Returns null if their account is deactivated. */
    async findReceiver({ kind, id }: Receiver): Promise<ReceiverRow | null> {
      const people = kind === 'client' ? clientPeople : accountUsers;
      const [row] = await tx
        .select({
          name: people.name,
          email: people.email,
          choice: people.notificationChoice,
          timeZone: people.timeZone,
        })
        .from(people)
        .where(and(eq(people.id, id), isNull(people.deactivatedAt)))
        .limit(1);
      return row ?? null;
    },

    async setChoice({ kind, id }: Receiver, choice: NotificationChoice): Promise<void> {
      const people = kind === 'client' ? clientPeople : accountUsers;
      await tx.update(people).set({ notificationChoice: choice }).where(eq(people.id, id));
    },

    /** Cancels all pending notifications of a receiver. */
    async forget(receiver: Receiver, now: Date): Promise<void> {
      await tx.update(notifications).set({ doneAt: now }).where(isPendingFor(receiver));
    },

    /**
     * Takes the pending notifications of a receiver, of one client or of all clients they still have access
     * to, so that no other mail repeats them. Oldest first.
     */
    async take(receiver: Receiver, clientId: string | null, now: Date): Promise<DeliveredNews[]> {
      const viewer = { kind: receiver.kind, personId: receiver.id };
      const taken = await tx
        .update(notifications)
        .set({ doneAt: now })
        .from(clients)
        .where(
          and(
            eq(clients.id, notifications.clientId),
            isPendingFor(receiver),
            clientId === null ? undefined : eq(notifications.clientId, clientId),
            visibleTo(tx, viewer),
          ),
        )
        .returning({
          id: notifications.id,
          clientId: notifications.clientId,
          company: clients.company,
          kind: notifications.kind,
          text: notifications.text,
          path: notifications.path,
          createdAt: notifications.createdAt,
        });
      return taken.sort((one, other) => one.id - other.id);
    },
  });

  return {
    ...within(db),

    /**
     * Lists the receivers of the daily mail: those who chose it and have pending notifications, and others
     * with notifications left over since a moment.
     */
    async waitingReceivers(leftOverBefore: Date): Promise<Receiver[]> {
      const due = (choice: typeof clientPeople.notificationChoice | typeof accountUsers.notificationChoice) =>
        and(
          isNull(notifications.doneAt),
          or(eq(choice, 'daily'), and(ne(choice, 'off'), lt(notifications.createdAt, leftOverBefore))),
        );
      const people = await db
        .selectDistinct({ id: clientPeople.id })
        .from(notifications)
        .innerJoin(clientPeople, eq(clientPeople.id, notifications.clientPersonId))
        .where(due(clientPeople.notificationChoice));
      const managers = await db
        .selectDistinct({ id: accountUsers.id })
        .from(notifications)
        .innerJoin(accountUsers, eq(accountUsers.id, notifications.accountUserId))
        .where(due(accountUsers.notificationChoice));
      return [
        ...people.map(({ id }) => ({ kind: 'client' as const, id })),
        ...managers.map(({ id }) => ({ kind: 'manager' as const, id })),
      ];
    },

    async removeBefore(moment: Date): Promise<void> {
      await db.delete(notifications).where(lt(notifications.createdAt, moment));
    },

    transaction: <Result>(run: (rows: ReturnType<typeof within>) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };
}
