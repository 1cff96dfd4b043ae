import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Container } from '../container.ts';
import type { PathTable } from '../http/path-table.ts';
import { isApiPath } from '../http/request-target.ts';
import { HttpError } from '../http-error.ts';
import { registerContactForm } from './contact-form.ts';
import { registerEmbed } from './embed.routes.ts';
import type { BuiltSite } from './load-site.ts';
import { createPageHandler, registerClientFiles } from './pages.routes.ts';
import { registerSearchEngines } from './search-engines.routes.ts';
import { registerSocialImages } from './social-images/social-images.routes.ts';

/** Serves the site, if this process has one. Unmatched requests get 404 or 405. */
export async function registerPages(
  app: FastifyInstance,
  { site, paths, container }: { site: BuiltSite | null; paths: PathTable; container: Container },
): Promise<void> {
  const { config, content, pages, responseCache } = container;
  const refuse = (request: FastifyRequest): never => {
    const [path = '/'] = request.url.split('?');
    const methods = site && !isApiPath(path) ? ['GET', 'HEAD'] : paths.methodsOf(path);
    if (methods.length === 0) throw new HttpError(404, 'Not found.');
    const allow = methods.join(', ');
    throw new HttpError(405, `Method not allowed. Use ${allow}.`, { headers: { Allow: allow } });
  };
  app.setNotFoundHandler(refuse);
  if (!site || !content || !pages) return;
  await registerClientFiles(app, site.clientDirectory);
  await registerEmbed(app, {
    clientDirectory: site.clientDirectory,
    files: container.files,
    siteUrl: config.siteUrl,
    origins: config.embedOrigins,
  });
  const renderPage = createPageHandler(pages);
  registerSearchEngines(app, { ...content, responseCache });
  registerSocialImages(app, { pages, renderPage });
  await registerContactForm(app, { renderPage });
  app.get('/*', (request, reply) => (isApiPath(request.url) ? refuse(request) : renderPage(request, reply)));
}
