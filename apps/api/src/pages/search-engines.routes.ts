import type { FastifyInstance } from 'fastify';
import { sendEncoded } from '../http/encoded-text.ts';
import type { ResponseCache } from '../http/response-cache.ts';
import { retryLater } from '../http-error.ts';
import type { Site, SiteRequest } from './site-module.ts';

/** Serves the site's /sitemap.xml, /robots.txt and /llms.txt. */
export function registerSearchEngines(
  app: FastifyInstance,
  { site, fetch, responseCache }: { site: Site; fetch: SiteRequest['fetch']; responseCache: ResponseCache },
): void {
  const serve = (path: string, type: string, make: () => Promise<string>) =>
    app.get(path, async (request, reply) => {
      const text = await responseCache.get(path, async () => ({ text: await make(), cached: true }));
      reply.type(`${type}; charset=utf-8`).header('Cache-Control', 'public, max-age=300');
      return sendEncoded(request, reply, text);
    });

  serve('/sitemap.xml', 'application/xml', async () => {
    const sitemap = await site.sitemap({ fetch });
    // Search engines take an incomplete sitemap to mean that the missing stories were removed.
    if (sitemap === null) throw retryLater(503, 60, 'The sitemap cannot be made right now.');
    return sitemap;
  });
  serve('/robots.txt', 'text/plain', async () => site.robots);
  serve('/llms.txt', 'text/plain', async () => site.llms);
}
