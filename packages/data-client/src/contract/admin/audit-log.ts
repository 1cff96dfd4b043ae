import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
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

export const listAuditLog = defineEndpoint({
  method: 'GET',
  path: '/api/admin/audit-log',
  service: 'admin',
  summary: 'What was changed by whom, the latest first, of the last 90 days.',
  callers: ['admin'],
  query: v.object({
    ...listQuery(['occurredAt']),
    subjectId: v.optional(v.pipe(v.string(), v.uuid('This is not the id of a subject.'))),
  }),
  status: 200,
  answer: listPage(AuditEntry),
});
