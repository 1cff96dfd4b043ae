import type { DeliverableState, Phase } from '@uplift/data-client/contract/project';
import { and, asc, eq, gte, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
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

/** The client that an item belongs to. */
export interface Owner {
  clientId: string;
  company: string;
}

const owner = { clientId: clients.id, company: clients.company };

export type AgendaRepository = ReturnType<typeof createAgendaRepository>;

/** Reads open items of the active clients that a viewer works for, each kind up to a limit. */
export function createAgendaRepository(db: Database) {
  const of = (viewer: Viewer): SQL | undefined => and(visibleTo(db, viewer), isNull(clients.deactivatedAt));

  return {
    /** Open milestones that are due before a day and, if `from` is set, not before that day. */
    milestones: (
      viewer: Viewer,
      { from, before, limit }: { from: string | null; before: string; limit: number },
    ): Promise<(Owner & { id: string; title: string; on: string })[]> =>
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
        .limit(limit),

    /** Deliverables in a state, those that have been in it the longest first. */
    deliverables: (
      viewer: Viewer,
      { state, limit }: { state: DeliverableState; limit: number },
    ): Promise<(Owner & { id: string; title: string; since: Date })[]> =>
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
        .limit(limit),

    /** Meetings that aren't canceled and overlap a period. */
    meetings: (
      viewer: Viewer,
      { from, before, limit }: { from: Date; before: Date; limit: number },
    ): Promise<(Owner & { id: string; title: string; startsAt: Date; endsAt: Date })[]> =>
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
        .limit(limit),

    /** Clients in one of the phases whose project started before a day, and without figures for the week. */
    unmeasured: (
      viewer: Viewer,
      {
        week,
        startedBefore,
        phases,
        limit,
      }: { week: string; startedBefore: string; phases: Phase[]; limit: number },
    ): Promise<Owner[]> =>
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
            sql`${projects.phase} in ${phases}`,
            lt(projects.startedOn, startedBefore),
            isNull(measurements.id),
          ),
        )
        .orderBy(asc(clients.company), asc(clients.id))
        .limit(limit),
  };
}
