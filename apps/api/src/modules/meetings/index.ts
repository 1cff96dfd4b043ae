import { readMailAddress } from '../../mail/mailer.ts';
import type { CreateModule } from '../module.ts';
import { createMeetingMails, type MeetingMailRequest } from './meeting-mails.ts';
import { createMeetingsRepository } from './meetings.repository.ts';
import { registerMeetings } from './meetings.routes.ts';
import { createMeetingsService } from './meetings.service.ts';

declare module '../../jobs/job-queue.ts' {
  interface Jobs {
    /** Mails the guests of a meeting the changes since a person began to change it. */
    'meeting-mail': MeetingMailRequest;
  }
}

export const meetings: CreateModule = (container) => {
  const { db, config } = container;
  const organizer = readMailAddress(config.mailFrom);
  const mails = createMeetingMails(container, organizer);
  const service = createMeetingsService(container, organizer);
  return {
    routes: { core: (app) => registerMeetings(app, service) },
    jobs: { 'meeting-mail': mails.mail },
    cleanUp: service.cleanUp,
    exportSections: [
      { name: 'meetings', read: ({ clientId }) => createMeetingsRepository(db).listForExport(clientId) },
    ],
  };
};
