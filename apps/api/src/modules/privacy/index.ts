import type { Container } from '../../container.ts';
import type { ExportSection } from '../../export-section.ts';
import type { Module } from '../module.ts';
import { createDeletionRequestsService } from './deletion-requests.service.ts';
import { ownDataSections } from './export-sections.ts';
import { registerOwnData, registerPendingDeletions } from './privacy.routes.ts';
import { createOwnDataService } from './privacy.service.ts';

/**
 * Creates the module with which clients export and delete their data.
 *
 * @param sections what the other modules export
 */
export function createOwnData(container: Container, sections: readonly ExportSection[]): Module {
  const ownData = createOwnDataService(container, [...ownDataSections(container), ...sections]);
  const deletionRequests = createDeletionRequestsService(container);
  return {
    routes: {
      core: (app) => registerOwnData(app, { ownData, deletionRequests }),
      admin: (app) => registerPendingDeletions(app, { deletionRequests }),
    },
  };
}
