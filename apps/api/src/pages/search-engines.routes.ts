import type { FastifyInstance } from 'fastify';
import { Problem } from '../http/problem.ts';
import { bytesOf, type EncodedText, encodeText, sendEncoded } from './encoded-text.ts';
import { keepByVersion } from './kept-by-version.ts';
import type { Site, SiteRequest } from './site-module.ts';

const CACHE_CONTROL = 'public, max-age=300';

const MAX_KEPT_BYTES = 8 * 1_024 * 1_024;

/** Serves /sitemap.xml and /robots.txt, as the site says them. */
export function registerSearchEngines(
  app: FastifyInstance,
  { site, fetch, contentVersion }: { site: Site; fetch: SiteRequest['fetch']; contentVersion: () => string },
): void {
  const kept = keepByVersion<EncodedText>({ version: contentVersion, maxBytes: MAX_KEPT_BYTES });

  async function make(text: string): Promise<{ value: EncodedText; bytes: number }> {
    const value = await encodeText(text);
    return { value, bytes: bytesOf(value) };
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const text = await kept.get('sitemap', async () => {
      const sitemap = await site.sitemap({ fetch });
      if (sitemap === null) {
        // A shorter one would tell search engines that the stories are gone.
        throw new Problem(503, 'The sitemap cannot be made right now.', { headers: { 'Retry-After': '60' } });
      }
      return make(sitemap);
    });
    reply.type('application/xml; charset=utf-8').header('Cache-Control', CACHE_CONTROL);
    return sendEncoded(request, reply, text);
  });

  app.get('/robots.txt', async (request, reply) => {
    const text = await kept.get('robots', () => make(site.robots));
    reply.type('text/plain; charset=utf-8').header('Cache-Control', CACHE_CONTROL);
    return sendEncoded(request, reply, text);
  });
}
