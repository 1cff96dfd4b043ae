import type { CreateModule } from '../module.ts';
import { createPortfolioRepository } from './portfolio.repository.ts';
import { registerPortfolio } from './portfolio.routes.ts';
import { createPortfolioService } from './portfolio.service.ts';
import { createProjectsRepository } from './projects.repository.ts';
import { registerProjects } from './projects.routes.ts';
import { createProjectsService } from './projects.service.ts';

export const projects: CreateModule = ({ db, calendar, events, now }) => {
  const service = createProjectsService({ repository: createProjectsRepository(db), events, now });
  const portfolio = createPortfolioService({ repository: createPortfolioRepository(db), calendar, now });
  return {
    routes: {
      core: (app) => {
        registerProjects(app, { projects: service });
        registerPortfolio(app, { portfolio });
      },
    },
  };
};
