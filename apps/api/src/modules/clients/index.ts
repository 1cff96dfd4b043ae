import type { Container } from '../../container.ts';
import type { CreateModule } from '../module.ts';
import { createClientsRepository } from './clients.repository.ts';
import { registerClients } from './clients.routes.ts';
import { createClientsService } from './clients.service.ts';
import { createHandOverService, type HandOver } from './hand-over.service.ts';

/** Reassigns the clients of a manager who leaves. */
export const createHandOver = ({ db, events, now }: Pick<Container, 'db' | 'events' | 'now'>): HandOver =>
  createHandOverService({ repository: createClientsRepository(db), events, now });

export const clients: CreateModule = ({ db, events, jobs, calendar, now }) => {
  const service = createClientsService({
    repository: createClientsRepository(db),
    events,
    jobs,
    calendar,
    now,
  });
  return { routes: { admin: (app) => registerClients(app, { clients: service }) } };
};
