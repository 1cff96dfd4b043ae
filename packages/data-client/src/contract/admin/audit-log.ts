import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { isDay } from '../is-day.ts';
import { uuid } from '../uuid.ts';
import { listPage, listQuery } from './list-query.ts';

/** A change that somebody made: who, what, when, from where. */
export const AuditEntry = /* @__PURE__ */ v.object({
  id: v.number(),
  occurredAt: v.string(),
  actorId: v.string(),
  /** The name at that time. */
  actorName: v.string(),
  /** The name that the API key had by which the change was made; the actor is its owner. */
  apiKeyName: v.optional(v.string()),
  /** Such as `user.updated`. */
  action: v.string(),
  subjectId: v.string(),
  /** What the subject was called at that time. */
  subjectName: v.string(),
  /** The fields that changed, as they were. Secrets are left out. */
  before: v.record(v.string(), v.unknown()),
  /** The same fields, as they are since. */
  after: v.record(v.string(), v.unknown()),
  /** The address that the call came from. */
  address: v.string(),
});
export type AuditEntry = v.InferOutput<typeof AuditEntry>;

const day = /* @__PURE__ */ v.pipe(
  v.string(),
  v.isoDate('Enter a date as YYYY-MM-DD.'),
  v.check((text) => isDay(text) && Date.parse(text) >= 0, 'There is no such day.'),
);

/** Names of kinds, separated by commas. */
const kinds = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(500, 'Name fewer kinds.'),
  v.regex(/^[a-z-]+(,[a-z-]+)*$/, 'Name kinds such as user, separated by commas.'),
  v.transform((text) => text.split(',')),
);

const filters = {
  q: listQuery(['occurredAt']).q,
  subjectId: v.optional(uuid('This is not the id of a subject.')),
  actorId: v.optional(uuid('This is not the id of a person.')),
  /** What the entries are about: the first words of their actions. */
  subject: v.optional(kinds),
  /** The first day, at the office. */
  from: v.optional(day),
  /** The last day, at the office. */
  to: v.optional(day),
};

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listAuditLog = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/audit-log',
  summary: 'What was changed by whom, the latest first, of the last 90 days.',
  query: v.object({ ...listQuery(['occurredAt']), ...filters }),
  answer: listPage(AuditEntry),
});

export const exportAuditLog = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/audit-log/export',
  summary:
    'The same entries as a CSV file, all pages of them. Cells that a spreadsheet would calculate are quoted.',
  query: v.object(filters),
  content: 'text/csv',
});

/** What the log can be filtered by. */
const AuditChoices = /* @__PURE__ */ v.object({
  /** Who changed something, by name. */
  actors: v.array(v.object({ id: v.string(), name: v.string() })),
  /** What entries are about: the first words of their actions. */
  subjects: v.array(v.string()),
});

export const getAuditChoices = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/audit-log/choices',
  summary: 'Who changed something within the last 90 days, and what was changed.',
  answer: AuditChoices,
});
