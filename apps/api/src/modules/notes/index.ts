import type { CreateModule } from '../module.ts';
import { registerNotes } from './notes.routes.ts';
import { createNotesService } from './notes.service.ts';

export const notes: CreateModule = (container) => {
  const service = createNotesService(container);
  return {
    routes: { core: (app) => registerNotes(app, service) },
    cleanUp: service.cleanUp,
  };
};
