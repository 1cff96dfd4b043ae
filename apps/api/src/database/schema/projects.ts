import type {
  DeliverableState,
  DocumentType,
  MilestoneState,
  Side,
} from '@uplift/data-client/contract/project';
import type { Calculation } from '@uplift/data-client/contract/visitor';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { accountUsers, clients } from './accounts.ts';
import { belongsTo, deletedAt, id, increasingId, moment, storedFile, versioned } from './columns.ts';

const phases = ['audit', 'optimize', 'scale'] as const;

/** Work of the consultancy for a client, in three phases. */
export const projects = pgTable(
  'projects',
  {
    id: id(),
    clientId: belongsTo('client_id', () => clients.id),
    name: text('name').notNull(),
    /** The current phase. */
    phase: text('phase', { enum: phases }).notNull(),
    startedOn: date('started_on').notNull(),
    /** The calculation of the lead that became the client. It stays as it was when the baseline changes. */
    estimate: jsonb('estimate').$type<Calculation>(),
    /** Why the work is blocked, as noted by its manager. Unset: not blocked. */
    blockedReason: text('blocked_reason'),
    blockedAt: moment('blocked_at'),
    ...versioned(),
  },
  (table) => [
    index('projects_by_client').on(table.clientId),
    check('projects_phase', sql`${table.phase} in ('audit', 'optimize', 'scale')`),
  ],
);

/** Steps of a project, in the order of their positions. */
export const milestones = pgTable(
  'milestones',
  {
    id: id(),
    projectId: belongsTo('project_id', () => projects.id),
    phase: text('phase', { enum: phases }).notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    dueOn: date('due_on').notNull(),
    /** Position within its phase. */
    position: integer('position').notNull(),
    state: text('state').$type<MilestoneState>().notNull().default('planned'),
    startedAt: moment('started_at'),
    completedAt: moment('completed_at'),
    deletedAt: deletedAt(),
    ...versioned(),
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

/** Results of milestones. Clients approve them. */
export const deliverables = pgTable(
  'deliverables',
  {
    id: id(),
    milestoneId: belongsTo('milestone_id', () => milestones.id),
    title: text('title').notNull(),
    note: text('note').notNull().default(''),
    state: text('state').$type<DeliverableState>().notNull().default('draft'),
    stateSince: moment('state_since').notNull(),
    deletedAt: deletedAt(),
    // The version ensures that clients approve only what they have seen.
    ...versioned(),
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

/** Files of deliverables. They are never replaced. */
export const deliverableVersions = pgTable(
  'deliverable_versions',
  {
    deliverableId: belongsTo('deliverable_id', () => deliverables.id),
    /** Starts at 1. */
    number: integer('number').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<DocumentType>().notNull(),
    ...storedFile(),
    uploadedAt: moment('uploaded_at').notNull(),
    uploadedBy: uuid('uploaded_by').references(() => accountUsers.id, { onDelete: 'set null' }),
    /** When it was shared with the client. */
    sharedAt: moment('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.deliverableId, table.number] }),
    index('deliverable_versions_by_storage_key').on(table.storageKey),
  ],
);

/** History of deliverables between the two sides. */
export const deliverableSteps = pgTable(
  'deliverable_steps',
  {
    id: increasingId(),
    deliverableId: belongsTo('deliverable_id', () => deliverables.id),
    /** The resulting state. */
    state: text('state').$type<DeliverableState>().notNull(),
    /** Version of the file that it refers to. */
    number: integer('number').notNull(),
    comment: text('comment').notNull(),
    side: text('side').$type<Side>().notNull(),
    /** Id of an account user or of a person of the client, depending on `side`. */
    actorId: uuid('actor_id').notNull(),
    occurredAt: moment('occurred_at').notNull(),
  },
  (table) => [index('deliverable_steps_by_deliverable').on(table.deliverableId, table.id)],
);
