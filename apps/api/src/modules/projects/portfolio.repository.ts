import { type Health, type HealthMoment, healthDays, type Phase } from '@uplift/data-client/contract/project';
import { and, asc, count, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addDays } from '../../calendar.ts';
import type { Database } from '../../database/database.ts';
import { type ListPart, matchesWords, type SortOrder } from '../../database/list-query.ts';
import {
  accountUsers,
  clients,
  deliverables,
  measurements,
  meetings,
  messageReads,
  messages,
  milestones,
  projects,
  roiBaselines,
} from '../../database/schema/index.ts';
import { toMoment } from '../../database/to-moment.ts';
import { type Viewer, visibleTo } from '../../database/visible-clients.ts';

type PortfolioSort =
  | 'need'
  | 'company'
  | 'phase'
  | 'health'
  | 'next'
  | 'overdue'
  | 'awaitingClient'
  | 'unread'
  | 'lastContact'
  | 'value'
  | 'guarantee';

interface PortfolioFilter extends Pick<ListPart, 'search' | 'limit' | 'offset'> {
  phases?: readonly Phase[] | undefined;
  healths?: readonly Health[] | undefined;
  sort: SortOrder<PortfolioSort>;
}

// Qualified with the table: a bare column of the selection would refer to the inner table.
const outerClient = sql`${clients}.${sql.identifier(clients.id.name)}`;
const outerProject = sql`${projects}.${sql.identifier(projects.id.name)}`;

const latestProject = sql`(select latest.id from ${projects} latest where latest.client_id = ${outerClient}
  order by latest.started_on desc, latest.id desc limit 1)`;

const isOpen = sql`${milestones.projectId} = ${outerProject} and ${milestones.state} <> 'done' and ${milestones.deletedAt} is null`;
const isAwaiting = sql`${deliverables.state} = 'awaiting-approval' and ${deliverables.deletedAt} is null
  and ${milestones.projectId} = ${outerProject} and ${milestones.deletedAt} is null`;
const awaiting = sql`from ${deliverables} inner join ${milestones} on ${milestones.id} = ${deliverables.milestoneId} where ${isAwaiting}`;
const inOrder = sql`order by case ${milestones.phase} when 'audit' then 0 when 'optimize' then 1 else 2 end,
  ${milestones.position}, ${milestones.id} limit 1`;

const earliestDueOn = sql<
  string | null
>`(select min(${milestones.dueOn}) from ${milestones} where ${isOpen})`;
const awaitingSince = sql<Date | string | null>`(select min(${deliverables.stateSince}) ${awaiting})`;
const awaitingClient = sql<number>`(select count(*)::int ${awaiting})`;
const nextTitle = sql<
  string | null
>`(select ${milestones.title} from ${milestones} where ${isOpen} ${inOrder})`;
const nextDueOn = sql<
  string | null
>`(select ${milestones.dueOn} from ${milestones} where ${isOpen} ${inOrder})`;
const phaseOrder = sql`case ${projects.phase} when 'audit' then 0 when 'optimize' then 1 when 'scale' then 2 end`;

const overdueOn = (today: string) =>
  sql<number>`(select count(*)::int from ${milestones} where ${isOpen} and ${milestones.dueOn} < ${today})`;

/** Unread messages are counted up to this number. */
const UNREAD_COUNTED = 100;

const unreadBy = (personId: string) =>
  sql<number>`(select count(*)::int from (
    select 1 from ${messages} where ${messages.clientId} = ${outerClient} and ${messages.senderId} <> ${personId}
      and ${messages.number} > coalesce((select ${messageReads.lastNumber} from ${messageReads}
        where ${messageReads.clientId} = ${outerClient} and ${messageReads.personId} = ${personId}), 0)
    limit ${UNREAD_COUNTED}) unread)`;

const lastContactBefore = (now: Date) =>
  sql`greatest(
    (select ${messages.createdAt} from ${messages} where ${messages.clientId} = ${outerClient}
      order by ${messages.number} desc limit 1),
    (select max(${meetings.endsAt}) from ${meetings} where ${meetings.clientId} = ${outerClient}
      and ${meetings.state} <> 'cancelled' and ${meetings.deletedAt} is null
      and ${meetings.endsAt} <= ${now.toISOString()}))`.mapWith(toMoment);

const isMeasured = sql`${measurements.clientId} = ${outerClient} and ${measurements.deletedAt} is null`;
const value = sql<string | number | null>`(select coalesce(sum(${measurements.hoursSaved}), 0)
    * (select (${roiBaselines.calculation} -> 'input' ->> 'hourlyRate')::numeric from ${roiBaselines}
      where ${roiBaselines.clientId} = ${outerClient})
    + coalesce(sum(${measurements.revenueEffect}), 0)
  from ${measurements} where ${isMeasured})`;
const ofFirstSaved = sql`from ${measurements} where ${isMeasured} and ${measurements.hoursSaved} > 0
  order by ${measurements.week} limit 1`;
const firstSavedWeek = sql<Date | string | null>`(select ${measurements.week} ${ofFirstSaved})`;
const firstSavedHours = sql<string | number | null>`(select ${measurements.hoursSaved} ${ofFirstSaved})`;

const DAY_MS = 86_400_000;

