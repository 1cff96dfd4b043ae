import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listPage, listQuery } from './list-query.ts';

const row = {
  id: v.string(),
  subject: v.string(),
  to: v.string(),
  writtenAt: v.string(),
};

/** A message written to the outbox because no mail server is configured. */
export const OutboxMessageSummary = /* @__PURE__ */ v.object(row);
export type OutboxMessageSummary = v.InferOutput<typeof OutboxMessageSummary>;

export const OutboxMessage = /* @__PURE__ */ v.object({
  ...row,
  from: v.string(),
  replyTo: v.nullable(v.string()),
  text: v.string(),
  /** The HTML body. Null for a text-only message. Render it in a sandbox. */
  html: v.nullable(v.string()),
});
export type OutboxMessage = v.InferOutput<typeof OutboxMessage>;

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listOutbox = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/outbox',
  summary: 'Lists messages in the outbox in pages, newest first. Returns 404 if a mail server is configured.',
  query: v.object(listQuery(['writtenAt'])),
  answer: listPage(OutboxMessageSummary),
});

export const getOutboxMessage = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/outbox/{id}',
  summary: 'Retrieves a message in the outbox. Returns 404 if a mail server is configured.',
  params: v.object({
    id: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'This isn’t the ID of a message.')),
  }),
  confidential: true,
  answer: OutboxMessage,
});
