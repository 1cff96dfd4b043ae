import type { CreateModule } from '../module.ts';
import { registerPortfolio } from './portfolio.routes.ts';
import { createPortfolioService } from './portfolio.service.ts';
import { registerProjects } from './projects.routes.ts';
import { createProjectsService } from './projects.service.ts';

export const projects: CreateModule = (container) => {
  const service = createProjectsService(container);
  const portfolio = createPortfolioService(container);
  return {
    routes: {
      core: (app) => {
        registerProjects(app, service);
        registerPortfolio(app, portfolio);
      },
    },
  };
};
