import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

const levels = ['page', 'section', 'component'] as const;
const states = ['open', 'resolved'] as const;
const moment = v.string();

const row = {
  id: v.string(),
  /** The message of the error. */
  name: v.string(),
  /** The place in the code that it came from; empty where no stack names one. */
  topFrame: v.string(),
  /** How much of the page it took away. */
  level: v.picklist(levels),
  state: v.picklist(states),
  /** How often it was reported. */
  occurrences: v.number(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  /** The browsers of the latest reports, as they name themselves. */
  userAgents: v.array(v.string()),
  /** Counts when it was resolved and opened: give it back with a change. */
  version: v.number(),
};

/** Errors of the same message from the same place in the code. */
export const ClientErrorGroup = /* @__PURE__ */ v.object(row);
export type ClientErrorGroup = v.InferOutput<typeof ClientErrorGroup>;

export const ClientErrorOccurrence = /* @__PURE__ */ v.object({
  id: v.string(),
  url: v.string(),
  userAgent: v.string(),
  receivedAt: moment,
  stack: v.nullable(v.string()),
  componentStack: v.nullable(v.string()),
});
export type ClientErrorOccurrence = v.InferOutput<typeof ClientErrorOccurrence>;

/** A group with its latest reports. */
export const ClientErrorDetail = /* @__PURE__ */ v.object({
  ...row,
  latest: v.array(ClientErrorOccurrence),
});
export type ClientErrorDetail = v.InferOutput<typeof ClientErrorDetail>;

const GroupId = rowId('an error');
const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listClientErrors = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/client-errors',
  summary:
    'Errors that pages met in browsers, grouped by message and place in the code, the latest first where no order is given.',
  query: v.object({
    ...listQuery(['occurrences', 'firstSeenAt', 'lastSeenAt']),
    state: v.optional(anyOf(states)),
    level: v.optional(anyOf(levels)),
  }),
  answer: listPage(ClientErrorGroup),
});

export const getClientError = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/client-errors/{id}',
  summary: 'One group of errors with its 20 latest reports.',
  params: v.object({ id: GroupId }),
  answer: ClientErrorDetail,
});

export const updateClientError = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/client-errors/{id}',
  summary:
    'Resolves a group of errors or opens it again. Refused with 409 if someone else or a new report changed it since that `version`.',
  params: v.object({ id: GroupId }),
  body: v.object({ state: v.picklist(states, 'Choose a state.'), version: RowVersion }),
  answer: ClientErrorDetail,
});

const clientErrorActions = ['resolve', 'reopen'] as const;
export type ClientErrorAction = (typeof clientErrorActions)[number];

export const actOnClientErrors = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/client-errors/actions',
  summary: 'Resolves groups of errors or opens them again, each by itself. A new report opens one again too.',
  body: actionOnRows(clientErrorActions, 'an error'),
  answer: ActionOutcomes,
});
