import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { root, show } from './command.ts';
import { type ProductionServer, startProductionServer } from './production-server.ts';
import { buildSite, isSiteFresh } from './site-build.ts';

/** Benchmarks lie beside what they measure, and are named after it. What measures site and server together is here. */
const files = globSync(['{apps,packages}/*/bench/*.bench.ts', 'scripts/*.bench.ts'], { cwd: root }).sort();
const nameOf = (file: string): string => basename(file, '.bench.ts');

const isOption = (parameter: string): boolean => parameter.startsWith('--') && parameter !== '--help';
const options = process.argv.slice(2).filter(isOption);
const wanted = process.argv.slice(2).filter((parameter) => !isOption(parameter));
const unknown = wanted.filter((name) => !files.some((file) => nameOf(file) === name));
const selected = files.filter((file) => wanted.length === 0 || wanted.includes(nameOf(file)));

if (unknown.length > 0) {
  process.stdout.write(
    'pnpm bench              runs every benchmark\n' +
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

const site = selected.some((file) => !file.startsWith('packages/')) ? await startSite() : undefined;
try {
  for (const file of selected) {
    process.stdout.write(`\n━━ ${nameOf(file)} (${file})\n\n`);
    const code = await show(['node', '--conditions=@uplift/source', file, ...options], {
      variables: { BENCH_ORIGIN: site?.url, DEMO_PASSWORD: site?.demoPassword },
    });
    if (code !== 0) process.exitCode = 1;
  }
} finally {
  await site?.stop();
}
