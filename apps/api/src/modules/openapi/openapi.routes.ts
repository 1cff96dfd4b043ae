import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { OpenApiDocument } from './openapi-document.ts';

export function registerOpenApi(app: FastifyInstance, { document }: { document: OpenApiDocument }): void {
  bindEndpoint(app, publicEndpoints.getOpenApi, async () => document);
}
