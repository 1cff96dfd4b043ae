import type { CreateModule } from '../module.ts';
import { createEmailChangesRepository } from './email-changes.repository.ts';
import { registerEmailAnswers, registerEmailChanges } from './email-changes.routes.ts';
import { createEmailChangesService, type EmailChangeLinkRequest } from './email-changes.service.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Creates a link for one of the two addresses of a change and mails it. Its secret is never stored. */
    'email-change': EmailChangeLinkRequest;
  }
}

export const emailChanges: CreateModule = ({ db, config, events, jobs, mailer, signInRateLimit, now }) => {
  const service = createEmailChangesService({
    repository: createEmailChangesRepository(db),
    events,
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
