import type { CreateModule } from '../module.ts';
import { registerAgenda } from './agenda.routes.ts';
import { createAgendaService } from './agenda.service.ts';

export const agenda: CreateModule = (container) => {
  const service = createAgendaService(container);
  return { routes: { core: (app) => registerAgenda(app, service) } };
};
