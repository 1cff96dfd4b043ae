import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { anyOf, listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows, RowVersion, rowId } from './records.ts';

const levels = ['page', 'section', 'component'] as const;
const states = ['open', 'resolved'] as const;
const moment = v.string();

const row = {
  id: v.string(),
  /** The error message. */
  name: v.string(),
  /** Top stack frame. Empty if no stack names one. */
  topFrame: v.string(),
  /** The error boundary that caught it, which shows how much of the page failed. */
  level: v.picklist(levels),
  state: v.picklist(states),
  /** Number of reports. */
  occurrences: v.number(),
  firstSeenAt: moment,
  lastSeenAt: moment,
  /** User agents of the latest reports. */
  userAgents: v.array(v.string()),
  /** Row version, incremented when the group is resolved or reopened. Send it with an update. */
  version: v.number(),
};

/** Errors grouped by message and top stack frame. */
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

/** An error group with its latest reports. */
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
    'Lists client-side errors grouped by message and place in the code, in pages, latest first by default.',
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
  summary: 'Retrieves an error group with its 20 latest reports.',
  params: v.object({ id: GroupId }),
  answer: ClientErrorDetail,
});

export const updateClientError = defineEndpoint({
  ...common,
  method: 'PATCH',
  path: '/api/admin/client-errors/{id}',
  summary:
    'Resolves or reopens an error group. Returns 409 if `version` is outdated, which also happens when a new report reopens the group.',
  params: v.object({ id: GroupId }),
  body: v.object({ state: v.picklist(states, 'Choose a status.'), version: RowVersion }),
  answer: ClientErrorDetail,
});

const clientErrorActions = ['resolve', 'reopen'] as const;
export type ClientErrorAction = (typeof clientErrorActions)[number];

export const actOnClientErrors = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/client-errors/actions',
  summary:
    'Resolves or reopens error groups. Rows are processed separately, and the response has a result for each. A new report also reopens a resolved group.',
  body: actionOnRows(clientErrorActions, 'an error'),
  answer: ActionOutcomes,
});
