import type { CreateModule } from '../module.ts';
import { registerNotes } from './notes.routes.ts';
import { createNotesService } from './notes.service.ts';

export const notes: CreateModule = ({ db, events, now }) => {
  const service = createNotesService({ db, events, now });
  return {
    routes: { core: (app) => registerNotes(app, { notes: service }) },
    cleanUp: service.cleanUp,
  };
};
