import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root, show } from './command.ts';
import { type ProductionServer, startProductionServer } from './production-server.ts';
import { buildSite, isSiteFresh } from './site-build.ts';

/** Benchmarks lie beside what they measure, and are named after it. */
const files = globSync('{apps,packages}/*/bench/*.bench.ts', { cwd: root }).sort();
const nameOf = (file: string): string => basename(file, '.bench.ts');

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !files.some((file) => nameOf(file) === name));
const selected = files.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));

if (unknown.length > 0) {
  process.stdout.write(
    'pnpm bench              runs every benchmark\n' +
      `pnpm bench <name> …     runs these: ${files.map(nameOf).join(', ')}\n\n` +
      'Benchmarks report and never fail on a slow machine. What they compare runs in turns, in one go.\n',
  );
  process.exit(wanted.includes('--help') ? 0 : 1);
}

/** Those of the apps measure the running site. */
async function startSite(): Promise<ProductionServer> {
  if (!isSiteFresh() && !(await buildSite())) throw new Error('The site cannot be built.');
  return startProductionServer();
}

const site = selected.some((file) => file.startsWith('apps/')) ? await startSite() : undefined;
try {
  for (const file of selected) {
    process.stdout.write(`\n━━ ${nameOf(file)} (${file})\n\n`);
    const code = await show(['node', '--conditions=@uplift/source', file], {
      variables: { BENCH_ORIGIN: site?.url },
    });
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await site?.stop();
}
