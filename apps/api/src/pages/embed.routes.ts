import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { FileMissing, type FileStore } from '../files/file-store.ts';
import { HttpError } from '../http-error.ts';
import { EMBED_FOLDER, embeddedHeaders, IMMUTABLE } from './pages.routes.ts';

const Manifest = v.object({
  version: v.string(),
  scripts: v.object({ 'roi-calculator.js': v.array(v.string()) }),
});

const figures = [
  'current-revenue',
  'total-head-count',
  'busy-work-employees',
  'hours-per-week',
  'hourly-rate',
];

const assumptions = [
  'efficiency-factor',
  'investment',
  'multiplier-limit',
  'multiplier-step',
  'revenue-factor',
  'weeks-per-year',
];

const labels = [
  ...figures,
  'annual-time-savings',
  'calculate',
  'disclaimer',
  'payback-period',
  'recalculate',
  'result-title',
  'revenue-increase',
  'title',
  'total-annual-value',
  'weekly-time-cost',
];

/** Parameters that become attributes of the calculator. */
const attributes = [
  'accent',
  'calculated',
  'currency',
  'lang',
  'locale',
  'theme',
  ...figures,
  ...assumptions,
  ...assumptions.flatMap((name) => [`${name}-min`, `${name}-max`]),
  ...labels.map((name) => `label-${name}`),
];

const LONGEST_VALUE = 100;

/** On its own, the page has margins. In a frame, the page around it has. */
const styles = 'body { margin: 0 } .alone body { max-width: 75rem; margin: 0 auto; padding: 2rem 1rem }';

/** Tells the page around the frame how high the calculator is, and what a visitor does. Without one, links to a result lead here. */
const script = `
const calculator = document.querySelector('roi-calculator');
if (parent === window) {
  document.documentElement.className = 'alone';
  // Links to a calculation open here.
  calculator.setAttribute('share-url', location.href.replace(/#.*/, ''));
}
const tell = (message) => parent.postMessage(message, '*');
new ResizeObserver(() => tell({ type: 'uplift-roi:height', height: document.body.offsetHeight })).observe(document.body);
for (const name of ['start', 'step', 'result', 'email-report'])
  addEventListener('uplift-roi:' + name, ({ type, detail }) => tell({ type, detail }));
`;

interface PageLanguage {
  attributes: string;
  title: string;
}

const english: PageLanguage = { attributes: 'lang="en"', title: 'ROI calculator' };

/** The languages of the calculator, whose text is English in any other. */
const translations: ReadonlyMap<string, PageLanguage> = new Map([
  ['ar', { attributes: 'lang="ar" dir="rtl"', title: 'حاسبة العائد على الاستثمار' }],
  ['de', { attributes: 'lang="de"', title: 'ROI-Rechner' }],
]);

/** The calculator reads its language from the same parameters. */
function languageOf({ locale, lang }: Record<string, unknown>): PageLanguage {
  const [language = ''] = String(locale || lang)
    .toLowerCase()
    .split('-');
  return translations.get(language) ?? english;
}

function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

/** Returns an HTML document with the calculator alone. */
function calculatorPage(
  { version, scripts }: v.InferOutput<typeof Manifest>,
  { given, siteUrl }: { given: Record<string, unknown>; siteUrl: string },
): string {
  // In a sandbox without an origin, only the page around the frame can send reports.
  const sender = given['email-report'] === 'site' ? `email-report="${siteUrl}"` : 'email-report';
  const set = attributes.flatMap((name) => {
    const value = given[name];
    return typeof value === 'string' && value.length <= LONGEST_VALUE
      ? [`${name}="${escapeHtml(value)}"`]
      : [];
  });
  const files = scripts['roi-calculator.js'].map(
    (file) => `<script type="module" src="/${EMBED_FOLDER}/${version}/${file}"></script>`,
  );
  const { attributes: language, title } = languageOf(given);
  return `<!doctype html>
<html ${language}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${styles}</style>
${files.join('\n')}
</head>
<body>
<roi-calculator ${[...set, sender].join(' ')}></roi-calculator>
<script>${script}</script>
</body>
</html>
`;
}

/** A file of a version. Its name has no folder. */
const VersionedFile = v.object({
  version: v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/)),
  file: v.pipe(v.string(), v.regex(/^[\w.-]{1,100}\.js$/)),
});

/** Stores the files of a version, so that pages can load them after the next deployment. */
async function storeVersion(files: FileStore, clientDirectory: string, version: string): Promise<void> {
  const folder = `${EMBED_FOLDER}/${version}`;
  for (const name of await readdir(join(clientDirectory, folder))) {
    const key = `${folder}/${name}`;
    if (name.endsWith('.js') && !(await files.has(key))) {
      await files.write(key, await readFile(join(clientDirectory, key)));
    }
  }
}

export interface EmbedOptions {
  clientDirectory: string;
  /** Retains earlier versions. */
  files: FileStore;
  siteUrl: string;
  /** Sites that may show the page in a frame. */
  origins: readonly string[];
}

/**
 * Serves /embed/calculator, the calculator for frames on other sites, and the files of earlier versions. Without the files of the calculator, such as in a
 * site that was built without it, the page doesn't exist.
 */
export async function registerEmbed(
  app: FastifyInstance,
  { clientDirectory, files, siteUrl, origins }: EmbedOptions,
): Promise<void> {
  const file = await readFile(join(clientDirectory, EMBED_FOLDER, 'manifest.json'), 'utf8').catch(() => null);
  if (file === null) return;
  const manifest = v.parse(Manifest, JSON.parse(file));
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${hashSource(script)}`,
    `style-src ${hashSource(styles)}`,
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${["'self'", ...origins].join(' ')}`,
  ].join('; ');
  app.get<{ Querystring: Record<string, unknown> }>('/embed/calculator', async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .headers({
        'Cache-Control': 'public, max-age=300',
        'Content-Security-Policy': policy,
        'X-Robots-Tag': 'noindex',
      })
      // Older browsers would refuse the frame in spite of the policy.
      .removeHeader('X-Frame-Options')
      // In a sandbox, the browser can't do what it asks for, and warns.
      .removeHeader('Origin-Agent-Cluster')
      .send(calculatorPage(manifest, { given: request.query, siteUrl })),
  );
  // Errors are logged: this version can also be stored at the next start.
  app.addHook('onListen', () => storeVersion(files, clientDirectory, manifest.version));
  app.get('/embed/:version/:file', async (request, reply) => {
    const named = v.safeParse(VersionedFile, request.params);
    if (!named.success) throw new HttpError(404, 'Not found.');
    const { version, file } = named.output;
    const content = await files.read(`${EMBED_FOLDER}/${version}/${file}`).catch((error: unknown) => {
      throw error instanceof FileMissing ? new HttpError(404, 'Not found.') : error;
    });
    return reply
      .type('text/javascript; charset=utf-8')
      .headers({ ...embeddedHeaders, 'Cache-Control': IMMUTABLE })
      .send(content);
  });
}