/** The contract's health rule in SQL, for sorting and filtering. A test keeps the two in sync. */
function healthRank({ now, today }: HealthMoment): SQL<number> {
  const longOverdue = addDays(today, -healthDays.overdueBlocks);
  const longAwaiting = new Date(now.getTime() - healthDays.awaitingRisks * DAY_MS).toISOString();
  return sql<number>`case
    when ${projects.blockedReason} is not null or ${earliestDueOn} < ${longOverdue} then 2
    when ${earliestDueOn} < ${today} or ${awaitingSince} < ${longAwaiting} then 1
    else 0 end`;
}

const ranks: Readonly<Record<Health, number>> = { 'on-track': 0, 'at-risk': 1, blocked: 2 };

/** The day of a date column, whether the driver returns a string or a Date. */
const textOf = (day: Date | string): string => (day instanceof Date ? day.toISOString().slice(0, 10) : day);

export function createPortfolioRepository(db: Database) {
  return {
    /** What needs attention, added up over the active clients that the viewer works for. */
    async totals(viewer: Viewer, today: string) {
      const sum = (of: SQL<number>) => sql<number>`coalesce(sum(${of}), 0)::int`;
      const [totals] = await db
        .select({
          overdue: sum(overdueOn(today)),
          awaitingClient: sum(awaitingClient),
          unread: sum(unreadBy(viewer.personId)),
        })
        .from(clients)
        .innerJoin(projects, eq(projects.id, latestProject))
        .where(and(visibleTo(db, viewer), isNull(clients.deactivatedAt)));
      return totals ?? { overdue: 0, awaitingClient: 0, unread: 0 };
    },

    /** The active clients that the viewer works for, with the state of their projects at that moment. */
    async list(
      viewer: Viewer,
      { search, phases, healths, sort, limit, offset }: PortfolioFilter,
      moment: HealthMoment,
    ) {
      const rank = healthRank(moment);
      const unread = unreadBy(viewer.personId);
      const lastContact = lastContactBefore(moment.now);
      const overdue = overdueOn(moment.today);
      const sortKeys: Readonly<Record<PortfolioSort, readonly SQL[]>> = {
        need: [rank, overdue, unread, awaitingClient, sql`${moment.today}::date - ${nextDueOn}`],
        company: [sql`lower(${clients.company})`],
        phase: [phaseOrder],
        health: [rank],
        next: [nextDueOn],
        overdue: [overdue],
        awaitingClient: [awaitingClient],
        unread: [unread],
        lastContact: [lastContact],
        value: [value],
        guarantee: [sql`${projects.startedOn}`],
      };
      const wanted = and(
        visibleTo(db, viewer),
        isNull(clients.deactivatedAt),
        matchesWords(search, clients.company),
        phases && inArray(projects.phase, [...phases]),
        healths && or(...healths.map((health) => sql`${rank} = ${ranks[health]}`)),
      );
      const direction = sort.descending ? desc : asc;
      const keys = sortKeys[sort.by].map((key) => direction(key));
      const rows = await db
        .select({
          id: clients.id,
          company: clients.company,
          manager: { id: accountUsers.id, name: accountUsers.name },
          unread,
          lastContactAt: lastContact,
          project: {
            name: projects.name,
            phase: projects.phase,
            startedOn: projects.startedOn,
            overdue,
            awaitingClient,
          },
          value,
          firstSavedWeek,
          firstSavedHours,
          blockedReason: projects.blockedReason,
          earliestDueOn,
          awaitingSince,
          nextTitle,
          nextDueOn,
        })
        .from(clients)
        .innerJoin(projects, eq(projects.id, latestProject))
        .leftJoin(accountUsers, eq(accountUsers.id, clients.managerId))
        .where(wanted)
        // Clients without a next milestone come last in every order.
        .orderBy(
          ...(sort.by === 'company' ? keys : keys.map((key) => sql`${key} nulls last`)),
          asc(sql`lower(${clients.company})`),
          asc(clients.id),
        )
        .limit(limit)
        .offset(offset);
      const counting = db.select({ total: count() }).from(clients);
      // Without these filters, the count doesn't depend on projects and skips the join.
      const [counted] = await (phases || healths
        ? counting.innerJoin(projects, eq(projects.id, latestProject)).where(wanted)
        : counting.where(wanted));
      return {
        total: counted?.total ?? 0,
        rows: rows.map(({ id, company, manager, unread: unreadCount, lastContactAt, project, ...row }) => ({
          id,
          company,
          manager,
          unread: unreadCount,
          lastContactAt,
          project: {
            ...project,
            facts: {
              blockedReason: row.blockedReason,
              earliestDueOn: row.earliestDueOn && textOf(row.earliestDueOn),
              awaitingSince: row.awaitingSince === null ? null : new Date(row.awaitingSince).toISOString(),
            },
            next:
              row.nextTitle === null || row.nextDueOn === null
                ? null
                : { title: row.nextTitle, dueOn: row.nextDueOn },
            value: row.value === null ? null : Number(row.value),
            firstSaved:
              row.firstSavedWeek === null
                ? null
                : { week: textOf(row.firstSavedWeek), hoursSaved: Number(row.firstSavedHours) },
          },
        })),
      };
    },
  };
}
