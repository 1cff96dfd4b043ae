import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';

const periods = ['30', '90'] as const;

/** A figure for a period and for the previous period of the same length. */
const Trend = /* @__PURE__ */ v.object({ current: v.number(), previous: v.number() });
export type Trend = v.InferOutput<typeof Trend>;

const Visited = /* @__PURE__ */ v.object({ name: v.string(), views: v.number() });

/** Key figures of the site. Days are in the office's time zone. */
export const Overview = /* @__PURE__ */ v.object({
  /** Number of days in the period, including today. */
  days: v.number(),
  /** Submissions that weren't marked as spam. */
  leads: Trend,
  /** The leads of the period by their current state. They add up to `leads.current`. */
  leadStates: v.object({ new: v.number(), contacted: v.number(), won: v.number(), lost: v.number() }),
  wonLeads: Trend,
  lostLeads: Trend,
  pageViews: Trend,
  byDay: v.array(v.object({ day: v.string(), pageViews: v.number(), leads: v.number() })),
  /** Paths, most viewed first. */
  topPages: v.array(Visited),
  /** Referring hosts, most frequent first. */
  topReferrers: v.array(Visited),
  publishedStories: v.object({ total: v.number(), inPeriod: v.number() }),
  openErrors: v.object({
    total: v.number(),
    /** First seen within the last 7 days. */
    recent: v.number(),
  }),
  /** Leads that look automated and haven't been reviewed. */
  heldBackLeads: v.number(),
  /** Counts only the jobs that are retained. */
  failedJobs: v.number(),
});
export type Overview = v.InferOutput<typeof Overview>;

export const getOverview = defineEndpoint({
  method: 'GET',
  path: '/api/admin/overview',
  service: 'admin',
  summary:
    'Retrieves key figures for the last 30 or 90 days compared with the previous period, and what needs attention.',
  callers: ['admin'],
  query: v.object({
    days: v.optional(v.picklist(periods, 'Choose 30 or 90.')),
  }),
  status: 200,
  answer: Overview,
});
