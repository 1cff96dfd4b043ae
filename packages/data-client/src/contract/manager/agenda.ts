import * as v from 'valibot';
import { defineEndpoint } from '../endpoint.ts';
import { identifier, record } from '../reading.ts';

/** YYYY-MM-DD */
const day = v.string();
/** ISO 8601, UTC. */
const moment = v.string();

const of = <const Kind extends string>(kind: Kind) => ({
  kind: v.literal(kind),
  /** Of what is due; for a missing measurement, of the client. */
  id: identifier,
  clientId: identifier,
  company: v.string(),
});

/** Something that somebody who works for clients has to do, or to see done. */
export const AgendaItem = /* @__PURE__ */ v.variant('kind', [
  /** An open milestone whose day has come, or comes in that week. */
  v.object({ ...of('milestone'), title: v.string(), on: day }),
  /** The client was asked to approve it, and has not answered. */
  v.object({ ...of('approval'), title: v.string(), since: moment }),
  /** The client asked for changes: it is the team's turn. */
  v.object({ ...of('changes'), title: v.string(), since: moment }),
  v.object({ ...of('meeting'), title: v.string(), startsAt: moment, endsAt: moment }),
  /** A week that is over, of a project that is measured, and has no figures yet. */
  v.object({ ...of('measurement'), week: day }),
]);
export type AgendaItem = v.InferOutput<typeof AgendaItem>;

/** What is due in a week across all clients. */
export const Agenda = /* @__PURE__ */ record({
  /** At the office. */
  today: day,
  /** The Monday of the week. */
  week: day,
  /** What was due before that week is in it while it is this week, as it is still to be done. */
  items: v.array(AgendaItem),
  /** Whether there is more than is shown. */
  more: v.boolean(),
});
export type Agenda = v.InferOutput<typeof Agenda>;

/** How many things of one kind an agenda holds at most. */
export const AGENDA_LIMIT = 200;

export const getAgenda = /* @__PURE__ */ defineEndpoint({
  service: 'core',
  method: 'GET',
  path: '/api/manager/agenda',
  summary:
    'What is due in a week across the clients of a manager, or of everybody to an admin: milestones, approvals, requested changes, meetings, weeks without figures.',
  callers: ['manager', 'admin'],
  status: 200,
  query: v.object({
    /** Any day of the week, YYYY-MM-DD. */
    week: v.optional(
      v.pipe(v.string(), v.regex(/^20\d\d-\d\d-\d\d$/, 'Name a day of the week as YYYY-MM-DD.')),
    ),
  }),
  answer: Agenda,
});
