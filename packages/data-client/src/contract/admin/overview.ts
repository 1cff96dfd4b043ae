import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const periods = ['30', '90'] as const;

/** A figure of a period, and of the one as long before it. */
const Trend = /* @__PURE__ */ v.object({ current: v.number(), previous: v.number() });
export type Trend = v.InferOutput<typeof Trend>;

const Visited = /* @__PURE__ */ v.object({ name: v.string(), views: v.number() });

/** The figures of the consultancy's site. Days are those of the office. */
export const Overview = /* @__PURE__ */ v.object({
  /** How many days the period has, today included. */
  days: v.number(),
  /** Entries that were not taken for spam. */
  leads: Trend,
  wonLeads: Trend,
  lostLeads: Trend,
  pageViews: Trend,
  byDay: v.array(v.object({ day: v.string(), pageViews: v.number(), leads: v.number() })),
  /** Paths, the most viewed first. */
  topPages: v.array(Visited),
  /** Hosts of the sites that visitors came from, the most frequent first. */
  topReferrers: v.array(Visited),
  publishedStories: v.object({ total: v.number(), inPeriod: v.number() }),
  openErrors: v.object({
    total: v.number(),
    /** Seen for the first time within 7 days. */
    recent: v.number(),
  }),
  /** Leads that look like the work of a machine, and that nobody has looked at. */
  heldBackLeads: v.number(),
  /** Of those that are kept. */
  failedJobs: v.number(),
});
export type Overview = v.InferOutput<typeof Overview>;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/overview',
  service: 'admin',
  summary: 'Key figures of the last 30 or 90 days against those before, and what needs attention.',
  callers: ['admin'],
  query: v.object({
    days: v.optional(v.picklist(periods, 'Choose 30 or 90.')),
  }),
  status: 200,
  answer: Overview,
});
