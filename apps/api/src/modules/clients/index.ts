import type { CreateModule } from '../module.ts';
import { registerClients } from './clients.routes.ts';
import { createClientsService } from './clients.service.ts';

export const clients: CreateModule = (container) => {
  const service = createClientsService(container);
  return { routes: { admin: (app) => registerClients(app, service) } };
};
