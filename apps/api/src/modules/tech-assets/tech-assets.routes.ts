import { publicEndpoints } from '@uplift/data-client/contract';
import { adminEndpoints, IMPORT_TEXT_LIMIT } from '@uplift/data-client/contract/admin';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  actorOf,
  bindCachedEndpoint,
  bindEndpoint,
  bindEndpoints,
  bindRawEndpoint,
} from '../../http/bind-endpoint.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { TechAssetImportsService } from './tech-asset-imports.service.ts';
import type { TechAssetsService } from './tech-assets.service.ts';

export function registerTechAssets(
  app: FastifyInstance,
  { techAssets, responseCache }: { techAssets: TechAssetsService; responseCache: ResponseCache },
): void {
  bindCachedEndpoint(app, publicEndpoints.listTechAssets, responseCache, () => techAssets.listPublic());
}

/** Six bytes per character, because JSON may escape it as `\uXXXX`, and room for the rest of the body. */
const IMPORT_BODY_BYTES = IMPORT_TEXT_LIMIT * 6 + 1_024;

function sendDownload(reply: FastifyReply, name: string, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('Content-Disposition', `attachment; filename="${name}"`)
    .send(text);
}

export function registerTechAssetsAdmin(
  app: FastifyInstance,
  { techAssets, imports }: { techAssets: TechAssetsService; imports: TechAssetImportsService },
): void {
  bindEndpoints(app, adminEndpoints, {
    listAdminTechAssets: ({ query }) => techAssets.list(query),
    listTechAssetCategories: () => techAssets.listCategories(),
    getTechAssetOrder: () => techAssets.listActive(),
    moveTechAsset: (call) => techAssets.move(actorOf(call), call.body.id, call.body.after),
    createTechAsset: (call) => techAssets.create(actorOf(call), call.body),
    getAdminTechAsset: ({ params }) => techAssets.read(params.id),
    updateTechAsset: (call) => techAssets.update(actorOf(call), call.params.id, call.body),
    actOnTechAssets: (call) => techAssets.act(actorOf(call), call.body),
  });
  bindEndpoint(app, adminEndpoints.importTechAssets, (call) => imports.importFile(actorOf(call), call.body), {
    bodyLimit: IMPORT_BODY_BYTES,
  });
  bindRawEndpoint(app, adminEndpoints.exportTechAssetsAsCsv, async ({ reply }) =>
    sendDownload(reply, 'technologies.csv', 'text/csv', await imports.exportFile('csv')),
  );
  bindRawEndpoint(app, adminEndpoints.exportTechAssetsAsJson, async ({ reply }) =>
    sendDownload(reply, 'technologies.json', 'application/json', await imports.exportFile('json')),
  );
}
