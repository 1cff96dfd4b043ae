import type { CreateModule } from '../module.ts';
import { registerUsers } from './users.routes.ts';
import { createUsersService } from './users.service.ts';

export const users: CreateModule = (container) => {
  const service = createUsersService(container);
  return { routes: { admin: (app) => registerUsers(app, service) } };
};
