import type { CreateModule } from '../module.ts';
import { registerDeliverables } from './deliverables.routes.ts';
import { createDeliverablesService } from './deliverables.service.ts';
import { planSections } from './export-sections.ts';
import { registerMilestones } from './milestones.routes.ts';
import { createMilestonesService } from './milestones.service.ts';

/** A project's plan: milestones and their deliverables. */
export const plan: CreateModule = ({ config, db, files, events, uploadsDirectory, now }) => {
  const milestones = createMilestonesService({ db, events, now });
  const quota = config.clientStorage;
  const deliverables = createDeliverablesService({ db, files, quota, events, now });
  return {
    routes: {
      core: async (app) => {
        registerMilestones(app, { milestones });
        await registerDeliverables(app, { deliverables, uploadsDirectory });
      },
    },
    cleanUp: deliverables.cleanUp,
    exportSections: planSections(db, files),
  };
};
