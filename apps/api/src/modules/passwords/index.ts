import type { CreateModule } from '../module.ts';
import type { PasswordLinkRequest } from './password-links.service.ts';
import { registerPasswords } from './passwords.routes.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Creates and e-mails a link that sets a password. The token in it is never stored. */
    'password-link': PasswordLinkRequest;
  }
}

export const passwords: CreateModule = (container) => ({
  routes: { core: (app) => registerPasswords(app, container) },
  jobs: { 'password-link': container.links.mailLink },
});
