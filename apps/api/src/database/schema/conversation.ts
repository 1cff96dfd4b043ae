import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { accountUsers, clientPeople, clients } from './accounts.ts';
import { belongsTo, id, increasingId, moment } from './columns.ts';

/** Conversation of a client with the team. Created with the first message. */
export const messageThreads = pgTable('message_threads', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** Number of the last message. Each new message increments it, so that messages have an order. */
  lastNumber: integer('last_number').notNull(),
});

/** Messages between clients and the team. */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    /** From 1, without gaps, in the order in which they became visible. */
    number: integer('number').notNull(),
    side: text('side', { enum: ['client', 'team'] }).notNull(),
    /** An account user or a person of the client. Not a reference: the message outlives them. */
    senderId: uuid('sender_id').notNull(),
    senderName: text('sender_name').notNull(),
    body: text('body').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('messages_by_client').on(table.clientId, table.number),
    check('messages_side', sql`${table.side} in ('client', 'team')`),
  ],
);

/** How far a person has read a client's messages. */
export const messageReads = pgTable(
  'message_reads',
  {
    clientId: belongsTo('client_id', () => clients.id),
    /** An account user or a person of the client. */
    personId: uuid('person_id').notNull(),
    side: text('side', { enum: ['client', 'team'] }).notNull(),
    /** Number of the last message that they have read. */
    lastNumber: integer('last_number').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.personId] }),
    check('message_reads_side', sql`${table.side} in ('client', 'team')`),
  ],
);

/** News of a project to e-mail to a person, unless they see it first. */
export const notifications = pgTable(
  'notifications',
  {
    id: increasingId(),
    clientId: belongsTo('client_id', () => clients.id),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    /** Kind of news, such as `message`. News of a kind that was read isn't mailed anymore. */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    /** Where it can be seen: path after the client's address, such as `messages`. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was added to a mail, or seen before that. */
    doneAt: moment('done_at'),
  },
  (table) => [
    index('notifications_of_team')
      .on(table.accountUserId, table.clientId)
      .where(sql`${table.doneAt} is null`),
    index('notifications_of_clients').on(table.clientPersonId).where(sql`${table.doneAt} is null`),
    index('notifications_by_time').on(table.createdAt),
    check(
      'notifications_receiver',
      sql`(${table.accountUserId} is null) <> (${table.clientPersonId} is null)`,
    ),
  ],
);
