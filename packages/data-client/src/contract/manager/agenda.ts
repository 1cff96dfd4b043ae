import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, record } from '../reading.ts';

/** YYYY-MM-DD */
const day = v.string();
/** ISO 8601, UTC. */
const moment = v.string();

const of = <const Kind extends string>(kind: Kind) => ({
  kind: v.literal(kind),
  /** ID of the item that is due, or of the client for a missing measurement. */
  id: identifier,
  clientId: identifier,
  company: v.string(),
});

/** A task for the team: something to do or to follow up on. */
export const AgendaItem = /* @__PURE__ */ v.variant('kind', [
  /** An open milestone that is overdue or due that week. */
  v.object({ ...of('milestone'), title: v.string(), on: day }),
  /** Awaiting the client's approval. */
  v.object({ ...of('approval'), title: v.string(), since: moment }),
  /** The client requested changes, so the team has to act. */
  v.object({ ...of('changes'), title: v.string(), since: moment }),
  v.object({ ...of('meeting'), title: v.string(), startsAt: moment, endsAt: moment }),
  /** A past week of a measured project that has no figures yet. */
  v.object({ ...of('measurement'), week: day }),
]);
export type AgendaItem = v.InferOutput<typeof AgendaItem>;

/** Everything due in a week across all clients. */
export const Agenda = /* @__PURE__ */ record({
  /** Today in the office's time zone. */
  today: day,
  /** The Monday of the week. */
  week: day,
  /** Overdue items appear in the current week only, since they are still to be done. */
  items: v.array(AgendaItem),
  /** Whether the list was truncated. */
  more: v.boolean(),
});
export type Agenda = v.InferOutput<typeof Agenda>;

/** Maximum number of items of one kind in an agenda. */
export const AGENDA_LIMIT = 200;

export const getAgenda = /* @__PURE__ */ defineEndpoint({
  service: 'core',
  method: 'GET',
  path: '/api/manager/agenda',
  summary:
    "Lists what is due in a week across the caller's clients, or across all clients for an admin: milestones, approvals, requested changes, meetings, and weeks without figures.",
  callers: ['manager', 'admin'],
  status: 200,
  query: v.object({
    /** Any day of the week, YYYY-MM-DD. */
    week: v.optional(
      v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/, 'Enter a day of the week as YYYY-MM-DD.')),
    ),
  }),
  answer: Agenda,
});
