import type { CreateModule } from '../module.ts';
import { registerDeliverables } from './deliverables.routes.ts';
import { createDeliverablesService } from './deliverables.service.ts';
import { planSections } from './export-sections.ts';
import { registerMilestones } from './milestones.routes.ts';
import { createMilestonesService } from './milestones.service.ts';

/** A project's plan: milestones and their deliverables. */
export const plan: CreateModule = (container) => {
  const { config, db, files, uploadsDirectory } = container;
  const milestones = createMilestonesService(container);
  const deliverables = createDeliverablesService({ ...container, quota: config.clientStorage });
  return {
    routes: {
      core: async (app) => {
        registerMilestones(app, milestones);
        await registerDeliverables(app, { deliverables, uploadsDirectory });
      },
    },
    cleanUp: deliverables.cleanUp,
    exportSections: planSections(db, files),
  };
};
