import { createDeliverablesRepository } from '../deliverables/deliverables.repository.ts';
import { createDocumentsRepository } from '../documents/documents.repository.ts';
import { createMeetingsRepository } from '../meetings/meetings.repository.ts';
import { createMessagesRepository } from '../messages/messages.repository.ts';
import { createPlanRepository } from '../milestones/plan.repository.ts';
import type { CreateModule } from '../module.ts';
import { createStoryConsentRepository } from '../story-consent/story-consent.repository.ts';
import { createDeletionRequestsRepository } from './deletion-requests.repository.ts';
import { createDeletionRequestsService } from './deletion-requests.service.ts';
import { createExportSections } from './export-sections.ts';
import { createOwnDataRepository } from './own-data.repository.ts';
import { registerOwnData, registerPendingDeletions } from './own-data.routes.ts';
import { createOwnDataService } from './own-data.service.ts';

export const ownData: CreateModule = ({ db, config, files, jobs, sessions, measurements, calendar, now }) => {
  const repository = createOwnDataRepository(db);
  const deletionRequestRows = createDeletionRequestsRepository(db);
  const service = createOwnDataService({
    repository,
    sections: createExportSections({
      ownData: repository,
      sessions,
      plan: createPlanRepository(db),
      deliverables: createDeliverablesRepository(db),
      messages: createMessagesRepository(db),
      measurements,
      storyConsent: createStoryConsentRepository(db),
      meetings: createMeetingsRepository(db),
      documents: createDocumentsRepository(db),
      deletionRequests: deletionRequestRows,
      files,
    }),
    calendar,
    now,
  });
  const deletionRequests = createDeletionRequestsService({
    repository: deletionRequestRows,
    jobs,
    mailTo: config.leadMailTo,
    siteUrl: config.siteUrl,
    officeTimeZone: config.officeTimeZone,
    now,
  });
  return {
    routes: {
      core: (app) => registerOwnData(app, { ownData: service, deletionRequests }),
      admin: (app) => registerPendingDeletions(app, { deletionRequests }),
    },
  };
};
