import type { Recipient } from '../../database/participants.ts';
import type { CreateModule } from '../module.ts';
import { registerNotifications } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Mails a person the unseen news of a client. A null `clientId` means all their clients. */
    'notification-mail': { recipient: Recipient; clientId: string | null };
    /** Queues mail for everyone who wants it once a day. */
    'notification-digest': Record<string, never>;
  }
}

export const notifications: CreateModule = (container) => {
  const service = createNotificationsService(container);
  return {
    routes: { core: (app) => registerNotifications(app, service) },
    jobs: { 'notification-mail': service.mail, 'notification-digest': service.mailDaily },
    cleanUp: service.cleanUp,
  };
};
