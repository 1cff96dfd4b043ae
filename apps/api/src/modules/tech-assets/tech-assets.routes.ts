import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindEndpoint } from '../../http/bind-endpoint.ts';
import type { TechAssetsService } from './tech-assets.service.ts';

export function registerTechAssets(
  app: FastifyInstance,
  { techAssets }: { techAssets: TechAssetsService },
): void {
  bindEndpoint(app, publicEndpoints.listTechAssets, () => techAssets.listActive());
}
