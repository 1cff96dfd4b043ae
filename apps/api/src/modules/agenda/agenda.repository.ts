import { AGENDA_LIMIT } from '@uplift/data-client/contract/manager';
import type { DeliverableState, Phase } from '@uplift/data-client/contract/project';
import { and, asc, eq, gte, inArray, isNull, lt, ne, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/database.ts';
import {
  clients,
  deliverables,
  measurements,
  meetings,
  milestones,
  projects,
} from '../../database/schema/index.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

/** One more than the agenda shows, to tell whether there are more. */
const LIMIT = AGENDA_LIMIT + 1;

/** Phases with weekly measurements. The audit phase has no results to measure yet. */
const measuredPhases: Phase[] = ['optimize', 'scale'];

/** The client that an item belongs to. */
const owner = { clientId: clients.id, company: clients.company };

/** Reads open items of the active clients that a viewer works for, each kind up to a limit. */
export function createAgendaRepository(db: Database) {
  const of = (viewer: Viewer): SQL | undefined => and(visibleTo(db, viewer), isNull(clients.deactivatedAt));

  return {
    /** Open milestones that are due before a day and, if `from` is set, not before that day. */
    milestones: (viewer: Viewer, { from, before }: { from: string | null; before: string }) =>
      db
        .select({ ...owner, id: milestones.id, title: milestones.title, on: milestones.dueOn })
        .from(milestones)
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(
          and(
            of(viewer),
            ne(milestones.state, 'done'),
            isNull(milestones.deletedAt),
            lt(milestones.dueOn, before),
            from === null ? undefined : gte(milestones.dueOn, from),
          ),
        )
        .orderBy(asc(milestones.dueOn), asc(milestones.id))
        .limit(LIMIT),

    /** Deliverables in a state, those that have been in it the longest first. */
    deliverables: (viewer: Viewer, state: DeliverableState) =>
      db
        .select({ ...owner, id: deliverables.id, title: deliverables.title, since: deliverables.stateSince })
        .from(deliverables)
        .innerJoin(milestones, eq(milestones.id, deliverables.milestoneId))
        .innerJoin(projects, eq(projects.id, milestones.projectId))
        .innerJoin(clients, eq(clients.id, projects.clientId))
        .where(
          and(
            of(viewer),
            eq(deliverables.state, state),
            isNull(deliverables.deletedAt),
            isNull(milestones.deletedAt),
          ),
        )
        .orderBy(asc(deliverables.stateSince), asc(deliverables.id))
        .limit(LIMIT),

    /** Meetings that aren't canceled and overlap a period. */
    meetings: (viewer: Viewer, { from, before }: { from: Date; before: Date }) =>
      db
        .select({
          ...owner,
          id: meetings.id,
          title: meetings.title,
          startsAt: meetings.startsAt,
          endsAt: meetings.endsAt,
        })
        .from(meetings)
        .innerJoin(clients, eq(clients.id, meetings.clientId))
        .where(
          and(
            of(viewer),
            ne(meetings.state, 'cancelled'),
            isNull(meetings.deletedAt),
            gte(meetings.endsAt, from),
            lt(meetings.startsAt, before),
          ),
        )
        .orderBy(asc(meetings.startsAt), asc(meetings.id))
        .limit(LIMIT),

    /** Clients in a measured phase whose project started before a day, and without figures for the week. */
    unmeasured: (viewer: Viewer, { week, startedBefore }: { week: string; startedBefore: string }) =>
      db
        .selectDistinct(owner)
        .from(clients)
        .innerJoin(projects, eq(projects.clientId, clients.id))
        .leftJoin(
          measurements,
          and(
            eq(measurements.clientId, clients.id),
            eq(measurements.week, week),
            isNull(measurements.deletedAt),
          ),
        )
        .where(
          and(
            of(viewer),
            inArray(projects.phase, measuredPhases),
            lt(projects.startedOn, startedBefore),
            isNull(measurements.id),
          ),
        )
        .orderBy(asc(clients.company), asc(clients.id))
        .limit(LIMIT),
  };
}
