import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const BASE = '<style>body { max-width: 60rem; margin: 2rem auto }</style>';

/** The head of pages that other people's sites have. */
export const foreignStyles = {
  'a small root font size': '<style>html { font-size: 62.5% } button, input { font-size: 1rem }</style>',
  'Bootstrap 5': `<style>${readFileSync(require.resolve('bootstrap/dist/css/bootstrap.min.css'), 'utf8')}</style>`,
  'Tailwind 4': `<style>@layer theme, base, utilities; @layer base { ${readFileSync(require.resolve('tailwindcss/preflight.css'), 'utf8')} }</style>`,
  'its own element styles':
    '<style>* { all: revert; color: red } input { width: 40px; border-radius: 50% }</style>',
} as const;

export interface ForeignSite {
  origin: string;
  /** Serves a page, and returns its address. */
  serve: (page: { head?: string; body: string; lang?: string; policy?: string }) => string;
  close: () => Promise<void>;
}

/**
 * Starts a site of another origin, which serves what a test gives it.
 *
 * @param port 0 for any free port
 */
export async function startForeignSite(port: number): Promise<ForeignSite> {
  const pages: { html: string; policy: string | undefined }[] = [];
  const server = createServer((request, response) => {
    const page = pages[Number(request.url?.slice(1))];
    if (!page) {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {
      'Content-Type': 'text/html; charset=utf-8',
      ...(page.policy && { 'Content-Security-Policy': page.policy }),
    });
    response.end(page.html);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`;
  return {
    origin,
    serve: ({ head = '', body, lang = 'en', policy }) => {
      const start = `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><title>A shop</title>`;
      const html = `${start}${policy ? '' : BASE}${head}</head><body>${body}</body></html>`;
      return `${origin}/${pages.push({ html, policy }) - 1}`;
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
