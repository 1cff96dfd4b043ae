import type { CreateModule } from '../module.ts';
import { messageSections } from './export-sections.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { registerMessages } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';

export const messages: CreateModule = ({ db, events, now }) => {
  const repository = createMessagesRepository(db);
  const service = createMessagesService({ repository, events, now });
  return {
    routes: { core: (app) => registerMessages(app, { messages: service }) },
    exportSections: messageSections(repository),
  };
};
