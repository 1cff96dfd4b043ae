import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listPage, listQuery } from './list-query.ts';

const row = {
  id: v.string(),
  subject: v.string(),
  to: v.string(),
  writtenAt: v.string(),
};

/** A message that was written to the outbox because there is no mail server. */
export const OutboxMessageSummary = /* @__PURE__ */ v.object(row);
export type OutboxMessageSummary = v.InferOutput<typeof OutboxMessageSummary>;

export const OutboxMessage = /* @__PURE__ */ v.object({
  ...row,
  from: v.string(),
  replyTo: v.nullable(v.string()),
  text: v.string(),
  /** As mail programs show it; null where it has text alone. Show it in a sandbox. */
  html: v.nullable(v.string()),
});
export type OutboxMessage = v.InferOutput<typeof OutboxMessage>;

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listOutbox = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Messages that were written to the outbox, the latest first. 404 where there is a mail server.',
  query: v.object(listQuery(['writtenAt'])),
  answer: listPage(OutboxMessageSummary),
});

export const getOutboxMessage = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/outbox/{id}',
  summary: 'A message of the outbox. 404 where there is a mail server.',
  params: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'This is not the id of a message.')),
  }),
  confidential: true,
  answer: OutboxMessage,
});
