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
  /** The HTML body. Null for a text-only message. `getOutboxMessageHtml` serves it with a policy of its own. */
  html: v.nullable(v.string()),
});
export type OutboxMessage = v.InferOutput<typeof OutboxMessage>;

const params = /* @__PURE__ */ v.object({
  id: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/, 'This isn’t the ID of a message.')),
});

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
  params,
  confidential: true,
  answer: OutboxMessage,
});

export const getOutboxMessageHtml = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/outbox/{id}/html',
  summary:
    'Serves the HTML body of a message in the outbox as a page for a frame, where it runs no scripts and loads only images. Returns 404 for a text-only message.',
  params,
  confidential: true,
  content: 'text/html',
});
