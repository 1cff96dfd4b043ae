import type { Overview } from '@uplift/data-client/contract/admin';
import { addDays, type OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { OverviewRepository, Period } from './overview.repository.ts';

const DAY_MS = 86_400_000;

/** How long an error counts as new, in milliseconds. */
const RECENT_MS = 7 * DAY_MS;

export interface OverviewService {
  /** @param days length of the period, including today */
  read: (days: number) => Promise<Overview>;
}

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
  repository,
  queues,
  calendar,
  now,
}: {
  repository: OverviewRepository;
  queues: JobsService['queues'];
  calendar: OfficeCalendar;
  now: Clock;
}): OverviewService {
  return {
    read: async (days) => {
      const moment = now();
      const period = periodOf(days, calendar);
      const [
        leads,
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
        repository.leads(period),
        repository.decided('won', period),
        repository.decided('lost', period),
        repository.leadsByDay(period, calendar.timeZone),
        repository.viewsByDay(period),
        repository.mostVisited('path', period),
        repository.mostVisited('referrer', period),
        repository.publishedStories(period.begins, moment),
        repository.openErrors(new Date(moment.getTime() - RECENT_MS)),
        repository.heldBackLeads(),
        queues(),
      ]);
      const viewsOf = (first: string) =>
        daysFrom(first, days).reduce((views, day) => views + (viewsByDay.get(day) ?? 0), 0);
      return {
        days,
        leads,
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
