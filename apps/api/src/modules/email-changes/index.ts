import type { CreateModule } from '../module.ts';
import { registerEmailAnswers, registerEmailChanges } from './email-changes.routes.ts';
import { createEmailChangesService, type EmailChangeLinkRequest } from './email-changes.service.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Creates a link for one of the two addresses of a change and mails it. Its secret is never stored. */
    'email-change': EmailChangeLinkRequest;
  }
}

export const emailChanges: CreateModule = (container) => {
  const service = createEmailChangesService(container);
  const rateLimit = container.signInRateLimit;
  return {
    routes: {
      core: (app) => registerEmailAnswers(app, { emailChanges: service, rateLimit }),
      admin: (app) => registerEmailChanges(app, service),
    },
    jobs: { 'email-change': service.mailLink },
    cleanUp: service.cleanUp,
  };
};
