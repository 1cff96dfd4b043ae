import type { CreateModule } from '../module.ts';
import { createAgendaRepository } from './agenda.repository.ts';
import { registerAgenda } from './agenda.routes.ts';
import { createAgendaService } from './agenda.service.ts';

export const agenda: CreateModule = ({ db, calendar }) => {
  const service = createAgendaService({ repository: createAgendaRepository(db), calendar });
  return { routes: { core: (app) => registerAgenda(app, { agenda: service }) } };
};
