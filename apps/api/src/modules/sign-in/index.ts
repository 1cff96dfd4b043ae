import type { CreateModule } from '../module.ts';
import { registerAdminSignIn, registerSignIn } from './sign-in.routes.ts';

export const signIn: CreateModule = ({ signIn: service, cookies, signInRateLimit }) => {
  const dependencies = { signIn: service, cookies, rateLimit: signInRateLimit };
  return {
    routes: {
      core: (app) => registerSignIn(app, dependencies),
      admin: (app) => registerAdminSignIn(app, dependencies),
    },
  };
};
