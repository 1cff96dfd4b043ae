import type { PortfolioClient } from '@uplift/data-client/contract/manager';
import { type Health, healthOf, type Phase } from '@uplift/data-client/contract/project';
import type { OfficeCalendar } from '../../calendar.ts';
import type { Clock } from '../../clock.ts';
import { type PageQuery, pageRange, sortOrder } from '../../http/list-page.ts';
import type { Caller } from '../../security/caller.ts';
import { guaranteeOf } from '../measurements/promises.ts';
import type { PortfolioRepository, PortfolioSort } from './portfolio.repository.ts';

interface PortfolioQuery extends PageQuery {
  q?: string | undefined;
  sort?: PortfolioSort | `-${PortfolioSort}` | undefined;
  phase?: Phase[] | undefined;
  health?: Health[] | undefined;
}

export interface PortfolioService {
  /** The clients that the caller works for, with the state of their projects. */
  list: (
    caller: Caller,
    query: PortfolioQuery,
  ) => Promise<{ data: PortfolioClient[]; page: number; pageSize: number; total: number }>;
}

export function createPortfolioService({
  repository,
  calendar,
  now,
}: {
  repository: PortfolioRepository;
  calendar: OfficeCalendar;
  now: Clock;
}): PortfolioService {
  return {
    list: async (caller, { q, sort = 'company', phase, health, ...query }) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const moment = { now: now(), today: calendar.today() };
      const { rows, total } = await repository.list(
        caller,
        { search: q || undefined, phases: phase, healths: health, sort: sortOrder(sort), limit, offset },
        moment,
      );
      const data = rows.map(({ project, lastContactAt, ...row }) => ({
        ...row,
        lastContactAt: lastContactAt?.toISOString() ?? null,
        project: {
          ...project,
          health: healthOf(project.facts, moment),
          guarantee: guaranteeOf(
            project.startedOn,
            moment.today,
            project.firstSaved ? [project.firstSaved] : [],
          ),
        },
      }));
      return { data, page, pageSize, total };
    },
  };
}
