import type { Overview } from '@uplift/data-client/contract/admin';
import type { Clock } from '../../clock.ts';
import type { JobsService } from '../jobs/jobs.service.ts';
import type { OverviewRepository, Period } from './overview.repository.ts';

const DAY_MS = 86_400_000;

/** How long an error counts as new, in milliseconds. */
const RECENT_MS = 7 * DAY_MS;

export interface OverviewService {
  /** @param days how many days the period has, today included */
  read: (days: number) => Promise<Overview>;
}

function periodOf(days: number, now: Date): Period {
  const ends = (Math.floor(now.getTime() / DAY_MS) + 1) * DAY_MS;
  return {
    ends: new Date(ends),
    begins: new Date(ends - days * DAY_MS),
    beginsBefore: new Date(ends - 2 * days * DAY_MS),
  };
}

/** The days from one on, as YYYY-MM-DD. */
function daysFrom(begins: Date, days: number): string[] {
  return Array.from({ length: days }, (_, index) =>
    new Date(begins.getTime() + index * DAY_MS).toISOString().slice(0, 10),
  );
}

export function createOverviewService({
  repository,
  queues,
  now,
}: {
  repository: OverviewRepository;
  queues: JobsService['queues'];
  now: Clock;
}): OverviewService {
  return {
    read: async (days) => {
      const moment = now();
      const period = periodOf(days, moment);
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
        repository.leadsByDay(period),
        repository.viewsByDay(period),
        repository.mostVisited('path', period),
        repository.mostVisited('referrer', period),
        repository.publishedStories(period.begins, moment),
        repository.openErrors(new Date(moment.getTime() - RECENT_MS)),
        repository.heldBackLeads(),
        queues(),
      ]);
      const viewsOf = (begins: Date) =>
        daysFrom(begins, days).reduce((views, day) => views + (viewsByDay.get(day) ?? 0), 0);
      return {
        days,
        leads,
        wonLeads,
        lostLeads,
        pageViews: { current: viewsOf(period.begins), previous: viewsOf(period.beginsBefore) },
        byDay: daysFrom(period.begins, days).map((day) => ({
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
