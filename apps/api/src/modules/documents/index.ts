import type { CreateModule } from '../module.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { registerDocuments } from './documents.routes.ts';
import { createDocumentsService } from './documents.service.ts';
import { documentSections } from './export-sections.ts';

export const documents: CreateModule = (container) => {
  const { db, files, uploadsDirectory } = container;
  const service = createDocumentsService(container);
  return {
    routes: { core: (app) => registerDocuments(app, { documents: service, uploadsDirectory }) },
    cleanUp: service.cleanUp,
    exportSections: documentSections(createDocumentsRepository(db), files),
  };
};
