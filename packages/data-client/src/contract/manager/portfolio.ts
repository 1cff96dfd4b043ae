import * as v from 'valibot';
import { anyOf, listPage, listQuery } from '../admin/list-query.ts';
import { defineEndpoint } from '../endpoint.ts';
import { Health, HealthFacts, healths } from '../project/health.ts';
import { Phase, phases } from '../project/project.ts';
import { Guarantee } from '../project/results.ts';
import { identifier, record } from '../reading.ts';

/** A client as the list of those who work for it shows it. */
export const PortfolioClient = /* @__PURE__ */ record({
  id: identifier,
  company: v.string(),
  /** Who looks after it; null: nobody yet. */
  manager: v.nullable(record({ id: identifier, name: v.string() })),
  /** How many of its messages the caller has not read, up to 100. */
  unread: v.number(),
  /** When somebody last wrote, or the two sides last met (ISO 8601, UTC); null: neither happened. */
  lastContactAt: v.nullable(v.string()),
  project: record({
    name: v.string(),
    phase: Phase,
    health: Health,
    /** What that was told by. */
    facts: HealthFacts,
    /** The first milestone that is not done; null: all are. */
    next: v.nullable(record({ title: v.string(), dueOn: v.string() })),
    /** How many open milestones were due before today. */
    overdue: v.number(),
    /** How many deliverables await the client’s approval. */
    awaitingClient: v.number(),
    /** US dollars that were measured so far; null without a baseline to value hours by. */
    value: v.nullable(v.number()),
    /** How the promise of the first 30 days stands. */
    guarantee: Guarantee,
  }),
});
export type PortfolioClient = v.InferOutput<typeof PortfolioClient>;

export const listPortfolio = /* @__PURE__ */ defineEndpoint({
  service: 'core',
  method: 'GET',
  path: '/api/manager/clients',
  summary:
    'The clients of a manager, or all of them to an admin, with how their projects stand, a page at a time, by company where no order is given.',
  callers: ['manager', 'admin'],
  status: 200,
  query: v.object({
    ...listQuery([
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
  answer: listPage(PortfolioClient),
});
