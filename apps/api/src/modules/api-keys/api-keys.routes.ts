import { adminEndpoints } from '@uplift/data-client/contract/admin';
import type { FastifyInstance } from 'fastify';
import { actorOf, bindEndpoints } from '../../http/bind-endpoint.ts';
import type { ApiKeysService } from './api-keys.service.ts';

export function registerApiKeys(app: FastifyInstance, apiKeys: ApiKeysService): void {
  bindEndpoints(app, adminEndpoints, {
    listApiKeys: ({ query }) => apiKeys.list(query),
    getApiKey: ({ params }) => apiKeys.read(params.id),
    getApiKeyUsage: async ({ params }) => ({ data: await apiKeys.readUsage(params.id) }),
    createApiKey: (call) => apiKeys.create(actorOf(call), call.body),
    updateApiKey: (call) => apiKeys.update(actorOf(call), call.params.id, call.body),
    rotateApiKey: (call) => apiKeys.rotate(actorOf(call), call.params.id, call.body),
    actOnApiKeys: (call) => apiKeys.act(actorOf(call), call.body),
  });
}
