import type { DocumentType } from '@uplift/data-client/contract/project';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wordsOf } from '../words-of.ts';
import { accountUsers, clients } from './accounts.ts';
import { belongsTo, deletedAt, id, moment, storedFile, version, versioned } from './columns.ts';

/** Documents of clients. Columns of the newest file are copied here, so that lists can be sorted by them. */
export const documents = pgTable(
  'documents',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    name: text('name').notNull(),
    /** The side that added it. */
    side: text('side', { enum: ['client', 'team'] }).notNull(),
    /** When it was shared with the client. Unset: not shared. */
    sharedAt: moment('shared_at'),
    type: text('type').$type<DocumentType>().notNull(),
    byteSize: integer('byte_size').notNull(),
    /** Number of the newest file. */
    number: integer('number').notNull().default(1),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    deletedAt: deletedAt(),
    ...versioned(),
  },
  (table) => [
    index('documents_by_upload').on(table.clientId, table.uploadedAt, table.id),
    index('documents_by_name').on(table.clientId, sql`lower(${table.name})`, table.id),
    index('documents_by_size').on(table.clientId, table.byteSize, table.id),
    index('documents_in_trash').on(table.deletedAt),
    index('documents_words').using('gin', wordsOf(table.name)),
    check('documents_side', sql`${table.side} in ('client', 'team')`),
  ],
);

/** All files of a document. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: belongsTo('document_id', () => documents.id),
    number: integer('number').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    ...storedFile(),
    /** Name of the uploader at that time. */
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.number] }),
    index('document_versions_by_storage_key').on(table.storageKey),
  ],
);

/** Past and planned meetings of a client and its manager. */
export const meetings = pgTable(
  'meetings',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text('place').notNull().default(''),
    notes: text('notes').notNull().default(''),
    state: text('state', { enum: ['planned', 'held', 'cancelled'] }).notNull(),
    deletedAt: deletedAt(),
    ...versioned(),
  },
  (table) => [
    index('meetings_by_end').on(table.clientId, table.endsAt, table.id),
    index('meetings_in_trash').on(table.deletedAt),
    check('meetings_state', sql`${table.state} in ('planned', 'held', 'cancelled')`),
    check('meetings_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** Internal notes of the consultancy about a client. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    text: text('text').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    /** Name of the author at that time. */
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: deletedAt(),
    version: version(),
  },
  (table) => [
    index('internal_notes_in_order').on(table.clientId, table.pinned, table.createdAt, table.id),
    index('internal_notes_in_trash').on(table.deletedAt),
    index('internal_notes_words').using('gin', wordsOf(table.text, table.author)),
  ],
);

/** Requests to erase the data of clients. They are erased with that data. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'scheduled', 'withdrawn', 'declined'] })
      .notNull()
      .default('open'),
    /** Names of the people at that time. */
    requestedBy: text('requested_by').notNull(),
    closedBy: text('closed_by'),
    requestedAt: moment('requested_at').notNull(),
    closedAt: moment('closed_at'),
    /** When the client is erased; set while the request is scheduled. */
    eraseAt: moment('erase_at'),
    /** The admin who confirmed a scheduled request; unset: the retention period has passed. */
    confirmedById: uuid('confirmed_by_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    version: version(),
  },
  (table) => [
    index('deletion_requests_by_client').on(table.clientId, table.requestedAt),
    uniqueIndex('deletion_requests_pending')
      .on(table.clientId)
      .where(sql`${table.state} in ('open', 'scheduled')`),
    index('deletion_requests_due').on(table.eraseAt).where(sql`${table.state} = 'scheduled'`),
    check('deletion_requests_state', sql`${table.state} in ('open', 'scheduled', 'withdrawn', 'declined')`),
    check('deletion_requests_day', sql`(${table.state} = 'scheduled') = (${table.eraseAt} is not null)`),
  ],
);

/** Erased clients. If a restored backup brings one back, its id is found here. */
export const erasedClients = pgTable('erased_clients', {
  clientId: uuid('client_id').primaryKey(),
  erasedAt: moment('erased_at').notNull(),
});
