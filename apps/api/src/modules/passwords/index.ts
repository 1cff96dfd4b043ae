import type { CreateModule } from '../module.ts';
import { registerPasswords } from './passwords.routes.ts';

export const passwords: CreateModule = ({ links, signInRateLimit }) => ({
  routes: { core: (app) => registerPasswords(app, { links, rateLimit: signInRateLimit }) },
  jobs: { 'password-link': links.mailLink },
});
