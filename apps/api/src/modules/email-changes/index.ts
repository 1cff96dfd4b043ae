import type { CreateModule } from '../module.ts';
import { createEmailChangesRepository } from './email-changes.repository.ts';
import { registerEmailAnswers, registerEmailChanges } from './email-changes.routes.ts';
import { createEmailChangesService } from './email-changes.service.ts';

export const emailChanges: CreateModule = ({ db, config, jobs, mailer, signInRateLimit, now }) => {
  const service = createEmailChangesService({
    repository: createEmailChangesRepository(db),
    jobs,
    mailer,
    siteUrl: config.siteUrl,
    now,
  });
  return {
    routes: {
      core: (app) => registerEmailAnswers(app, { emailChanges: service, rateLimit: signInRateLimit }),
      admin: (app) => registerEmailChanges(app, { emailChanges: service }),
    },
    jobs: { 'email-change': service.mailLink },
    cleanUp: service.cleanUp,
  };
};
