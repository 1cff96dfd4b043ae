import type { CreateModule } from '../module.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { registerMessages } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';

export const messages: CreateModule = ({ db, events, notify, now }) => {
  const service = createMessagesService({ repository: createMessagesRepository(db), events, notify, now });
  return { routes: { core: (app) => registerMessages(app, { messages: service }) } };
};
