import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { readPersonName } from '../../database/person-name.ts';
import { clients, messageReads, messages, messageThreads } from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

export type MessageRow = typeof messages.$inferSelect;
export type Side = MessageRow['side'];

export type MessagesRepository = ReturnType<typeof createMessagesRepository>;

export function createMessagesRepository(db: Database) {
  const within = (tx: Database) => ({
    tx,

    /** Finds the client of a thread. Null if the viewer has no access to it. */
    async findClient(viewer: Viewer, clientId: string): Promise<{ id: string; company: string } | null> {
      const [row] = await tx
        .select({ id: clients.id, company: clients.company })
        .from(clients)
        .where(and(eq(clients.id, clientId), visibleTo(tx, viewer)))
        .limit(1);
      return row ?? null;
    },

    nameOf: (sender: Viewer) => readPersonName(tx, sender),

    /** Locks the thread until the transaction ends, so message numbers have no gaps and stay in order. */
    async add(message: Omit<MessageRow, 'id' | 'number'>): Promise<MessageRow> {
      const [thread] = await tx
        .insert(messageThreads)
        .values({ clientId: message.clientId, lastNumber: 1 })
        .onConflictDoUpdate({
          target: messageThreads.clientId,
          set: { lastNumber: sql`${messageThreads.lastNumber} + 1` },
        })
        .returning({ number: messageThreads.lastNumber });
      if (!thread) throw new Error('The database gave no number for a new message.');
      const [row] = await tx
        .insert(messages)
        .values({ ...message, number: thread.number })
        .returning();
      if (!row) throw new Error('The database returned no row for a new message.');
      return row;
    },

    /** Latest first. */
    list: (clientId: string, before: number | undefined, limit: number): Promise<MessageRow[]> =>
      tx
        .select()
        .from(messages)
        .where(
          and(
            eq(messages.clientId, clientId),
            before === undefined ? undefined : lt(messages.number, before),
          ),
        )
        .orderBy(desc(messages.number))
        .limit(limit),

    /** The whole thread, earliest first. */
    listAll: (clientId: string): Promise<MessageRow[]> =>
      tx.select().from(messages).where(eq(messages.clientId, clientId)).orderBy(asc(messages.number)),

    /** The last message up to a number. Null if there is none. */
    async lastUpTo(clientId: string, number: number): Promise<MessageRow | null> {
      const [row] = await tx
        .select()
        .from(messages)
        .where(and(eq(messages.clientId, clientId), lt(messages.number, number + 1)))
        .orderBy(desc(messages.number))
        .limit(1);
      return row ?? null;
    },

    /** How far each participant of the thread has read. */
    reads: (clientId: string) =>
      tx
        .select({
          personId: messageReads.personId,
          side: messageReads.side,
          lastNumber: messageReads.lastNumber,
        })
        .from(messageReads)
        .where(eq(messageReads.clientId, clientId)),

    /** Returns whether they hadn't read that far before. */
    async markRead(read: typeof messageReads.$inferInsert): Promise<boolean> {
      const changed = await tx
        .insert(messageReads)
        .values(read)
        .onConflictDoUpdate({
          target: [messageReads.clientId, messageReads.personId],
          set: { lastNumber: read.lastNumber, readAt: read.readAt, side: read.side },
          setWhere: lt(messageReads.lastNumber, read.lastNumber),
        })
        .returning({ lastNumber: messageReads.lastNumber });
      return changed.length > 0;
    },

    /** Counts the messages of others that a person hasn't read, up to the limit. */
    async countUnread(clientId: string, personId: string, limit: number): Promise<number> {
      const readUpTo = tx
        .select({ number: messageReads.lastNumber })
        .from(messageReads)
        .where(and(eq(messageReads.clientId, clientId), eq(messageReads.personId, personId)));
      const unread = tx
        .select({ number: messages.number })
        .from(messages)
        .where(
          and(
            eq(messages.clientId, clientId),
            gt(messages.number, sql`coalesce((${readUpTo}), 0)`),
            ne(messages.senderId, personId),
          ),
        )
        .limit(limit)
        .as('unread');
      return tx.$count(unread);
    },
  });

  return {
    ...within(db),
    transaction: <Result>(run: (rows: ReturnType<typeof within>) => Promise<Result>): Promise<Result> =>
      db.transaction((tx) => run(within(tx))),
  };
}
