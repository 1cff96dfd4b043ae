import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoint } from '../../http/bind-endpoint.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export function registerApiKeys(app: FastifyInstance, { apiKeys }: { apiKeys: ApiKeysService }): void {
  bindEndpoint(app, adminEndpoints.listApiKeys, ({ query }) => apiKeys.list(query));
  bindEndpoint(app, adminEndpoints.getApiKey, ({ params }) => apiKeys.read(params.id));
  bindEndpoint(app, adminEndpoints.getApiKeyUsage, async ({ params }) => ({
    data: await apiKeys.readUsage(params.id),
  }));
  bindEndpoint(app, adminEndpoints.createApiKey, (call) => apiKeys.create(actorOf(call), call.body));
  bindEndpoint(app, adminEndpoints.updateApiKey, (call) =>
    apiKeys.update(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.rotateApiKey, (call) =>
    apiKeys.rotate(actorOf(call), call.params.id, call.body),
  );
  bindEndpoint(app, adminEndpoints.actOnApiKeys, (call) => apiKeys.act(actorOf(call), call.body));
}
