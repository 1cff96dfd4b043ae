import type { CreateModule } from '../module.ts';
import { createDeliveryCleanUp } from './clean-delivery.ts';
import { createDeliverablesRepository } from './deliverables.repository.ts';
import { registerDeliverables } from './deliverables.routes.ts';
import { createDeliverablesService } from './deliverables.service.ts';
import { planSections } from './export-sections.ts';
import { createMilestonesRepository } from './milestones.repository.ts';
import { registerMilestones } from './milestones.routes.ts';
import { createMilestonesService } from './milestones.service.ts';
import { createPlanRepository } from './plan.repository.ts';

/** A project's plan: milestones and their deliverables. */
export const plan: CreateModule = ({ config, db, files, events, uploadsDirectory, now }) => {
  const milestoneRows = createMilestonesRepository(db);
  const deliverableRows = createDeliverablesRepository(db);
  const milestones = createMilestonesService({ db, events, now });
  const deliverables = createDeliverablesService({
    repository: deliverableRows,
    files,
    quota: config.clientStorage,
    events,
    now,
  });
  return {
    routes: {
      core: async (app) => {
        registerMilestones(app, { milestones });
        await registerDeliverables(app, { deliverables, uploadsDirectory });
      },
    },
    cleanUp: createDeliveryCleanUp({
      milestones: milestoneRows,
      deliverables: deliverableRows,
      files,
      now,
    }),
    exportSections: planSections({ plan: createPlanRepository(db), deliverables: deliverableRows, files }),
  };
};
