import type { managerEndpoints } from '@uplift/data-client/contract/manager';
import { healthOf } from '@uplift/data-client/contract/project';
import type { Container } from '../../container.ts';
import type { Call } from '../../http/bind-endpoint.ts';
import { pageRange, sortOrder } from '../../http/list-page.ts';
import type { Caller } from '../../security/caller.ts';
import { guaranteeOf } from '../measurements/promises.ts';
import { createPortfolioRepository } from './portfolio.repository.ts';

export type PortfolioService = ReturnType<typeof createPortfolioService>;

type PortfolioQuery = Call<typeof managerEndpoints.listPortfolio>['query'];

export function createPortfolioService({ db, calendar, now }: Pick<Container, 'db' | 'calendar' | 'now'>) {
  return {
    /** The clients that the caller works for, with the state of their projects. */
    list: async (caller: Caller, { q, sort = 'company', phase, health, ...query }: PortfolioQuery) => {
      const { page, pageSize, limit, offset } = pageRange(query);
      const moment = { now: now(), today: calendar.today() };
      const repository = createPortfolioRepository(db);
      const totals = await repository.totals(caller, moment.today);
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
      return { data, page, pageSize, total, totals };
    },
  };
}
