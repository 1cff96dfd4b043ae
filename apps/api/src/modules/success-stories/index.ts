import type { CreateModule } from '../module.ts';
import { registerSuccessStories } from './success-stories.routes.ts';

export const successStories: CreateModule = ({ stories }) => ({
  routes: { admin: (app) => registerSuccessStories(app, stories) },
  cleanUp: stories.cleanUp,
});
