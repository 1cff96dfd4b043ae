import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { capture, root, showAndCapture } from './command.ts';
import { type ProductionServer, startProductionServer } from './production-server.ts';
import { buildSite, isSiteFresh } from './site-build.ts';

/** Benchmarks lie beside what they measure, and are named after it. What measures site and server together is here. */
const files = globSync(['{apps,packages}/*/bench/*.bench.ts', 'scripts/*.bench.ts'], { cwd: root }).sort();
const nameOf = (file: string): string => basename(file, '.bench.ts');

const REPORT = 'docs/benchmarks.md';
const SIZES = 'sizes';

const isOption = (parameter: string): boolean => parameter.startsWith('--') && parameter !== '--help';
const options = process.argv.slice(2).filter(isOption);
const wanted = process.argv.slice(2).filter((parameter) => !isOption(parameter));
const unknown = wanted.filter((name) => !files.some((file) => nameOf(file) === name));
const selected = files.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));

if (unknown.length > 0) {
  process.stdout.write(
    `pnpm bench              measures everything, sizes included, and writes ${REPORT}\n` +
      `pnpm bench <name> …     runs these: ${files.map(nameOf).join(', ')}\n` +
      'pnpm bench:pages        the public pages alone; --only=/path, --runs=5, --slowdown=4\n\n' +
      'Benchmarks report and never fail on a slow machine. What they compare runs in turns, in one go.\n',
  );
  process.exit(wanted.includes('--help') ? 0 : 1);
}

/** All but those of the packages measure the running site. */
async function startSite(): Promise<ProductionServer> {
  if (!isSiteFresh() && !(await buildSite())) throw new Error('The site cannot be built.');
  return startProductionServer();
}

interface Measured {
  name: string;
  /** What it measures and how, in the words at the head of its file. */
  summary: string;
  output: string;
}

async function run(file: string, site: ProductionServer | undefined): Promise<Measured> {
  process.stdout.write(`\n━━ ${nameOf(file)} (${file})\n\n`);
  const { code, output } = await showAndCapture(['node', '--conditions=@uplift/source', file, ...options], {
    variables: { BENCH_ORIGIN: site?.url, DEMO_PASSWORD: site?.demoPassword },
  });
  if (code !== 0) process.exitCode = 1;
  const [, comment = ''] = /^\/\*\n(.*?)\n \*\//ms.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return { name: nameOf(file), summary: comment.replaceAll(/^ \* ?/gm, ''), output };
}

async function measureSizes(): Promise<Measured> {
  const { code, output } = await showAndCapture([
    'node',
    '--conditions=@uplift/source',
    'scripts/test.ts',
    SIZES,
  ]);
  if (code !== 0) process.exitCode = 1;
  return {
    name: SIZES,
    summary: 'Sizes are exact: `pnpm test` fails where one is over its budget.',
    output,
  };
}

async function writeReport(measured: readonly Measured[]): Promise<void> {
  const { output: commit } = await capture(['git', 'rev-parse', '--short', 'HEAD']);
  const day = new Date().toISOString().slice(0, 10);
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const sections = measured.map(
    ({ name, summary, output }) => `## ${name}\n\n${summary}\n\n\`\`\`text\n${output.trim()}\n\`\`\`\n`,
  );
  writeFileSync(
    join(root, REPORT),
    `# Figures\n\nWritten by \`pnpm bench\` on ${day}, at commit ${commit.trim()}, with Node ${process.version} on ` +
      `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'} with ${gibibytes} GiB of memory. ` +
      'Times and rates are those of that machine; ratios are of two sides that ran in turns, in one go.\n\n' +
      sections.join('\n'),
  );
  process.stdout.write(`\nWritten to ${REPORT}.\n`);
}

const site = selected.some((file) => !file.startsWith('packages/')) ? await startSite() : undefined;
try {
  const measured: Measured[] = [];
  for (const file of selected) measured.push(await run(file, site));
  if (wanted.length === 0) await writeReport([...measured, await measureSizes()]);
} finally {
  await site?.stop();
}
