import type { CreateModule } from '../module.ts';
import { registerApiDocs } from './api-docs.routes.ts';

export const apiDocs: CreateModule = ({ config }) => ({
  routes: {
    core: (app) => registerApiDocs(app, { connectOrigins: Object.values(config.serviceOrigins) }),
  },
});
