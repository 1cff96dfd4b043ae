import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { listPage, listQuery } from './list-query.ts';
import { ActionOutcomes, actionOnRows } from './records.ts';

/** A background job queue. */
export const JobQueueSummary = /* @__PURE__ */ v.object({
  name: v.string(),
  /** Jobs waiting for their first attempt or a retry. */
  waiting: v.number(),
  active: v.number(),
  /** Jobs that won't be retried. */
  failed: v.number(),
  /** Counts only the jobs that are retained. */
  completed: v.number(),
});
export type JobQueueSummary = v.InferOutput<typeof JobQueueSummary>;

/** A failed job that won't be retried. Its payload, such as a message, is omitted. */
export const FailedJob = /* @__PURE__ */ v.object({
  id: v.string(),
  /** The queue's name. */
  name: v.string(),
  createdAt: v.string(),
  failedAt: v.string(),
  /** Number of attempts. */
  tries: v.number(),
  /** The error of the last attempt. */
  error: v.string(),
});
export type FailedJob = v.InferOutput<typeof FailedJob>;

const common = { service: 'admin', callers: ['admin'], status: 200 } as const;

export const listJobQueues = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/jobs/queues',
  summary: 'Lists the background job queues with the number of jobs in each state.',
  answer: v.object({
    data: v.array(JobQueueSummary),
    /** Whether messages go to an outbox because no mail server is configured. */
    outbox: v.boolean(),
  }),
});

/** Queue names, separated by commas. */
const queues = /* @__PURE__ */ v.pipe(
  v.string(),
  v.maxLength(500, 'Choose fewer queues.'),
  v.regex(/^[\w-]+(,[\w-]+)*$/, 'Enter queues such as mail, separated by commas.'),
  v.transform((text) => text.split(',')),
);

export const listFailedJobs = defineEndpoint({
  ...common,
  method: 'GET',
  path: '/api/admin/jobs',
  summary: "Lists failed jobs that won't be retried, in pages, latest first.",
  query: v.object({ ...listQuery(['failedAt']), name: v.optional(queues) }),
  answer: listPage(FailedJob),
});

const jobActions = ['retry'] as const;
export type JobAction = (typeof jobActions)[number];

export const actOnJobs = defineEndpoint({
  ...common,
  method: 'POST',
  path: '/api/admin/jobs/actions',
  summary: 'Retries failed jobs. Rows are processed separately, and the response has a result for each.',
  body: actionOnRows(jobActions, 'a job'),
  answer: ActionOutcomes,
});
