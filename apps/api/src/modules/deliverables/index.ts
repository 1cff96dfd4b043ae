import { createMilestonesRepository } from '../milestones/milestones.repository.ts';
import type { CreateModule } from '../module.ts';
import { createDeliveryCleanUp } from './clean-delivery.ts';
import { createDeliverablesRepository } from './deliverables.repository.ts';
import { registerDeliverables } from './deliverables.routes.ts';
import { createDeliverablesService } from './deliverables.service.ts';

export const deliverables: CreateModule = ({ db, files, events, notify, uploadsDirectory, now }) => {
  const repository = createDeliverablesRepository(db);
  const service = createDeliverablesService({ repository, files, events, notify, now });
  return {
    routes: {
      core: (app) => registerDeliverables(app, { deliverables: service, uploadsDirectory }),
    },
    cleanUp: createDeliveryCleanUp({
      milestones: createMilestonesRepository(db),
      deliverables: repository,
      files,
      now,
    }),
  };
};
