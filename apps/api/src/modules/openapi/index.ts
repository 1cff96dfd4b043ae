import { publicEndpoints } from '@uplift/data-client/contract';
import { contract } from '../../contract.ts';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { CreateModule } from '../module.ts';
import { createOpenApiDocument } from './openapi-document.ts';

export const openApi: CreateModule = ({ config, cookies }) => ({
  routes: {
    core: (app) => {
      const document = createOpenApiDocument(contract, {
        siteUrl: config.siteUrl,
        sessionCookie: cookies.nameOf('client'),
      });
      bindEndpoint(app, publicEndpoints.getOpenApi, async () => document);
    },
  },
});
