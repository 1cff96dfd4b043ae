import type { CreateModule } from '../module.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { registerMessages } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';

export const messages: CreateModule = ({ db, events, now }) => ({
  routes: {
    core: (app) => registerMessages(app, { messages: createMessagesService({ db, events, now }) }),
  },
  exportSections: [
    { name: 'messages', read: ({ clientId }) => createMessagesRepository(db).listForExport(clientId) },
  ],
});
