import { Readable } from 'node:stream';
import { publicEndpoints } from '@uplift/data-client/contract';
import { adminEndpoints } from '@uplift/data-client/contract/admin';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { actorOf, bindCachedEndpoint, bindEndpoints, bindRawEndpoint } from '../../http/bind-endpoint.ts';
import { isNamed } from '../../http/entity-tag.ts';
import { acceptUploads } from '../../http/receive-upload.ts';
import type { ResponseCache } from '../../http/response-cache.ts';
import type { AdminAssetsService } from './admin-assets.service.ts';
import { assetTypeOf, kinds } from './asset-kinds.ts';
import type { AssetsService } from './assets.service.ts';
import { rangeStillFits, readRange } from './byte-range.ts';
import { formatFor, isCopied } from './image-copies.ts';

/** A replaced file keeps its URL and must be visible at once, so caches revalidate. Most get 304. */
const CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Keeps files for admins out of shared caches. */
const ADMIN_CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/** An image opened directly is a document. The policy denies it scripts, an origin and subresources. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

type AssetFile = Awaited<ReturnType<AssetsService['describeFile']>>;

/** Sets the download name. PDFs are attachments, since browsers can't show them in a sandboxed page. */
function dispositionOf({ name, contentType }: AssetFile): string {
  const type = assetTypeOf(contentType);
  // A name may contain path separators.
  const fileName = `${name.replace(/[/\\]/g, '-')}${type ? kinds[type].endings[0] : ''}`;
  return contentDisposition(fileName, {
    type: contentType.startsWith('image/') ? 'inline' : 'attachment',
  });
}

/** A request for a file or, with a width, for a resized copy. */
interface FileCall {
  query: { width?: string | undefined };
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Sends a resized copy of an image. Returns null if the original has to be sent. */
async function sendCopy(
  assets: AssetsService,
  file: AssetFile,
  cacheControl: string,
  { query: { width }, request, reply }: FileCall,
): Promise<FastifyReply | null> {
  if (width === undefined || !isCopied(file.contentType)) return null;
  reply.header('Vary', 'Accept');
  const format = formatFor(request.headers.accept);
  const tag = `"${file.checksum}-${width}-${format}"`;
  const known = format && isNamed(request.headers['if-none-match'], tag);
  // A client that has the copy cached gets 304 without reading it.
  const copy = format && !known && (await assets.readCopy(file, Number(width), format));
  if (!copy && !known) return null;
  reply
    .header('ETag', tag)
    .header('Cache-Control', cacheControl)
    .header('Content-Security-Policy', FILE_POLICY);
  if (!copy) return reply.code(304).send();
  return reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type(`image/${format}`).send(copy);
}

/** Sends an asset's file: whole, a range, a resized copy, or 304 if the client has it cached. */
async function sendFile(
  assets: AssetsService,
  file: AssetFile,
  cacheControl: string,
  call: FileCall,
): Promise<FastifyReply> {
  const sent = await sendCopy(assets, file, cacheControl, call);
  if (sent) return sent;
  const tag = `"${file.checksum}"`;
  const { request, reply } = call;
  const { headers } = request;
  reply
    .header('ETag', tag)
    .header('Last-Modified', file.updatedAt.toUTCString())
    .header('Accept-Ranges', 'bytes')
    .header('Cache-Control', cacheControl)
    .header('Content-Security-Policy', FILE_POLICY)
    .header('Content-Disposition', dispositionOf(file))
    .header('Cross-Origin-Resource-Policy', 'cross-origin');

  const known = headers['if-none-match'];
  if (isNamed(known, tag)) return reply.code(304).send();
  const since = known === undefined ? Date.parse(headers['if-modified-since'] ?? '') : Number.NaN;
  if (since >= Math.trunc(file.updatedAt.getTime() / 1_000) * 1_000) return reply.code(304).send();

  reply.type(file.contentType);
  if (request.method === 'HEAD') {
    // An empty stream, since a missing body would set Content-Length to 0.
    return reply.header('Content-Length', file.byteSize).send(Readable.from([]));
  }

  const ifRange = typeof headers['if-range'] === 'string' ? headers['if-range'] : undefined;
  const applies = rangeStillFits(ifRange, tag, file.updatedAt);
  const range = applies ? readRange(headers.range, file.byteSize) : 'whole';
  if (range === 'unsatisfiable') {
    return reply
      .code(416)
      .header('Content-Range', `bytes */${file.byteSize}`)
      .header('Content-Length', 0)
      .send();
  }
  if (range === 'whole') {
    return reply.header('Content-Length', file.byteSize).send(await assets.readFile(file));
  }
  return reply
    .code(206)
    .header('Content-Range', `bytes ${range.first}-${range.last}/${file.byteSize}`)
    .header('Content-Length', range.last - range.first + 1)
    .send(await assets.readFile(file, range));
}

export function registerAssetFile(app: FastifyInstance, assets: AssetsService): void {
  bindRawEndpoint(app, publicEndpoints.getAssetFile, async (call) => {
    const file = await assets.describeFile(call.params.id);
    return sendFile(assets, file, CACHE_CONTROL, call);
  });
}

export async function registerAdminAssets(
  app: FastifyInstance,
  {
    adminAssets,
    assets,
    responseCache,
    uploadsDirectory,
  }: {
    adminAssets: AdminAssetsService;
    assets: AssetsService;
    responseCache: ResponseCache;
    uploadsDirectory: string;
  },
): Promise<void> {
  bindCachedEndpoint(app, publicEndpoints.listAssets, responseCache, ({ query }) => assets.list(query));
  bindEndpoints(app, adminEndpoints, {
    listAssets: ({ query }) => adminAssets.list(query),
    listAssetCategories: async () => ({ categories: await adminAssets.categories() }),
    getAsset: ({ params }) => adminAssets.read(params.id),
    updateAsset: (call) => adminAssets.update(actorOf(call), call.params.id, call.body),
    actOnAssets: (call) => adminAssets.act(actorOf(call), call.body),
  });
  bindRawEndpoint(app, adminEndpoints.getAssetFile, async (call) => {
    const file = await adminAssets.describeFile(call.params.id);
    return sendFile(assets, file, ADMIN_CACHE_CONTROL, call);
  });
  await acceptUploads(app, uploadsDirectory, (scope) => {
    bindEndpoints(scope, adminEndpoints, {
      uploadAsset: (call) => adminAssets.upload(actorOf(call), call.file, call.body),
      replaceAssetFile: (call) =>
        adminAssets.replaceFile(actorOf(call), call.params.id, call.file, call.body.version),
    });
  });
}
