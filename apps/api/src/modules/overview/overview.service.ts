import type { Overview } from '@uplift/data-client/contract/admin';
import { addDays, type OfficeCalendar } from '../../calendar.ts';
import type { Container } from '../../container.ts';
import { createOverviewRepository, type Period } from './overview.repository.ts';

const DAY_MS = 86_400_000;

/** How long an error counts as new, in milliseconds. */
const RECENT_MS = 7 * DAY_MS;

export type OverviewService = ReturnType<typeof createOverviewService>;

function periodOf(days: number, { today, startOf }: OfficeCalendar): Period {
  const endsOn = addDays(today(), 1);
  const [beginsOn, beganBeforeOn] = [addDays(endsOn, -days), addDays(endsOn, -2 * days)];
  return {
    beginsOn,
    begins: startOf(beginsOn),
    beganBeforeOn,
    beganBefore: startOf(beganBeforeOn),
    endsOn,
    ends: startOf(endsOn),
  };
}

/** Consecutive days from `first` on, as YYYY-MM-DD. */
function daysFrom(first: string, days: number): string[] {
  return Array.from({ length: days }, (_, index) => addDays(first, index));
}

export function createOverviewService({
  db,
  failedJobs,
  calendar,
  now,
}: Pick<Container, 'db' | 'failedJobs' | 'calendar' | 'now'>) {
  const totals = createOverviewRepository(db);

  return {
    /** @param days length of the period, including today */
    read: async (days: 30 | 90): Promise<Overview> => {
      const moment = now();
      const period = periodOf(days, calendar);
      const [
        leads,
        leadsByState,
        wonLeads,
        lostLeads,
        leadsByDay,
        viewsByDay,
        topPages,
        topReferrers,
        publishedStories,
        openErrors,
        heldBackLeads,
        jobQueues,
      ] = await Promise.all([
        totals.leads(period),
        totals.leadsByState(period),
        totals.decided('won', period),
        totals.decided('lost', period),
        totals.leadsByDay(period, calendar.timeZone),
        totals.viewsByDay(period),
        totals.mostVisited('path', period),
        totals.mostVisited('referrer', period),
        totals.publishedStories(period.begins, moment),
        totals.openErrors(new Date(moment.getTime() - RECENT_MS)),
        totals.heldBackLeads(),
        failedJobs.queues(),
      ]);
      const viewsOf = (first: string) =>
        daysFrom(first, days).reduce((views, day) => views + (viewsByDay.get(day) ?? 0), 0);
      return {
        days,
        leads,
        leadStates: {
          new: leadsByState.get('new') ?? 0,
          contacted: leadsByState.get('contacted') ?? 0,
          won: leadsByState.get('won') ?? 0,
          lost: leadsByState.get('lost') ?? 0,
        },
        wonLeads,
        lostLeads,
        pageViews: { current: viewsOf(period.beginsOn), previous: viewsOf(period.beganBeforeOn) },
        byDay: daysFrom(period.beginsOn, days).map((day) => ({
          day,
          pageViews: viewsByDay.get(day) ?? 0,
          leads: leadsByDay.get(day) ?? 0,
        })),
        topPages,
        topReferrers,
        publishedStories,
        openErrors,
        heldBackLeads,
        failedJobs: jobQueues.reduce((jobs, { failed }) => jobs + failed, 0),
      };
    },
  };
}
