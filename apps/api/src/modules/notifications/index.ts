import type { CreateModule } from '../module.ts';
import { createNotificationsRepository } from './notifications.repository.ts';
import { registerNotifications } from './notifications.routes.ts';
import { createNotificationsService } from './notifications.service.ts';

export const notifications: CreateModule = ({ db, config, jobs, now }) => {
  const service = createNotificationsService({
    repository: createNotificationsRepository(db),
    jobs,
    siteUrl: config.siteUrl,
    officeTimeZone: config.officeTimeZone,
    now,
  });
  return {
    routes: { core: (app) => registerNotifications(app, { notifications: service }) },
    jobs: { 'notification-mail': service.mail, 'notification-digest': service.mailDaily },
    cleanUp: service.cleanUp,
  };
};
