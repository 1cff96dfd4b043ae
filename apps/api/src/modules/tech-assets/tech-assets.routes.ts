import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance } from 'fastify';
import { bindKeptEndpoint } from '../../http/bind-endpoint.ts';
import type { KeptTexts } from '../../http/kept-texts.ts';
import type { TechAssetsService } from './tech-assets.service.ts';

export function registerTechAssets(
  app: FastifyInstance,
  { techAssets, kept }: { techAssets: TechAssetsService; kept: KeptTexts },
): void {
  bindKeptEndpoint(app, publicEndpoints.listTechAssets, kept, () => techAssets.listActive());
}
