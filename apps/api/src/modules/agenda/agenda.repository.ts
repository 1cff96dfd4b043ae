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

/** Whose it is. */
export interface Owner {
  clientId: string;
  company: string;
}

const owner = { clientId: clients.id, company: clients.company };

export type AgendaRepository = ReturnType<typeof createAgendaRepository>;

/** Reads what is to be done for the active clients that a viewer works for, each kind up to a limit. */
export function createAgendaRepository(db: Database) {
  const of = (viewer: Viewer): SQL | undefined => and(visibleTo(db, viewer), isNull(clients.deactivatedAt));

  return {
    /** Open milestones that are due before a day, and not before another one where that is given. */
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

    /** Deliverables that are in a state, the longest first. */
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

    /** Meetings that are to take place between two moments. */
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

    /** Clients whose project had left one of its phases behind before a week was over, and that have no figures for it. */
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
