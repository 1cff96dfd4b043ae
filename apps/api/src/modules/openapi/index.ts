import { contract } from '../../contract.ts';
import type { CreateModule } from '../module.ts';
import { registerOpenApi } from './openapi.routes.ts';
import { createOpenApiDocument } from './openapi-document.ts';

export const openApi: CreateModule = ({ config, cookies }) => ({
  routes: {
    core: (app) =>
      registerOpenApi(app, {
        document: createOpenApiDocument(contract, {
          siteUrl: config.siteUrl,
          version: '1',
          sessionCookie: cookies.nameOf('client'),
        }),
      }),
  },
});
