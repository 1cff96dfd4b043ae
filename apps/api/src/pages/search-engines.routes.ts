import type { FastifyInstance } from 'fastify';
import { sendEncoded } from '../http/encoded-text.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { HttpError } from '../http-error.ts';
import type { Site, SiteRequest } from './site-module.ts';

const CACHE_CONTROL = 'public, max-age=300';

/** Serves the site's /sitemap.xml and /robots.txt. */
export function registerSearchEngines(
  app: FastifyInstance,
  { site, fetch, responseCache }: { site: Site; fetch: SiteRequest['fetch']; responseCache: ResponseCache },
): void {
  app.get('/sitemap.xml', async (request, reply) => {
    const text = await responseCache.get('/sitemap.xml', async () => {
      const sitemap = await site.sitemap({ fetch });
      if (sitemap === null) {
        // Search engines take an incomplete sitemap to mean that the missing stories were removed.
        throw new HttpError(503, 'The sitemap cannot be made right now.', {
          headers: { 'Retry-After': '60' },
        });
      }
      return { text: sitemap, cached: true };
    });
    reply.type('application/xml; charset=utf-8').header('Cache-Control', CACHE_CONTROL);
    return sendEncoded(request, reply, text);
  });

  app.get('/robots.txt', async (request, reply) => {
    const text = await responseCache.get('/robots.txt', async () => ({ text: site.robots, cached: true }));
    reply.type('text/plain; charset=utf-8').header('Cache-Control', CACHE_CONTROL);
    return sendEncoded(request, reply, text);
  });
}
