import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { isDay } from '../is-day.ts';
import { uuid } from '../uuid.ts';
import { listPage, listQuery } from './list-query.ts';

/** An audit log entry: who changed what, when, and from where. */
export const AuditEntry = /* @__PURE__ */ v.object({
  id: v.number(),
  occurredAt: v.string(),
  actorId: v.string(),
  /** The actor's name at that time. */
  actorName: v.string(),
  /** Name of the API key that made the change, at that time. The actor is the key's owner. */
  apiKeyName: v.optional(v.string()),
  /** An `AuditAction` such as `user.updated`, or one of an earlier release. */
  action: v.string(),
  subjectId: v.string(),
  /** The subject's name at that time. */
  subjectName: v.string(),
  /** The changed fields before the change, without secrets. */
  before: v.record(v.string(), v.unknown()),
  /** The same fields after the change. */
  after: v.record(v.string(), v.unknown()),
  /** IP address of the request. */
  address: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

const day = /* @__PURE__ */ v.pipe(
  v.string(),
  v.isoDate('Enter a date as YYYY-MM-DD.'),
  v.check((text) => isDay(text) && Date.parse(text) >= 0, 'This date doesn’t exist.'),
);

/** Subject kinds, separated by commas. */
const kinds = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(500, 'Choose fewer kinds.'),
  v.regex(/^[a-z-]+(,[a-z-]+)*$/, 'Enter kinds such as user, separated by commas.'),
  v.transform((text) => text.split(',')),
);

const actorsMessage = 'Enter the IDs of people, separated by commas.';

const actorIds = /* @__PURE__ */ v.pipe(
  v.string(actorsMessage),
  v.transform((text) => text.split(',')),
  v.array(uuid(actorsMessage)),
  v.maxLength(100, 'Choose at most 100 people.'),
);

const filters = {
  q: listQuery(['occurredAt']).q,
  subjectId: v.optional(uuid('This isn’t the ID of a subject.')),
  /** Actor IDs, separated by commas. */
  actorId: v.optional(actorIds),
  /** Filters by subject kind, which is the first word of an action. */
  subject: v.optional(kinds),
  /** First day, in the office's time zone. */
  from: v.optional(day),
  /** Last day, in the office's time zone. */
  to: v.optional(day),
};

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listAuditLog = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'Lists audit log entries of the last 90 days in pages, newest first.',
  query: v.object({ ...listQuery(['occurredAt']), ...filters }),
  answer: listPage(AuditEntry),
});

export const exportAuditLog = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/audit-log/export',
  summary:
    'Exports all audit log entries that match the filters as a CSV file. Text that a spreadsheet would read as a formula is escaped.',
  query: v.object(filters),
  content: 'text/csv',
});

/** Filter options of the audit log. */
const AuditChoices = /* @__PURE__ */ v.object({
  /** Actors, sorted by name. */
  actors: v.array(v.object({ id: v.string(), name: v.string() })),
  /** Subject kinds: the first words of the actions. */
  subjects: v.array(v.string()),
});

export const getAuditChoices = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/audit-log/choices',
  summary: 'Lists the actors and subject kinds of audit log entries of the last 90 days.',
  answer: AuditChoices,
});
