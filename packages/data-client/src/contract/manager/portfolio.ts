import * as v from 'valibot';
import { anyOf, listPage, listQuery } from '../admin/list-query.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Health, HealthFacts, healths } from '../project/health.ts';
import { Phase, phases } from '../project/project.ts';
import { Guarantee } from '../project/results.ts';
import { identifier, record } from '../reading.ts';

/** A client in the team's portfolio list. */
export const PortfolioClient = /* @__PURE__ */ record({
  id: identifier,
  company: v.string(),
  /** The client's manager. Null: none assigned yet. */
  manager: v.nullable(record({ id: identifier, name: v.string() })),
  /** Messages the caller hasn't read, capped at 100. */
  unread: v.number(),
  /** Time of the last message or meeting (ISO 8601, UTC). Null: no contact yet. */
  lastContactAt: v.nullable(v.string()),
  project: record({
    name: v.string(),
    phase: Phase,
    health: Health,
    /** The facts behind `health`. */
    facts: HealthFacts,
    /** The next open milestone. Null: all are done. */
    next: v.nullable(record({ title: v.string(), dueOn: v.string() })),
    /** Number of open milestones that were due before today. */
    overdue: v.number(),
    /** Number of deliverables that await the client's approval. */
    awaitingClient: v.number(),
    /** Measured value to date in US dollars. Null without a baseline to value hours by. */
    value: v.nullable(v.number()),
    /** Status of the 30-day guarantee. */
    guarantee: Guarantee,
  }),
});
export type PortfolioClient = v.InferOutput<typeof PortfolioClient>;

export const listPortfolio = /* @__PURE__ */ defineEndpoint({
  service: 'core',
  method: 'GET',
  path: '/api/manager/clients',
  summary:
    "Lists the caller's clients, or all clients for an admin, in pages, with the status of their projects. Sorted by company by default. `need` ranks by health, overdue milestones, unread messages, pending approvals and the next due date.",
  callers: ['manager', 'admin'],
  status: 200,
  query: v.object({
    ...listQuery([
      'need',
      'company',
      'phase',
      'health',
      'next',
      'overdue',
      'awaitingClient',
      'unread',
      'lastContact',
      'value',
      'guarantee',
    ]),
    phase: v.optional(anyOf(phases)),
    health: v.optional(anyOf(healths)),
  }),
  answer: v.object({
    ...listPage(PortfolioClient).entries,
    /** Sums over all active clients of the caller, whatever the filters. */
    totals: v.object({ overdue: v.number(), awaitingClient: v.number(), unread: v.number() }),
  }),
});
