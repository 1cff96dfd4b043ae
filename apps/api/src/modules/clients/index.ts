import type { CreateModule } from '../module.ts';
import { createClientsRepository } from './clients.repository.ts';
import { registerClients } from './clients.routes.ts';
import { createClientsService } from './clients.service.ts';

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
