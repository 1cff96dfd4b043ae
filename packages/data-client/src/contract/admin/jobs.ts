import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows } from './records.ts';

/** A queue of work that is done after the answer. */
export const JobQueueSummary = /* @__PURE__ */ v.object({
  name: v.string(),
  /** Jobs that wait for their turn or for their next try. */
  waiting: v.number(),
  active: v.number(),
  /** Jobs that are tried no more. */
  failed: v.number(),
  /** Of those that are kept. */
  completed: v.number(),
});
export type JobQueueSummary = v.InferOutput<typeof JobQueueSummary>;

/** A job that is tried no more. What it was told, a message for instance, is left out. */
export const FailedJob = /* @__PURE__ */ v.object({
  id: v.string(),
  /** The queue. */
  name: v.string(),
  createdAt: v.string(),
  failedAt: v.string(),
  /** How often it was tried. */
  tries: v.number(),
  /** Why it failed at last. */
  error: v.string(),
});
export type FailedJob = v.InferOutput<typeof FailedJob>;

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listJobQueues = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/jobs/queues',
  summary: 'The queues of work that is done after the answer, with how many jobs are in which state.',
  answer: v.object({
    data: v.array(JobQueueSummary),
    /** Whether messages are written to an outbox, because there is no mail server. */
    outbox: v.boolean(),
  }),
});

/** Names of queues, separated by commas. */
const queues = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(500, 'Name fewer queues.'),
  v.regex(/^[\w-]+(,[\w-]+)*$/, 'Name queues such as mail, separated by commas.'),
  v.transform((text) => text.split(',')),
);

export const listFailedJobs = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'The jobs that are tried no more, the latest first.',
  query: v.object({ ...listQuery(['failedAt']), name: v.optional(queues) }),
  answer: listPage(FailedJob),
});

const jobActions = ['retry'] as const;
export type JobAction = (typeof jobActions)[number];

export const actOnJobs = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/jobs/actions',
  summary: 'Puts failed jobs into their queues again, each by itself.',
  body: actionOnRows(jobActions, 'a job'),
  answer: ActionOutcomes,
});
