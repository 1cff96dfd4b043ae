import type { CreateModule } from '../module.ts';
import { registerAdminSignIn, registerSignIn } from './sign-in.routes.ts';

export const signIn: CreateModule = (container) => ({
  routes: {
    core: (app) => registerSignIn(app, container),
    admin: (app) => registerAdminSignIn(app, container),
  },
});
