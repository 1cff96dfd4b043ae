import { createHandOver } from '../clients/index.ts';
import type { CreateModule } from '../module.ts';
import { createUsersRepository } from './users.repository.ts';
import { registerUsers } from './users.routes.ts';
import { createUsersService } from './users.service.ts';

export const users: CreateModule = ({ db, events, sessions, jobs, now }) => {
  const service = createUsersService({
    repository: createUsersRepository(db),
    handOver: createHandOver({ db, events, now }),
    sessions,
    jobs,
    events,
    now,
  });
  return { routes: { admin: (app) => registerUsers(app, { users: service }) } };
};
