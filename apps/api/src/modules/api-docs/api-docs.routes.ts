import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { sendTagged } from '../../http/entity-tag.ts';
import { DOCS_PATH, docsPage, docsPolicy, docsScript, docsStyles, swaggerFiles } from './docs-page.ts';

const swaggerDirectory = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/swagger-ui.css')));

const ownFiles = {
  '': { type: 'text/html', text: docsPage },
  '/page.css': { type: 'text/css', text: docsStyles },
  '/page.js': { type: 'text/javascript', text: docsScript },
} as const;

/** Serves the interactive API reference. */
export async function registerApiDocs(
  app: FastifyInstance,
  { connectOrigins }: { connectOrigins: readonly string[] },
): Promise<void> {
  const policy = docsPolicy(connectOrigins);
  for (const [path, { type, text }] of Object.entries(ownFiles)) {
    app.get(`${DOCS_PATH}${path}`, async (request, reply) => {
      reply
        .header('Content-Security-Policy', policy)
        .header('Cache-Control', 'no-cache')
        .type(`${type}; charset=utf-8`);
      return sendTagged(request, reply, text);
    });
  }
  await app.register(fastifyStatic, {
    root: swaggerDirectory,
    prefix: `${DOCS_PATH}/`,
    decorateReply: false,
    index: false,
    maxAge: '1h',
    allowedPath: (path) => swaggerFiles.includes(path.replace(/^\/+/, '')),
  });
}
