import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** What the fixture's pages say, so that tests can tell them. */
export const fixtureHeadline = 'Fixture home page';

export const hashedScript = `console.log(${JSON.stringify('fixture '.repeat(100))});\n`;

/** A site as `pnpm build` leaves it, small enough to read. */
const entryServer = `
export function createSite({ manifest, siteUrl, origins }) {
  if (!manifest['src/entry-client.tsx']) throw new Error('no manifest');
  return {
    async render({ path, fetch }) {
      const page = { status: 200, cacheControl: 'no-cache', scriptHashes: ["'sha256-c2NyaXB0'"], styleHashes: ["'sha256-c3R5bGU='"] };
      const pathname = path.split('?')[0];
      if (pathname === '/') {
        const answer = await fetch('/api/case-studies', { headers: { accept: 'application/json' } });
        const { data } = await answer.json();
        const titles = data.map(({ title }) => '<li>' + title + '</li>').join('');
        return { ...page, html: '<!doctype html><title>Home</title><h1>${fixtureHeadline}</h1><ul>' + titles + '</ul>' };
      }
      if (pathname === '/old') return { ...page, status: 301, location: '/', html: '' };
      if (pathname === '/broken') throw new Error('a secret of the inside');
      if (pathname === '/who') {
        const answer = await fetch('/api/client/me', { headers: { cookie: 'uplift_client=x', authorization: 'Bearer x' } });
        return { ...page, cacheControl: 'no-store', html: '<!doctype html><p>' + answer.status + ' ' + siteUrl + ' ' + JSON.stringify(origins) + '</p>' };
      }
      if (pathname.startsWith('/proxy/')) {
        const answer = await fetch(path.slice('/proxy'.length), { headers: { cookie: 'uplift_client=x' } });
        return { ...page, html: await answer.text() };
      }
      return { ...page, status: 404, html: '<!doctype html><h1>Page Not Found</h1>' + path };
    },
  };
}
`;

/** Writes the fixture into a folder for WEB_DIST. */
export async function writeFixtureSite(directory: string): Promise<void> {
  const files: Record<string, string | Uint8Array> = {
    'package.json': '{"type":"module"}',
    'server/entry-server.js': entryServer,
    'client/.vite/manifest.json': '{"src/entry-client.tsx":{"file":"assets/entry-abc123.js"}}',
    'client/assets/entry-abc123.js': hashedScript,
    'client/assets/entry-abc123.js.br': brotliCompressSync(hashedScript),
    'client/assets/entry-abc123.js.gz': gzipSync(hashedScript),
    'client/robots.txt': 'User-agent: *\n',
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
