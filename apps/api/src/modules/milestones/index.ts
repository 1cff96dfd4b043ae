import type { CreateModule } from '../module.ts';
import { createMilestonesRepository } from './milestones.repository.ts';
import { registerMilestones } from './milestones.routes.ts';
import { createMilestonesService } from './milestones.service.ts';

export const milestones: CreateModule = ({ db, events, notify, now }) => {
  const service = createMilestonesService({
    repository: createMilestonesRepository(db),
    events,
    notify,
    now,
  });
  return { routes: { core: (app) => registerMilestones(app, { milestones: service }) } };
};
