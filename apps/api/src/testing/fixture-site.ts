import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Headline of the fixture's home page, for assertions. */
export const fixtureHeadline = 'Fixture home page';

export const hashedScript = `console.log(${JSON.stringify('fixture '.repeat(100))});\n`;

/** A small site in the format of `pnpm build`. Pages contain a counter of how often they were rendered. */
const entryServer = `
const shared = { cacheControl: 'public, max-age=0, s-maxage=60', cdnCacheControl: 'max-age=60, stale-while-revalidate=600' };
const link = '</assets/text.woff2>; rel=preload; as=font; crossorigin';
const asked = { cacheControl: 'no-cache' };
const drawing = {
  type: 'div',
  key: null,
  props: {
    style: { display: 'flex', width: 1200, height: 630, backgroundColor: '#0b1220', color: '#eaf0f9', fontFamily: 'Instrument Sans', fontSize: 80 },
    children: '${fixtureHeadline}',
  },
};
const socialImage = { version: 'first-version', width: 1200, height: 630, drawing };
export function createSite({ manifest, siteUrl, officeTimeZone, origins, builtAt }) {
  if (!manifest['src/hydration/entry-client.tsx']) throw new Error('no manifest');
  const rendered = {};
  async function stories(fetch) {
    const answer = await fetch('/api/case-studies', { headers: { accept: 'application/json' } });
    return (await answer.json()).data;
  }
  async function titles(fetch) {
    return (await stories(fetch)).map(({ title }) => title);
  }
  return {
    llms: '# Uplift\\n\\n> Automation',
    robots: 'User-agent: *\\nSitemap: ' + siteUrl + '/sitemap.xml\\n',
    async sitemap({ fetch }) {
      const found = await titles(fetch);
      if (found.length === 0) return null;
      return '<urlset built="' + builtAt.toISOString() + '">' + found.join('') + '</urlset>';
    },
    async publicPaths({ fetch }) {
      const found = await stories(fetch);
      if (found.length === 0) return null;
      return ['/', '/about', '/contact', '/fallback', ...found.map(({ slug }) => '/success-stories/' + slug)];
    },
    async render({ path, fetch, submission }) {
      const page = { status: submission?.status ?? 200, ...shared, complete: true, socialImage: null, scriptHashes: ["'sha256-c2NyaXB0'"], styleHashes: ["'sha256-c3R5bGU='"] };
      const pathname = path.split('?')[0];
      rendered[pathname] = (rendered[pathname] ?? 0) + 1;
      const count = '<p>rendered ' + rendered[pathname] + '</p>';
      if (pathname === '/') {
        const list = (await titles(fetch)).map((title) => '<li>' + title + '</li>').join('');
        return { ...page, link, socialImage, html: '<!doctype html><title>Home</title><h1>${fixtureHeadline}</h1><ul>' + list + '</ul>' + count };
      }
      if (pathname === '/%61bout' || pathname === '/about') return { ...page, html: '<!doctype html><h1>About</h1>' + count };
      if (pathname === '/contact') {
        const shown = submission ? '<p role="alert">' + submission.message + '</p><pre>' + JSON.stringify(submission.values) + '</pre>' : '';
        return { ...page, cacheControl: 'no-store', cdnCacheControl: undefined, html: '<!doctype html><h1>Contact</h1>' + shown };
      }
      if (pathname === '/fallback') return { ...page, ...asked, complete: false, html: '<!doctype html><h1>Fallback</h1>' + count };
      if (pathname === '/old') return { ...page, status: 301, location: '/', html: '' };
      if (pathname === '/broken') throw new Error('a secret of the inside');
      if (pathname === '/who') {
        const answer = await fetch('/api/client/me', { headers: { cookie: 'uplift_client=x', authorization: 'Bearer x' } });
        return { ...page, cacheControl: 'no-store', cdnCacheControl: undefined, html: '<!doctype html><p>' + answer.status + ' ' + siteUrl + ' ' + JSON.stringify(origins) + '</p>' + count };
      }
      if (pathname.startsWith('/proxy/')) {
        const answer = await fetch(path.slice('/proxy'.length), { headers: { cookie: 'uplift_client=x' } });
        return { ...page, html: await answer.text() };
      }
      return { ...page, ...asked, cdnCacheControl: undefined, status: 404, html: '<!doctype html><h1>Page Not Found</h1>' + path };
    },
  };
}
`;

/** Writes the fixture to a folder for WEB_DIST. */
export async function writeFixtureSite(directory: string): Promise<void> {
  const files: Record<string, string | Uint8Array> = {
    'package.json': '{"type":"module"}',
    'server/entry-server.js': entryServer,
    'client/.vite/manifest.json': '{"src/hydration/entry-client.tsx":{"file":"assets/entry-abc123.js"}}',
    'client/assets/entry-abc123.js': hashedScript,
    'client/assets/entry-abc123.js.br': brotliCompressSync(hashedScript),
    'client/assets/entry-abc123.js.gz': gzipSync(hashedScript),
    'client/plain.txt': 'A plain file.\n',
    'client/email-logo.png': 'A logo.',
    'client/embed/manifest.json':
      '{"version":"0123456789ab","scripts":{"roi-calculator.js":["roi-calculator.js"]}}',
    'client/embed/roi-calculator.js': "import './0123456789ab/roi-calculator.js';\n",
    'client/embed/0123456789ab/roi-calculator.js': "console.log('calculator');\n",
  };
  for (const [name, content] of Object.entries(files)) {
    const file = join(directory, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
