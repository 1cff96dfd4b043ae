import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, totalmem } from 'node:os';
import { basename, join } from 'node:path';
import { capture, root, showAndCapture } from './command.ts';
import { collectReports } from './figures/collect-reports.ts';
import { goalTable, missedTable, ratioTable, reportedText } from './figures/figure-tables.ts';
import { provenByTests } from './figures/figures.ts';
import type { Report } from './figures/report-figure.ts';
import { type ProductionServer, startProductionServer } from './production-server.ts';
import { buildSite, isSiteFresh } from './site-build.ts';
import { stages } from './stages/index.ts';

const REPORT = 'docs/benchmarks.md';

/** Benchmarks lie beside what they measure, and are named after it. What measures site and server together is here. */
const files = globSync(['{apps,packages}/*/bench/*.bench.ts', 'scripts/*.bench.ts'], { cwd: root }).sort();
const nameOf = (file: string): string => basename(file, '.bench.ts');

/** Stages of the tests that report figures. */
const measuringStages = stages.filter(({ measures }) => measures);

/** Takes longer than everything else, so it is timed only where somebody asks for it. */
const TESTS = 'tests';

const parameters = process.argv.slice(2);
const namesAfter = (option: string): string[] =>
  parameters
    .filter((parameter) => parameter.startsWith(`${option}=`))
    .flatMap((parameter) => parameter.slice(option.length + 1).split(','));
const without = namesAfter('--without');
const withToo = namesAfter('--with');
const wanted = parameters.filter((parameter) => !parameter.startsWith('--'));
/** For the benchmarks that are named. */
const options = parameters.filter((parameter) => /^--(?!with=|without=|help$)/.test(parameter));

const names = [...files.map(nameOf), ...measuringStages.map(({ name }) => name)];
const unknown = [
  ...wanted.filter((name) => !files.some((file) => nameOf(file) === name)),
  ...without.filter((name) => !names.includes(name)),
  ...withToo.filter((name) => name !== TESTS),
];
const misplaced = wanted.length === 0 ? options : [...without, ...withToo];

if (unknown.length > 0 || misplaced.length > 0 || parameters.includes('--help')) {
  process.stdout.write(
    `pnpm bench                 measures everything, sizes included, and writes ${REPORT}\n` +
      '  --without=name,name      leaves these out; the report names them\n' +
      '  --with=tests             times pnpm test and pnpm test:full as well\n' +
      `pnpm bench <name> …        runs these: ${files.map(nameOf).join(', ')}\n` +
      'pnpm bench:pages           the public pages alone; --only=/path, --runs=5, --slowdown=4\n\n' +
      'Benchmarks report and never fail on a slow machine. What they compare runs in turns, in one go.\n',
  );
  process.exit(parameters.includes('--help') ? 0 : 1);
}

interface Measured {
  name: string;
  /** What it measures and how. */
  summary: string;
  output: string;
  reports: readonly Report[];
  seconds: number;
}

interface Measurement {
  name: string;
  summary: string;
  command: readonly [string, ...string[]];
  variables?: Readonly<Record<string, string | undefined>>;
}

async function measure({ name, summary, command, variables }: Measurement): Promise<Measured> {
  process.stdout.write(`\n━━ ${name}\n\n`);
  const startedAt = performance.now();
  const { result, reports } = await collectReports((forReports) =>
    showAndCapture(command, { variables: { ...variables, ...forReports } }),
  );
  if (result.code !== 0) process.exitCode = 1;
  process.stdout.write(reportedText(reports));
  return {
    name,
    summary,
    output:
      result.code === 0 ? result.output : `${result.output}\nIt failed: what it did not get to is missing.\n`,
    reports,
    seconds: (performance.now() - startedAt) / 1_000,
  };
}

function benchmark(file: string, site: ProductionServer | undefined): Measurement {
  const [, comment = ''] = /^\/\*\n(.*?)\n \*\//ms.exec(readFileSync(join(root, file), 'utf8')) ?? [];
  return {
    name: nameOf(file),
    summary: comment.replaceAll(/^ \* ?/gm, ''),
    command: ['node', '--conditions=@uplift/source', file, ...options],
    variables: { BENCH_ORIGIN: site?.url, DEMO_PASSWORD: site?.demoPassword },
  };
}

