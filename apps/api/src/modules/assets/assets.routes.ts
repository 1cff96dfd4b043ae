import { Readable } from 'node:stream';
import { publicEndpoints } from '@uplift/data-client/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bindKeptEndpoint, bindRawEndpoint } from '../../http/bind-endpoint.ts';
import { isNamed } from '../../http/entity-tag.ts';
import type { KeptTexts } from '../../http/kept-texts.ts';
import type { AssetFile, AssetsService } from './assets.service.ts';
import { rangeStillFits, readRange } from './byte-range.ts';
import { formatFor, type ImageCopies, isCopied } from './image-copies.ts';

export function registerAssetList(
  app: FastifyInstance,
  { assets, kept }: { assets: AssetsService; kept: KeptTexts },
): void {
  bindKeptEndpoint(app, publicEndpoints.listAssets, kept, ({ query }) => assets.list(query));
}

/** An image may be replaced under the same address, so caches ask again after five minutes. */
const CACHE_CONTROL = 'public, max-age=300, must-revalidate';

/** A picture opened by itself is a document: it gets no script, no origin and nothing to load. */
const FILE_POLICY = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Sends a smaller copy of a picture; null where the original has to do. */
async function sendCopy(
  copies: ImageCopies,
  { file, width }: { file: AssetFile; width: string },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | null> {
  if (!isCopied(file.contentType)) return null;
  reply.header('Vary', 'Accept');
  const format = formatFor(request.headers.accept);
  const copy = format && (await copies.read(file, Number(width), format));
  if (!copy) return null;
  const tag = `"${file.checksum}-${width}-${format}"`;
  reply
    .header('ETag', tag)
    .header('Cache-Control', CACHE_CONTROL)
    .header('Content-Security-Policy', FILE_POLICY);
  if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.header('Cross-Origin-Resource-Policy', 'cross-origin').type(`image/${format}`).send(copy);
}

export function registerAssetFile(
  app: FastifyInstance,
  { assets, copies }: { assets: AssetsService; copies: ImageCopies },
): void {
  bindRawEndpoint(app, publicEndpoints.getAssetFile, async ({ params, query, request, reply }) => {
    const file = await assets.describeFile(params.id);
    const { width } = query;
    const sent = width === undefined ? null : await sendCopy(copies, { file, width }, request, reply);
    if (sent) return sent;
    const tag = `"${file.checksum}"`;
    const { headers } = request;
    reply
      .header('ETag', tag)
      .header('Last-Modified', file.updatedAt.toUTCString())
      .header('Accept-Ranges', 'bytes')
      .header('Cache-Control', CACHE_CONTROL)
      .header('Content-Security-Policy', FILE_POLICY)
      .header('Cross-Origin-Resource-Policy', 'cross-origin');

    const known = headers['if-none-match'];
    if (isNamed(known, tag)) return reply.code(304).send();
    const since = known === undefined ? Date.parse(headers['if-modified-since'] ?? '') : Number.NaN;
    if (since >= Math.trunc(file.updatedAt.getTime() / 1_000) * 1_000) return reply.code(304).send();

    reply.type(file.contentType);
    if (request.method === 'HEAD') {
      // No body at all would count as one of length 0.
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
  });
}
