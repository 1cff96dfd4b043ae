import type { CaseStudyDetail } from '@uplift/data-client/contract';
import type { StoryDraft } from '@uplift/data-client/contract/admin';
import type { NotificationChoice } from '@uplift/data-client/contract/manager';
import type {
  DeliverableState,
  DocumentType,
  LiveTopic,
  MilestoneState,
  Side,
} from '@uplift/data-client/contract/project';
import type { Calculation } from '@uplift/data-client/contract/visitor';
import { type Column, type SQL, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { fingerprintOf, topFrameOf } from './error-fingerprint.ts';
import { wordsOf } from './list-query.ts';

const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/** The id of a transaction, which counts up and never begins anew. */
const transactionId = customType<{ data: string }>({ dataType: () => 'xid8' });

/** When somebody is mailed of what is new in their projects. */
const notificationChoice = () =>
  text('notification_choice').$type<NotificationChoice>().notNull().default('immediate');

const changes = () => ({
  createdAt: moment('created_at').notNull().defaultNow(),
  updatedAt: moment('updated_at')
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date()),
});

/**
 * Makes an index one of the rows outside the trash. Pages of these come from it alone, and so do their counts: with a
 * column that an expression takes, too, which PostgreSQL would otherwise read from the row.
 */
const isHere = (deletedAt: Column): SQL => sql`${deletedAt} is null`;

