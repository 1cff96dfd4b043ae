import type { CreateModule } from '../module.ts';
import { registerSecondFactor } from './two-factor.routes.ts';

export const secondFactor: CreateModule = (container) => ({
  routes: { admin: (app) => registerSecondFactor(app, container) },
});
