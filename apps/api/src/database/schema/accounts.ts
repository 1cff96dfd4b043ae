import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { wordsOf } from '../words-of.ts';
import {
  belongsTo,
  id,
  isNotificationChoice,
  moment,
  notificationChoice,
  timeZone,
  version,
  versioned,
} from './columns.ts';

/** People of the consultancy who sign in. */
export const accountUsers = pgTable(
  'account_users',
  {
    id: id(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'manager'] }).notNull(),
    /** Argon2id in PHC format. Unset until the person sets a password. */
    passwordHash: text('password_hash'),
    /** Where clients of this manager book a meeting. Https only. */
    bookingUrl: text('booking_url'),
    notificationChoice: notificationChoice(),
    timeZone: timeZone(),
    /** Secret of the authenticator app, encrypted. Not required at sign-in before `secondFactorSince`. */
    secondFactorSecret: text('second_factor_secret'),
    secondFactorSince: moment('second_factor_since'),
    /** The last 30-second step whose code was used. No code works twice. */
    secondFactorStep: integer('second_factor_step'),
    /** When two-factor authentication was offered. It is offered once. */
    secondFactorOfferedAt: moment('second_factor_offered_at'),
    deactivatedAt: moment('deactivated_at'),
    ...versioned(),
  },
  (table) => [
    uniqueIndex('account_users_email').on(sql`lower(${table.email})`),
    // Includes the column: PostgreSQL uses an index-only scan on an expression only if the index has its
    // column.
    index('account_users_by_name').on(sql`lower(${table.name})`, table.id, table.name),
    index('account_users_by_email').on(sql`lower(${table.email})`, table.id, table.email),
    index('account_users_by_role').on(table.role, sql`lower(${table.name})`, table.id),
    index('account_users_by_creation').on(table.createdAt, table.id),
    index('account_users_words').using('gin', wordsOf(table.name, table.email)),
    check('account_users_role', sql`${table.role} in ('admin', 'manager')`),
    check('account_users_notification_choice', isNotificationChoice(table.notificationChoice)),
  ],
);

/** Companies that the consultancy works for. */
export const clients = pgTable(
  'clients',
  {
    id: id(),
    company: text('company').notNull(),
    managerId: uuid('manager_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    deactivatedAt: moment('deactivated_at'),
    ...versioned(),
  },
  (table) => [
    index('clients_by_manager').on(table.managerId, sql`lower(${table.company})`, table.id),
    index('clients_by_company').on(sql`lower(${table.company})`, table.id, table.company),
    index('clients_by_creation').on(table.createdAt, table.id),
    index('clients_words').using('gin', wordsOf(table.company)),
  ],
);

/** People of a client company who sign in. */
export const clientPeople = pgTable(
  'client_people',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    notificationChoice: notificationChoice(),
    timeZone: timeZone(),
    deactivatedAt: moment('deactivated_at'),
    ...versioned(),
  },
  (table) => [
    uniqueIndex('client_people_email').on(sql`lower(${table.email})`),
    index('client_people_by_client').on(table.clientId),
    index('client_people_words').using('gin', wordsOf(table.name, table.email)),
    check('client_people_notification_choice', isNotificationChoice(table.notificationChoice)),
  ],
);

/** Sessions. Each belongs to one account user or one person of a client. */
export const sessions = pgTable(
  'sessions',
  {
    /** Public handle. It identifies the session and authenticates nothing. */
    id: id(),
    kind: text('kind', { enum: ['admin', 'manager', 'client'] }).notNull(),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. The token itself isn't stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    revokedAt: moment('revoked_at'),
    userAgent: text('user_agent'),
  },
  (table) => [
    index('sessions_by_account_user').on(table.accountUserId),
    index('sessions_by_client_person').on(table.clientPersonId),
    check('sessions_kind', sql`${table.kind} in ('admin', 'manager', 'client')`),
    check(
      'sessions_subject',
      sql`case when ${table.kind} = 'client'
        then ${table.clientPersonId} is not null and ${table.accountUserId} is null
        else ${table.accountUserId} is not null and ${table.clientPersonId} is null end`,
    ),
  ],
);

/** Single-use codes that replace a lost authenticator app. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: id(),
    accountUserId: belongsTo('account_user_id', () => accountUsers.id),
    /** SHA-256 of the code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_by_account').on(table.accountUserId, table.codeHash)],
);

/** Single-use links that set a password. A link for the first admin has no owner yet. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: id(),
    kind: text('kind', { enum: ['client', 'account', 'invite', 'setup'] }).notNull(),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. The token itself isn't stored. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    index('password_links_by_account_user').on(table.accountUserId),
    index('password_links_by_client_person').on(table.clientPersonId),
    check('password_links_kind', sql`${table.kind} in ('client', 'account', 'invite', 'setup')`),
    check(
      'password_links_subject',
      sql`case when ${table.kind} = 'setup'
        then ${table.accountUserId} is null and ${table.clientPersonId} is null
        else (${table.accountUserId} is null) <> (${table.clientPersonId} is null) end`,
    ),
  ],
);

/**
 * Changes of a person's e-mail address. The old and the new address each get a link. Only the token hashes
 * are stored, and only once the e-mail is written.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: id(),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    newEmail: text('new_email').notNull(),
    /** SHA-256, hexadecimal. */
    oldTokenHash: text('old_token_hash').unique(),
    /** SHA-256, hexadecimal. */
    newTokenHash: text('new_token_hash').unique(),
    confirmedByOldAt: moment('confirmed_by_old_at'),
    confirmedByNewAt: moment('confirmed_by_new_at'),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** When it ended other than by expiring. */
    endedAt: moment('ended_at'),
    outcome: text('outcome', { enum: ['changed', 'stopped', 'withdrawn'] }),
  },
  (table) => [
    index('email_changes_by_account_user').on(table.accountUserId),
    index('email_changes_by_client_person').on(table.clientPersonId),
    index('email_changes_by_age').on(table.createdAt),
    check('email_changes_outcome', sql`${table.outcome} in ('changed', 'stopped', 'withdrawn')`),
    check(
      'email_changes_subject',
      sql`(${table.accountUserId} is null) <> (${table.clientPersonId} is null)`,
    ),
  ],
);

/** Keys that let other programs act for an admin. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: id(),
    ownerId: belongsTo('owner_id', () => accountUsers.id),
    name: text('name').notNull(),
    /** The part of the key that may be shown. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hexadecimal. The key itself isn't stored. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    /** Calls per minute. */
    rateLimit: integer('rate_limit').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    /** Precise to the minute. */
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull(),
    version: version(),
  },
  (table) => [
    index('api_keys_by_owner').on(table.ownerId),
    index('api_keys_by_name').on(sql`lower(${table.name})`, table.id, table.name),
    index('api_keys_by_creation').on(table.createdAt, table.id),
    index('api_keys_by_last_use').on(
      sql`coalesce(${table.lastUsedAt}, '-infinity')`,
      table.id,
      table.lastUsedAt,
    ),
    index('api_keys_by_expiry').on(table.expiresAt),
    index('api_keys_words').using('gin', wordsOf(table.name, table.prefix)),
  ],
);

/** Number of calls that a key made per day. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    keyId: belongsTo('key_id', () => apiKeys.id),
    /** In the office's time zone. */
    day: date('day').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] }), index('api_key_days_by_day').on(table.day)],
);
