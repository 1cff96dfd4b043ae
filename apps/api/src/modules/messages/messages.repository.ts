import { and, asc, desc, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import { one } from '../../database/one.ts';
import { readPersonName } from '../../database/person-name.ts';
import { messageReads, messages, messageThreads } from '../../database/schema/index.ts';
import type { Viewer } from '../../database/visible-clients.ts';

export type MessageRow = typeof messages.$inferSelect;

export function createMessagesRepository(db: Database) {
  return {
    nameOf: (sender: Viewer) => readPersonName(db, sender),

    /** Locks the thread until the transaction ends, so message numbers have no gaps and stay in order. */
    async add(message: Omit<MessageRow, 'id' | 'number'>): Promise<MessageRow> {
      const threads = await db
        .insert(messageThreads)
        .values({ clientId: message.clientId, lastNumber: 1 })
        .onConflictDoUpdate({
          target: messageThreads.clientId,
          set: { lastNumber: sql`${messageThreads.lastNumber} + 1` },
        })
        .returning({ number: messageThreads.lastNumber });
      const row = { ...message, ...one(threads) };
      return one(await db.insert(messages).values(row).returning());
    },

    /** Latest first. */
    list: (clientId: string, before: number | undefined, limit: number): Promise<MessageRow[]> =>
      db
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

    /** The whole thread for the client's data export, earliest first. */
    listForExport: (clientId: string) =>
      db
        .select({
          number: messages.number,
          from: messages.side,
          sender: messages.senderName,
          text: messages.body,
          createdAt: messages.createdAt,
        })
        .from(messages)
        .where(eq(messages.clientId, clientId))
        .orderBy(asc(messages.number)),

    /** How far each participant of the thread has read. */
    reads: (clientId: string) => db.select().from(messageReads).where(eq(messageReads.clientId, clientId)),

    /** Returns whether they hadn't read that far before. */
    async markRead(read: typeof messageReads.$inferInsert): Promise<boolean> {
      const changed = await db
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
      const readUpTo = db
        .select({ number: messageReads.lastNumber })
        .from(messageReads)
        .where(and(eq(messageReads.clientId, clientId), eq(messageReads.personId, personId)));
      const unread = db
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
      return db.$count(unread);
    },
  };
}
