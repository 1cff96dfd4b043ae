import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { entityTagOf, isNamed } from '../../http/entity-tag.ts';
import { createVersionedCache } from '../../http/versioned-cache.ts';
import type { PublicPages } from '../public-pages.ts';
import type { SocialImage } from '../site-module.ts';
import { drawImage } from './draw-image.ts';

/** Room for about 400 images. */
const MAX_CACHED_BYTES = 32 * 1_024 * 1_024;

/** Leaves a core for everything else, even on the smallest machine. */
const DRAWN_AT_ONCE = 2;

interface DrawnImage {
  tag: string;
  png: Buffer;
}

export interface SocialImagesDependencies {
  pages: Pick<PublicPages, 'at'>;
  /** Responds with the not-found page. */
  renderPage: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  draw?: (image: SocialImage) => Promise<Buffer>;
}

/**
 * Serves the images for link previews on other sites: `/social/pricing.png` for `/pricing`,
 * `/social/index.png` for `/`. The image depends on the page only. Missing pages have no image.
 */
export function registerSocialImages(
  app: FastifyInstance,
  { pages, renderPage, draw = drawImage }: SocialImagesDependencies,
): void {
  // The cache key is the image's own version, so entries stay valid when the content version changes.
  const cache = createVersionedCache<DrawnImage>({ version: () => '', maxBytes: MAX_CACHED_BYTES });
  const inTurn = pLimit(DRAWN_AT_ONCE);

  app.get<{ Params: { '*': string }; Querystring: { v?: string } }>('/social/*', async (request, reply) => {
    const name = /^(.+)\.png$/.exec(request.params['*'])?.[1];
    if (name === undefined) return renderPage(request, reply);
    const { socialImage } = await pages.at(name === 'index' ? '/' : `/${name}`);
    if (!socialImage) return renderPage(request, reply);
    const { tag, png } = await cache.get(socialImage.version, () =>
      inTurn(async () => {
        const drawn = await draw(socialImage);
        return { value: { tag: entityTagOf(drawn), png: drawn }, bytes: drawn.byteLength };
      }),
    );
    const lasting = request.query.v === socialImage.version;
    reply
      .type('image/png')
      .header('ETag', tag)
      .header('Cache-Control', lasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300')
      .header('Cross-Origin-Resource-Policy', 'cross-origin');
    if (isNamed(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.send(png);
  });
}
