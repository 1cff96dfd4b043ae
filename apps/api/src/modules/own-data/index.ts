import type { Container } from '../../container.ts';
import type { ExportSection } from '../../export-section.ts';
import type { Module } from '../module.ts';
import { createDeletionRequestsRepository } from './deletion-requests.repository.ts';
import { createDeletionRequestsService } from './deletion-requests.service.ts';
import { ownDataSections } from './export-sections.ts';
import { createOwnDataRepository } from './own-data.repository.ts';
import { registerOwnData, registerPendingDeletions } from './own-data.routes.ts';
import { createOwnDataService } from './own-data.service.ts';

/**
 * Creates the module with which clients export and delete their data.
 *
 * @param sections what the other modules export
 */
export function createOwnData(
  { db, config, events, jobs, sessions, calendar, now }: Container,
  sections: readonly ExportSection[],
): Module {
  const repository = createOwnDataRepository(db);
  const deletionRequestRows = createDeletionRequestsRepository(db);
  const own = ownDataSections({ ownData: repository, sessions, deletionRequests: deletionRequestRows });
  const ownData = createOwnDataService({
    repository,
    sections: [...own, ...sections],
    calendar,
    events,
    now,
  });
  const deletionRequests = createDeletionRequestsService({
    repository: deletionRequestRows,
    events,
    jobs,
    mailTo: config.leadMailTo,
    siteUrl: config.siteUrl,
    officeTimeZone: config.officeTimeZone,
    now,
  });
  return {
    routes: {
      core: (app) => registerOwnData(app, { ownData, deletionRequests }),
      admin: (app) => registerPendingDeletions(app, { deletionRequests }),
    },
  };
}