/** Files of the consultancy. The bytes lie in the file store under `storageKey`. */
export const assets = pgTable(
  'assets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    isActive: boolean('is_active').notNull().default(true),
    contentType: text('content_type').notNull(),
    byteSize: integer('byte_size').notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    checksum: text('checksum').notNull(),
    storageKey: text('storage_key').notNull(),
    width: integer('width'),
    height: integer('height'),
    /** When it went into the trash; unset: it is not there. */
    deletedAt: moment('deleted_at'),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('assets_by_category').on(table.category, table.createdAt),
    index('assets_by_name')
      .on(sql`lower(${table.name})`, table.id, table.name)
      .where(isHere(table.deletedAt)),
    index('assets_by_creation').on(table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('assets_by_size').on(table.byteSize, table.id).where(isHere(table.deletedAt)),
    index('assets_by_activity').on(table.isActive, table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('assets_by_type').on(table.contentType, table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('assets_by_deletion').on(table.deletedAt),
    index('assets_by_storage_key').on(table.storageKey),
    index('assets_by_checksum').on(table.checksum),
    index('assets_words').using('gin', wordsOf(table.name, table.category)),
  ],
);

/** Technologies that the showcase presents. */
export const techAssets = pgTable(
  'tech_assets',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    iconPath: text('icon_path'),
    url: text('url'),
    category: text('category').notNull(),
    description: text('description'),
    /** The highest comes first. */
    priority: integer('priority').notNull().default(0),
    /** Factor of the outermost ring, 0 to 1. */
    orbitRadius: numeric('orbit_radius', { precision: 4, scale: 3, mode: 'number' }),
    /** Turns per minute. */
    orbitSpeed: numeric('orbit_speed', { precision: 6, scale: 3, mode: 'number' }),
    /** Degrees. */
    orbitTilt: numeric('orbit_tilt', { precision: 6, scale: 2, mode: 'number' }),
    /** Pixels at the stage's full width. */
    iconSize: integer('icon_size'),
    isActive: boolean('is_active').notNull().default(true),
    /** Since when it lies in the trash. */
    deletedAt: moment('deleted_at'),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('tech_assets_by_priority').on(table.isActive, table.priority).where(isHere(table.deletedAt)),
    // Files name technologies by it. What lies in the trash does not stand in the way of another one.
    uniqueIndex('tech_assets_name').on(sql`lower(${table.name})`).where(isHere(table.deletedAt)),
    index('tech_assets_in_order')
      .on(table.priority.desc().nullsFirst(), table.name, table.id)
      .where(isHere(table.deletedAt)),
    index('tech_assets_by_name')
      .on(sql`lower(${table.name})`, table.id, table.name)
      .where(isHere(table.deletedAt)),
    index('tech_assets_by_category').on(table.category, table.id).where(isHere(table.deletedAt)),
    index('tech_assets_by_change').on(table.updatedAt, table.id).where(isHere(table.deletedAt)),
    index('tech_assets_in_trash').on(table.deletedAt),
    index('tech_assets_words').using('gin', wordsOf(table.name, table.description)),
  ],
);

/**
 * Success stories. The columns hold what visitors see or saw last; before the first publication only title and industry
 * mean something, as they were typed.
 */
export const caseStudies = pgTable(
  'case_studies',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** Before the first publication a made-up one, at which nothing is. */
    slug: text('slug').notNull().unique().default(sql`gen_random_uuid()::text`),
    title: text('title').notNull(),
    industry: text('industry').notNull(),
    /** How long the work took, in words: "8 weeks". */
    timeFrame: text('time_frame').notNull().default(''),
    /** Hours saved per week. */
    hoursSaved: numeric('hours_saved', { precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** Growth of revenue in percent. */
    revenueBoost: numeric('revenue_boost', { precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** Growth of efficiency in percent. */
    efficiency: numeric('efficiency', { precision: 7, scale: 1, mode: 'number' }).notNull().default(0),
    /** US dollars per year. */
    savings: integer('savings').notNull().default(0),
    description: text('description').notNull().default(''),
    imageUrl: text('image_url'),
    challenge: text('challenge').notNull().default(''),
    approach: text('approach').notNull().default(''),
    result: text('result').notNull().default(''),
    measurements: jsonb('measurements').$type<CaseStudyDetail['measurements']>().notNull().default([]),
    /** Unset: not published. */
    publishedAt: moment('published_at'),
    /** When it was published first; kept where it is published no more. */
    appearedAt: moment('appeared_at'),
    /** What was written since and nobody sees yet; unset where there is no such thing. */
    draft: jsonb('draft').$type<StoryDraft>(),
    /** Whose figures it tells: it is published only with their consent. Unset: nobody's in particular. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** When somebody changed it last, published or not; `updatedAt` is when what visitors see changed. */
    editedAt: moment('edited_at').notNull().defaultNow(),
    deletedAt: moment('deleted_at'),
    /** A column, so that indexes have it: rows are too long to be read for a count. */
    state: text('state', { enum: ['draft', 'published', 'changed', 'deleted'] })
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when ${caseStudies.deletedAt} is not null then 'deleted'
          when ${caseStudies.publishedAt} is null then 'draft'
          when ${caseStudies.draft} is null then 'published' else 'changed' end`,
      ),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('case_studies_by_publication').on(table.publishedAt, table.id, table.state),
    index('case_studies_by_edit').on(table.editedAt, table.id, table.state),
    index('case_studies_by_title').on(sql`lower(${table.title})`, table.id, table.title, table.state),
    index('case_studies_by_state').on(table.state, table.editedAt, table.id),
    index('case_studies_by_industry').on(table.industry, table.state),
    index('case_studies_by_client').on(table.clientId),
    index('case_studies_words').using('gin', wordsOf(table.title, table.industry, table.slug)),
  ],
);

/** Slugs that stories had before, and still lead to them. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    slug: text('slug').primaryKey(),
    caseStudyId: uuid('case_study_id')
      .notNull()
      .references(() => caseStudies.id, { onDelete: 'cascade' }),
  },
  (table) => [index('former_slugs_by_story').on(table.caseStudyId)],
);

/** What stories were each time that somebody saved or published them. */
export const caseStudyVersions = pgTable(
  'case_study_versions',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    caseStudyId: uuid('case_study_id')
      .notNull()
      .references(() => caseStudies.id, { onDelete: 'cascade' }),
    /** Which version of the story it was. */
    number: integer('number').notNull(),
    kind: text('kind', { enum: ['saved', 'published'] }).notNull(),
    fields: jsonb('fields').$type<StoryDraft>().notNull(),
    savedAt: moment('saved_at').notNull(),
    /** Unset: it came with the installation. */
    savedBy: uuid('saved_by').references(() => accountUsers.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('case_study_versions_by_story').on(table.caseStudyId, table.number),
    check('case_study_versions_kind', sql`${table.kind} in ('saved', 'published')`),
  ],
);

/**
 * One row that changes with whatever visitors may read. Triggers of those tables see to that, so that no code can
 * forget it.
 */
export const contentVersion = pgTable(
  'content_version',
  {
    /** Always true: there is no second row. */
    only: boolean('only').primaryKey().default(true),
    version: uuid('version').notNull().defaultRandom(),
  },
  (table) => [check('content_version_only', sql`${table.only}`)],
);

/** Errors that pages met in somebody's browser. */
export const clientErrors = pgTable(
  'client_errors',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    message: text('message').notNull(),
    stack: text('stack'),
    componentStack: text('component_stack'),
    url: text('url').notNull(),
    userAgent: text('user_agent').notNull(),
    level: text('level', { enum: ['page', 'section', 'component'] }).notNull(),
    /** When it happened by the visitor's clock; unset where that clock is out of all reason. */
    occurredAt: moment('occurred_at'),
    receivedAt: moment('received_at').notNull().defaultNow(),
    /** The place in the code that it came from; empty where the stack names none. */
    topFrame: text('top_frame')
      .notNull()
      .generatedAlwaysAs((): SQL => topFrameOf(clientErrors.stack)),
    /** Of its `client_error_groups`. */
    fingerprint: text('fingerprint')
      .notNull()
      .generatedAlwaysAs((): SQL => fingerprintOf(clientErrors.message, clientErrors.stack)),
  },
  (table) => [
    index('client_errors_by_arrival').on(table.receivedAt),
    index('client_errors_by_fingerprint').on(table.fingerprint, table.receivedAt),
  ],
);

/** Errors of the same message from the same place in the code, told apart by their fingerprint. */
export const clientErrorGroups = pgTable(
  'client_error_groups',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    fingerprint: text('fingerprint').notNull().unique(),
    message: text('message').notNull(),
    topFrame: text('top_frame').notNull(),
    level: text('level', { enum: ['page', 'section', 'component'] }).notNull(),
    /** How often it was reported, also in reports that are no longer kept. */
    occurrences: integer('occurrences').notNull(),
    firstSeenAt: moment('first_seen_at').notNull(),
    lastSeenAt: moment('last_seen_at').notNull(),
    /** Unset where it is open. A report that comes later opens it again. */
    resolvedAt: moment('resolved_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('client_error_groups_by_last').on(table.lastSeenAt, table.id),
    index('client_error_groups_by_first').on(table.firstSeenAt, table.id),
    index('client_error_groups_by_occurrences').on(table.occurrences, table.id),
    index('client_error_groups_words').using('gin', wordsOf(table.message, table.topFrame)),
  ],
);

/** People of the consultancy who sign in. */
export const accountUsers = pgTable(
  'account_users',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    role: text('role', { enum: ['admin', 'manager'] }).notNull(),
    /** Argon2id in PHC format; unset until the person chose a password. */
    passwordHash: text('password_hash'),
    /** Where clients of this manager book a meeting; https. */
    bookingUrl: text('booking_url'),
    notificationChoice: notificationChoice(),
    /** IANA time zone in which they read moments; null: that of the office. */
    timeZone: text('time_zone'),
    /** Secret of the authenticator app, encrypted; not asked for before `secondFactorSince`. */
    secondFactorSecret: text('second_factor_secret'),
    secondFactorSince: moment('second_factor_since'),
    /** The last 30-second step whose code was used: no code works twice. */
    secondFactorStep: integer('second_factor_step'),
    /** When a second step was offered, which happens once. */
    secondFactorOfferedAt: moment('second_factor_offered_at'),
    deactivatedAt: moment('deactivated_at'),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    uniqueIndex('account_users_email').on(sql`lower(${table.email})`),
    // With the column itself: PostgreSQL reads rows from an index over an expression only where that is in it too.
    index('account_users_by_name').on(sql`lower(${table.name})`, table.id, table.name),
    index('account_users_by_email').on(sql`lower(${table.email})`, table.id, table.email),
    index('account_users_by_role').on(table.role, sql`lower(${table.name})`, table.id),
    index('account_users_by_creation').on(table.createdAt, table.id),
    index('account_users_words').using('gin', wordsOf(table.name, table.email)),
    check('account_users_role', sql`${table.role} in ('admin', 'manager')`),
    check(
      'account_users_notification_choice',
      sql`${table.notificationChoice} in ('immediate', 'daily', 'off')`,
    ),
  ],
);

/** Companies that the consultancy works for. */
export const clients = pgTable(
  'clients',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    company: text('company').notNull(),
    managerId: uuid('manager_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    deactivatedAt: moment('deactivated_at'),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
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
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash'),
    notificationChoice: notificationChoice(),
    /** IANA time zone in which they read moments; null: that of the office. */
    timeZone: text('time_zone'),
    deactivatedAt: moment('deactivated_at'),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    uniqueIndex('client_people_email').on(sql`lower(${table.email})`),
    index('client_people_by_client').on(table.clientId),
    index('client_people_words').using('gin', wordsOf(table.name, table.email)),
    check(
      'client_people_notification_choice',
      sql`${table.notificationChoice} in ('immediate', 'daily', 'off')`,
    ),
  ],
);

const phases = ['audit', 'optimize', 'scale'] as const;

/** What the consultancy does for a client, in three phases. */
export const projects = pgTable(
  'projects',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The phase that it is in. */
    phase: text('phase', { enum: phases }).notNull(),
    startedOn: date('started_on').notNull(),
    /** Why the work cannot go on, as its manager notes it; unset: it can. */
    blockedReason: text('blocked_reason'),
    blockedAt: moment('blocked_at'),
    /** Counts changes, so that nobody overwrites another's unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('projects_by_client').on(table.clientId),
    check('projects_phase', sql`${table.phase} in ('audit', 'optimize', 'scale')`),
  ],
);

/** The steps of a project, in the order of their positions. */
export const milestones = pgTable(
  'milestones',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    projectId: uuid('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    phase: text('phase', { enum: phases }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    dueOn: date('due_on').notNull(),
    /** Its place within its phase. */
    position: integer('position').notNull(),
    state: text('state').$type<MilestoneState>().notNull().default('planned'),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    /** When it went into the trash; unset: it is not there. */
    deletedAt: moment('deleted_at'),
    /** Counts changes, so that nobody overwrites another's unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('milestones_by_project').on(table.projectId, table.position),
    index('milestones_open')
      .on(table.projectId, table.dueOn)
      .where(sql`${table.state} <> 'done' and ${table.deletedAt} is null`),
    index('milestones_by_deletion').on(table.deletedAt),
    check('milestones_phase', sql`${table.phase} in ('audit', 'optimize', 'scale')`),
    check('milestones_state', sql`${table.state} in ('planned', 'in-progress', 'done')`),
  ],
);

/** What milestones bring, and clients approve. */
export const deliverables = pgTable(
  'deliverables',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    milestoneId: uuid('milestone_id')
      .notNull()
      .references(() => milestones.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    state: text('state').$type<DeliverableState>().notNull().default('draft'),
    stateSince: moment('state_since').notNull(),
    deletedAt: moment('deleted_at'),
    /** Counts changes, so that nobody approves what they have not seen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('deliverables_by_milestone').on(table.milestoneId, table.createdAt),
    index('deliverables_awaiting')
      .on(table.milestoneId, table.stateSince)
      .where(sql`${table.state} = 'awaiting-approval' and ${table.deletedAt} is null`),
    index('deliverables_by_deletion').on(table.deletedAt),
    check(
      'deliverables_state',
      sql`${table.state} in ('draft', 'awaiting-approval', 'changes-requested', 'approved')`,
    ),
  ],
);

/** The files of deliverables. The bytes lie in the file store under `storageKey`, and are never replaced. */
export const deliverableVersions = pgTable(
  'deliverable_versions',
  {
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    byteSize: integer('byte_size').notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    checksum: text('checksum').notNull(),
    storageKey: text('storage_key').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => accountUsers.id, { onDelete: 'set null' }),
    /** Since when the client may see it. */
    sharedAt: moment('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.deliverableId, table.number] }),
    index('deliverable_versions_by_storage_key').on(table.storageKey),
  ],
);

/** What happened to deliverables between the two sides. */
export const deliverableSteps = pgTable(
  'deliverable_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliverableId: uuid('deliverable_id')
      .notNull()
      .references(() => deliverables.id, { onDelete: 'cascade' }),
    /** The state that it led to. */
    state: text('state').$type<DeliverableState>().notNull(),
    /** Which version of the file it was about. */
    number: integer('number').notNull(),
    comment: text('comment').notNull(),
    side: text('side').$type<Side>().notNull(),
    /** Of an account user or of a person of the client, as the side says. */
    actorId: uuid('actor_id').notNull(),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [index('deliverable_steps_by_deliverable').on(table.deliverableId, table.id)],
);

/** What a client expected of the work when it was agreed on: measured results are compared with it. */
export const roiBaselines = pgTable('roi_baselines', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  calculation: jsonb('calculation').$type<Calculation>().notNull(),
  /** US dollars, as the calculator found them. */
  forecastPerYear: numeric('forecast_per_year', { precision: 30, scale: 2, mode: 'number' }).notNull(),
  agreedOn: date('agreed_on').notNull(),
  /** Counts what the team changed, so that none of them overwrites another unseen. */
  version: integer('version').notNull().default(1),
  ...changes(),
});

/** What was measured at a client in a week. */
export const measurements = pgTable(
  'measurements',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** The Monday of the ISO week. */
    week: date('week').notNull(),
    hoursSaved: numeric('hours_saved', { precision: 9, scale: 2, mode: 'number' }).notNull(),
    /** US dollars of that week. */
    revenueEffect: integer('revenue_effect').notNull(),
    note: text('note').notNull(),
    /** Words, or an https link. */
    evidence: text('evidence').notNull(),
    /** Since when it lies in the trash. */
    deletedAt: moment('deleted_at'),
    /** Counts what the team changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    // What lies in the trash does not stand in the way of measuring the week anew.
    uniqueIndex('measurements_week').on(table.clientId, table.week).where(sql`${table.deletedAt} is null`),
    index('measurements_in_trash').on(table.deletedAt),
    check('measurements_monday', sql`extract(isodow from ${table.week}) = 1`),
    check('measurements_hours', sql`${table.hoursSaved} >= 0`),
  ],
);

/** Whether a client lets its figures be told as a success story. Without a row nobody asked yet. */
export const storyConsents = pgTable(
  'story_consents',
  {
    clientId: uuid('client_id')
      .primaryKey()
      .references(() => clients.id, { onDelete: 'cascade' }),
    state: text('state', { enum: ['asked', 'given', 'withdrawn'] }).notNull(),
    // Names as they were then: a record of consent outlives the accounts.
    askedBy: text('asked_by').notNull(),
    askedAt: moment('asked_at').notNull(),
    answeredBy: text('answered_by'),
    answeredAt: moment('answered_at'),
  },
  (table) => [check('story_consents_state', sql`${table.state} in ('asked', 'given', 'withdrawn')`)],
);

/** Sign-ins. Each belongs to one account user or to one person of a client. */
export const sessions = pgTable(
  'sessions',
  {
    /** The public handle: it names the session and authenticates nothing. */
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['admin', 'manager', 'client'] }).notNull(),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. The token itself is kept nowhere. */
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

/** Codes that stand in for a lost authenticator app, each once. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    accountUserId: uuid('account_user_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    /** SHA-256 of the code, hexadecimal. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [uniqueIndex('recovery_codes_by_account').on(table.accountUserId, table.codeHash)],
);

/** Links that set a password, each once. A link for the first admin belongs to nobody yet. */
export const passwordLinks = pgTable(
  'password_links',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind', { enum: ['client', 'account', 'invite', 'setup'] }).notNull(),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token, hexadecimal. The token itself is kept nowhere. */
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
 * Changes of somebody's e-mail address. Each address is mailed a link of its own; only the hashes of their tokens are
 * kept, and none before its letter was written.
 */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
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
    /** When it ended otherwise than by running out. */
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

/** What mutations answered, so that a repeat under the same Idempotency-Key answers the same and does nothing. */
export const storedAnswers = pgTable(
  'stored_answers',
  {
    /** SHA-256 over who calls and the key they gave, hexadecimal. */
    id: text('id').primaryKey(),
    /** SHA-256 over method, path and body, hexadecimal. */
    requestHash: text('request_hash').notNull(),
    /** Unset while the first call is still under way. */
    status: integer('status'),
    body: text('body'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('stored_answers_by_age').on(table.createdAt)],
);

/**
 * How often somebody called, or failed to sign in, where several processes count together. The table is unlogged: to
 * begin anew after a crash of the database does no harm.
 */
export const limitCounts = pgTable('limit_counts', {
  /** SHA-256 over what is counted and for whom, hexadecimal: no address is readable. */
  key: text('key').primaryKey(),
  count: integer('count').notNull(),
  /** When the window began, or when the last failure happened. */
  countedAt: moment('counted_at').notNull(),
  /** From then on it says nothing. */
  expiresAt: moment('expires_at').notNull(),
});

/** People who asked for an audit, or for a report of the calculator. */
export const leads = pgTable(
  'leads',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    source: text('source', { enum: ['audit', 'report'] }).notNull(),
    state: text('state', { enum: ['new', 'contacted', 'won', 'lost', 'spam'] }).notNull(),
    email: text('email').notNull(),
    name: text('name'),
    company: text('company'),
    companySize: text('company_size'),
    website: text('website'),
    timeSink: text('time_sink'),
    message: text('message'),
    preferredTimes: text('preferred_times'),
    calculation: jsonb('calculation').$type<Calculation>(),
    /** Why nobody was written to: what made the entry look like the work of a machine. */
    suspicions: jsonb('suspicions').$type<string[]>().notNull(),
    /** When the team, the visitor and whoever listens to events were told; unset while that is held back. */
    announcedAt: moment('announced_at'),
    /** When it was won or lost. */
    decidedAt: moment('decided_at'),
    /** Whom it became when it was won. */
    clientId: uuid('client_id').references(() => clients.id, { onDelete: 'set null' }),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('leads_by_state').on(table.state, table.createdAt),
    index('leads_by_creation').on(table.createdAt, table.id),
    index('leads_by_decision').on(table.decidedAt),
    index('leads_words').using('gin', wordsOf(table.name, table.company, table.email)),
    check('leads_source', sql`${table.source} in ('audit', 'report')`),
    check('leads_state', sql`${table.state} in ('new', 'contacted', 'won', 'lost', 'spam')`),
  ],
);

/** What happened that others want to know of, written in the same transaction as the change itself. */
export const events = pgTable(
  'events',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** Such as `lead.created`. */
    type: text('type').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    index('events_by_type').on(table.type, table.id),
    index('events_by_time').on(table.occurredAt, table.id),
  ],
);

/**
 * That something of a client's project has changed, written in the same transaction as the change. Screens that show
 * it are told to read it again.
 */
export const liveChanges = pgTable(
  'live_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    topic: text('topic').$type<LiveTopic>().notNull(),
    /** Which transaction wrote it: ids are taken before the transaction ends, so they do not tell what is new. */
    transaction: transactionId('transaction').notNull().default(sql`pg_current_xact_id()`),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [
    index('live_changes_by_transaction').on(table.transaction),
    index('live_changes_by_time').on(table.occurredAt),
  ],
);

/** The conversation of a client with the team. It has one as soon as somebody wrote. */
export const messageThreads = pgTable('message_threads', {
  clientId: uuid('client_id')
    .primaryKey()
    .references(() => clients.id, { onDelete: 'cascade' }),
  /** The number of its last message. Whoever writes counts it up, so that one message follows the other. */
  lastNumber: integer('last_number').notNull(),
});

/** What clients and the team wrote to each other. */
export const messages = pgTable(
  'messages',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** From 1, without gaps, in the order in which they became visible. */
    number: integer('number').notNull(),
    side: text('side', { enum: ['client', 'team'] }).notNull(),
    /** An account user or a person of the client. Without a reference: the message outlives them. */
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

/** How far somebody has read a client's messages. */
export const messageReads = pgTable(
  'message_reads',
  {
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    /** An account user or a person of the client. */
    personId: uuid('person_id').notNull(),
    side: text('side', { enum: ['client', 'team'] }).notNull(),
    /** Of the last message that they have read. */
    lastNumber: integer('last_number').notNull(),
    readAt: moment('read_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.clientId, table.personId] }),
    check('message_reads_side', sql`${table.side} in ('client', 'team')`),
  ],
);

/** News of a project that somebody is to be mailed of, unless they see it before. */
export const notifications = pgTable(
  'notifications',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    accountUserId: uuid('account_user_id').references(() => accountUsers.id, { onDelete: 'cascade' }),
    clientPersonId: uuid('client_person_id').references(() => clientPeople.id, { onDelete: 'cascade' }),
    /** Such as `message`. What is read of one kind is not mailed any more. */
    kind: text('kind').notNull(),
    text: text('text').notNull(),
    /** Where it is to be seen: what follows the address of the client, such as `messages`. */
    path: text('path').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was put into a mail, or seen before that. */
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

/** Programs of others that are told what happens. */
export const webhooks = pgTable(
  'webhooks',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    name: text('name').notNull(),
    description: text('description').notNull(),
    url: text('url').notNull(),
    /** Unset: all of them. */
    eventTypes: text('event_types').array(),
    /** Encrypted. */
    secret: text('secret').notNull(),
    /** Encrypted; signs as well until `previousSecretUntil`. */
    previousSecret: text('previous_secret'),
    previousSecretUntil: moment('previous_secret_until'),
    ownerId: uuid('owner_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    pausedAt: moment('paused_at'),
    disabledAt: moment('disabled_at'),
    disabledReason: text('disabled_reason'),
    /** The first failure since the last success. */
    failingSince: moment('failing_since'),
    lastAttemptAt: moment('last_attempt_at'),
    lastAttemptSucceeded: boolean('last_attempt_succeeded'),
    /** In the trash since. */
    deletedAt: moment('deleted_at'),
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('webhooks_by_name')
      .on(sql`lower(${table.name})`, table.id, table.name)
      .where(isHere(table.deletedAt)),
    index('webhooks_by_creation').on(table.createdAt, table.id).where(isHere(table.deletedAt)),
    index('webhooks_by_attempt').on(table.lastAttemptAt, table.id).where(isHere(table.deletedAt)),
    index('webhooks_in_trash').on(table.deletedAt),
    index('webhooks_by_owner').on(table.ownerId),
    index('webhooks_words').using('gin', wordsOf(table.name, table.description, table.url)),
  ],
);

/** Events on their way to webhooks. An event goes to a webhook once, however often it is sent. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    webhookId: uuid('webhook_id')
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Unset: a test with made-up data. */
    eventId: bigint('event_id', { mode: 'number' }).references(() => events.id, { onDelete: 'cascade' }),
    type: text('type').notNull(),
    /** The request's body, to the byte: every attempt sends the same. */
    body: text('body').notNull(),
    state: text('state', { enum: ['pending', 'held', 'succeeded', 'failed'] }).notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** How many attempts there were when the schedule began, for the first time or anew. */
    scheduleBegan: integer('schedule_began').notNull().default(0),
    nextAttemptAt: moment('next_attempt_at'),
    lastAttemptAt: moment('last_attempt_at'),
    lastStatus: integer('last_status'),
    lastError: text('last_error'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('webhook_deliveries_once').on(table.webhookId, table.eventId),
    index('webhook_deliveries_by_webhook').on(table.webhookId, table.createdAt, table.id),
    index('webhook_deliveries_by_state').on(table.webhookId, table.state, table.createdAt, table.id),
    index('webhook_deliveries_by_event').on(table.eventId),
    index('webhook_deliveries_due').on(table.nextAttemptAt).where(sql`${table.state} = 'pending'`),
    index('webhook_deliveries_by_age').on(table.createdAt),
    check('webhook_deliveries_state', sql`${table.state} in ('pending', 'held', 'succeeded', 'failed')`),
  ],
);

/** Every request to a webhook, and what came of it. */
export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    deliveryId: uuid('delivery_id')
      .notNull()
      .references(() => webhookDeliveries.id, { onDelete: 'cascade' }),
    /** Counts from 1. */
    number: integer('number').notNull(),
    startedAt: moment('started_at').notNull(),
    /** Milliseconds. */
    duration: integer('duration').notNull(),
    requestHeaders: jsonb('request_headers').$type<Record<string, string>>().notNull(),
    /** HTTP status; unset where there was no answer. */
    status: integer('status'),
    /** The beginning of the answer. */
    answer: text('answer'),
    error: text('error'),
  },
  (table) => [uniqueIndex('webhook_attempts_by_delivery').on(table.deliveryId, table.number)],
);

/** What was changed by whom, written in the same transaction as the change itself. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    occurredAt: moment('occurred_at').notNull(),
    /** An account user or a person of a client. Without a reference: the entry outlives them. */
    actorId: uuid('actor_id').notNull(),
    actorName: text('actor_name').notNull(),
    /** The API key by which a program made the change for the actor, as it was called. */
    apiKeyName: text('api_key_name'),
    /** The client whose subject it is. Without a reference: entries outlive clients. */
    clientId: uuid('client_id'),
    /** Such as `user.updated`. */
    action: text('action').notNull(),
    subjectId: uuid('subject_id').notNull(),
    subjectName: text('subject_name').notNull(),
    /** The fields that changed, without secrets. */
    before: jsonb('before').$type<Record<string, unknown>>().notNull(),
    after: jsonb('after').$type<Record<string, unknown>>().notNull(),
    address: text('address').notNull(),
  },
  (table) => [
    index('audit_log_by_time').on(table.occurredAt, table.id),
    index('audit_log_by_client').on(table.clientId),
    index('audit_log_by_subject').on(table.subjectId, table.id),
    index('audit_log_by_actor').on(table.actorId, table.occurredAt, table.id),
    index('audit_log_by_kind').on(sql`split_part(${table.action}, '.', 1)`, table.occurredAt, table.id),
    index('audit_log_words').using('gin', wordsOf(table.actorName, table.subjectName)),
  ],
);

/** Keys by which other programs call for an admin. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    ownerId: uuid('owner_id')
      .notNull()
      .references(() => accountUsers.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The part of the key that may be shown. */
    prefix: text('prefix').notNull(),
    /** SHA-256 of the key, hexadecimal. The key itself is kept nowhere. */
    keyHash: text('key_hash').notNull().unique(),
    scopes: jsonb('scopes').$type<string[]>().notNull(),
    /** Calls per minute. */
    rateLimit: integer('rate_limit').notNull(),
    expiresAt: moment('expires_at'),
    revokedAt: moment('revoked_at'),
    /** To the minute. */
    lastUsedAt: moment('last_used_at'),
    createdAt: moment('created_at').notNull(),
    /** Counts what admins changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
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

/** How many calls a key made on a day. */
export const apiKeyDays = pgTable(
  'api_key_days',
  {
    keyId: uuid('key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** UTC. */
    day: date('day').notNull(),
    calls: integer('calls').notNull(),
  },
  (table) => [primaryKey({ columns: [table.keyId, table.day] }), index('api_key_days_by_day').on(table.day)],
);

/** How often a page was looked at on a day. Nothing tells one visitor from another. */
export const pageViews = pgTable(
  'page_views',
  {
    /** UTC. */
    day: date('day').notNull(),
    path: text('path').notNull(),
    /** Host of the site that led there; empty where there was none. */
    referrer: text('referrer').notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrer] })],
);

/** Documents of clients. What the newest file is stands here too, so that lists are sorted by it. */
export const documents = pgTable(
  'documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** Who brought it. */
    side: text('side', { enum: ['client', 'team'] }).notNull(),
    /** Since when the client sees it; unset: it does not. */
    sharedAt: moment('shared_at'),
    type: text('type').$type<DocumentType>().notNull(),
    byteSize: integer('byte_size').notNull(),
    /** The number of the newest file. */
    number: integer('number').notNull().default(1),
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
    /** When it went into the trash; unset: it is not there. */
    deletedAt: moment('deleted_at'),
    /** Counts what people changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
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

/** Every file that a document had. The bytes lie in the file store under `storageKey`. */
export const documentVersions = pgTable(
  'document_versions',
  {
    documentId: uuid('document_id')
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    byteSize: integer('byte_size').notNull(),
    /** SHA-256 of the bytes, hexadecimal. */
    checksum: text('checksum').notNull(),
    storageKey: text('storage_key').notNull(),
    /** The name that they had then. */
    uploadedBy: text('uploaded_by').notNull(),
    uploadedAt: moment('uploaded_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.documentId, table.number] }),
    index('document_versions_by_storage_key').on(table.storageKey),
  ],
);

/** When a client and its manager meet, or met. */
export const meetings = pgTable(
  'meetings',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    startsAt: moment('starts_at').notNull(),
    endsAt: moment('ends_at').notNull(),
    place: text('place').notNull().default(''),
    notes: text('notes').notNull().default(''),
    state: text('state', { enum: ['planned', 'held', 'cancelled'] }).notNull(),
    deletedAt: moment('deleted_at'),
    /** Counts what people changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
    ...changes(),
  },
  (table) => [
    index('meetings_by_end').on(table.clientId, table.endsAt, table.id),
    index('meetings_in_trash').on(table.deletedAt),
    check('meetings_state', sql`${table.state} in ('planned', 'held', 'cancelled')`),
    check('meetings_length', sql`${table.endsAt} > ${table.startsAt}`),
  ],
);

/** What the consultancy writes down about a client for itself. */
export const internalNotes = pgTable(
  'internal_notes',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    text: text('text').notNull(),
    pinned: boolean('pinned').notNull().default(false),
    /** The name that they had then. */
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull(),
    editedAt: moment('edited_at'),
    deletedAt: moment('deleted_at'),
    /** Counts what people changed, so that none of them overwrites another unseen. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('internal_notes_in_order').on(table.clientId, table.pinned, table.createdAt, table.id),
    index('internal_notes_in_trash').on(table.deletedAt),
    index('internal_notes_words').using('gin', wordsOf(table.text, table.author)),
  ],
);

/** Requests to erase the data of clients. They are erased with it. */
export const deletionRequests = pgTable(
  'deletion_requests',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    clientId: uuid('client_id')
      .notNull()
      .references(() => clients.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull(),
    state: text('state', { enum: ['open', 'scheduled', 'withdrawn', 'declined'] })
      .notNull()
      .default('open'),
    /** The names that they had then. */
    requestedBy: text('requested_by').notNull(),
    closedBy: text('closed_by'),
    requestedAt: moment('requested_at').notNull(),
    closedAt: moment('closed_at'),
    /** When the client is erased; set while the request is scheduled. */
    eraseAt: moment('erase_at'),
    /** The admin who confirmed a scheduled request; unset: the retention period has passed. */
    confirmedById: uuid('confirmed_by_id').references(() => accountUsers.id, { onDelete: 'set null' }),
    version: integer('version').notNull().default(1),
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

/** Clients that were erased. A restored backup that brings one back is found by its id. */
export const erasedClients = pgTable('erased_clients', {
  clientId: uuid('client_id').primaryKey(),
  erasedAt: moment('erased_at').notNull(),
});
