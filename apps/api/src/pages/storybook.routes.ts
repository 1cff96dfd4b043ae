import { access } from 'node:fs/promises';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http-error.ts';
import { StartError } from '../start-error.ts';

/** Storybook writes inline scripts and styles, and shows its stories in frames of itself. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' data: blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * Serves the output of `pnpm build:storybook` at `/storybook/`.
 *
 * @throws StartError if Storybook is not built
 */
export async function registerStorybook(app: FastifyInstance, directory: string): Promise<void> {
  const page = join(directory, 'iframe.html');
  await access(page).catch(() => {
    throw new StartError(
      `Storybook is not built: ${page} is needed.\nRun \`pnpm build:storybook\`, or leave STORYBOOK_DIST empty.`,
    );
  });
  const hashed = join(directory, 'assets') + sep;
  // The files link to each other by relative paths.
  app.get('/storybook', (_request, reply) => reply.redirect('/storybook/'));
  await app.register(
    async (storybook) => {
      storybook.setNotFoundHandler(() => {
        throw new HttpError(404, 'Not found.');
      });
      await storybook.register(fastifyStatic, {
        root: directory,
        decorateReply: false,
        cacheControl: false,
        dotfiles: 'deny',
        setHeaders: (reply, path) => {
          reply.headers({
            'Cache-Control': path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'no-cache',
            'Content-Security-Policy': POLICY,
            'X-Frame-Options': 'SAMEORIGIN',
            'X-Robots-Tag': 'noindex',
          });
        },
      });
    },
    { prefix: '/storybook' },
  );
}
