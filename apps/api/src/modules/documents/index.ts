import type { CreateModule } from '../module.ts';
import { createDocumentsRepository } from './documents.repository.ts';
import { registerDocuments } from './documents.routes.ts';
import { createDocumentsService } from './documents.service.ts';

export const documents: CreateModule = ({ db, files, notify, uploadsDirectory, now }) => {
  const service = createDocumentsService({ repository: createDocumentsRepository(db), files, notify, now });
  return {
    routes: { core: (app) => registerDocuments(app, { documents: service, uploadsDirectory }) },
    cleanUp: service.cleanUp,
  };
};