const testing = (...what: string[]): readonly [string, ...string[]] => [
  'node',
  '--conditions=@uplift/source',
  'scripts/test.ts',
  ...what,
];

async function timeTests(): Promise<Measured[]> {
  const measured: Measured[] = [];
  for (const [figure, ...what] of [['tests'], ['all-tests', '--full']] as const) {
    const run = await measure({
      name: ['pnpm test', ...what].join(' '),
      summary: 'How long the tests take, and whether they pass.',
      command: testing(...what),
    });
    const [, lastLine = ''] = /(\d+ passed, \d+ failed)\s*$/.exec(run.output) ?? [];
    measured.push({
      ...run,
      output: lastLine,
      reports: [...run.reports, { figure, value: run.seconds / 60 }],
    });
  }
  return measured;
}

async function writeReport(measured: readonly Measured[]): Promise<void> {
  const { output: commit } = await capture(['git', 'describe', '--always', '--dirty']);
  const day = new Date().toISOString().slice(0, 10);
  const gibibytes = Math.round(totalmem() / 2 ** 30);
  const minutes = measured.reduce((sum, { seconds }) => sum + seconds, 0) / 60;
  const reports = measured.flatMap((each) => each.reports);
  const leftOut = without.length > 0 ? ` Left out: ${without.join(', ')}.` : '';
  const proofs = provenByTests.map(
    ({ what, tests }) => `- ${what}: ${tests.map((test) => `[${basename(test)}](../${test})`).join(', ')}`,
  );
  const sections = measured.map(
    ({ name, summary, output, seconds }) =>
      `## ${name}\n\n${summary}\n\nTook ${Math.round(seconds)} s.\n\n\`\`\`text\n${output.trim()}\n\`\`\`\n`,
  );
  writeFileSync(
    join(root, REPORT),
    `# Figures\n\nWritten by \`pnpm bench\` on ${day}, at commit ${commit.trim()}, with Node ${process.version} on ` +
      `${cpus().length} cores of ${cpus()[0]?.model.trim() ?? 'an unknown processor'} with ${gibibytes} GiB of memory, ` +
      `in ${Math.round(minutes)} minutes.${leftOut} Times and rates are those of that machine; ratios are of two sides ` +
      'that ran in turns, in one go.\n\n' +
      `## Side by side\n\nHow many times quicker or smaller ours is; below 1 we lose. What exactly stands beside what is told ` +
      `in the section of each.\n\n${ratioTable(reports)}\n` +
      `## Goals\n\nOf many pages or components the worst counts. Sizes are exact, and \`pnpm test\` fails where one is missed; ` +
      `times are not, and no test depends on them.\n\n${goalTable(reports)}\n` +
      `### Not reached\n\n${missedTable(reports)}\n` +
      `### Held by tests\n\nWhat has no figure:\n\n${proofs.join('\n')}\n\n` +
      sections.join('\n'),
  );
  await capture(['biome', 'format', '--write', REPORT]);
  process.stdout.write(`\n${reportedText(reports)}\nWritten to ${REPORT}.\n`);
}

/** All but those of the packages measure the running site. */
async function startSite(): Promise<ProductionServer> {
  if (!isSiteFresh() && !(await buildSite())) throw new Error('The site cannot be built.');
  return startProductionServer();
}

const isWanted = (name: string): boolean =>
  wanted.length === 0 ? !without.includes(name) : wanted.includes(name);
const selected = files.filter((file) => isWanted(nameOf(file)));
const site = selected.some((file) => !file.startsWith('packages/')) ? await startSite() : undefined;
const measured: Measured[] = [];
try {
  for (const file of selected) measured.push(await measure(benchmark(file, site)));
} finally {
  await site?.stop();
}
if (wanted.length === 0) {
  for (const { name, summary } of measuringStages.filter(({ name }) => isWanted(name))) {
    measured.push(await measure({ name, summary: `${summary}.`, command: testing(name) }));
  }
  if (withToo.includes(TESTS)) measured.push(...(await timeTests()));
  await writeReport(measured);
}
