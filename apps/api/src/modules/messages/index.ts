import type { CreateModule } from '../module.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { registerMessages } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';

export const messages: CreateModule = (container) => ({
  routes: { core: (app) => registerMessages(app, createMessagesService(container)) },
  exportSections: [
    {
      name: 'messages',
      read: ({ clientId }) => createMessagesRepository(container.db).listForExport(clientId),
    },
  ],
});
