import { runChecks } from '../check.ts';
import { buildPackages } from '../package-build.ts';
import { buildSite, isSiteFresh } from '../site-build.ts';
import { runPlaywright } from './playwright-stage.ts';
import { nothing, type Outcome, type Stage, together } from './stage.ts';
import { runVitest } from './vitest-stage.ts';

async function check(): Promise<Outcome> {
  const results = await runChecks();
  return {
    passed: results.filter(({ passed }) => passed).length,
    failures: results
      .filter(({ passed }) => !passed)
      .map(({ name }) => ({ name, where: 'the output above' })),
  };
}

let packagesBuilt: Promise<boolean> | undefined;

/** Builds the packages once in a run. */
async function needPackages(): Promise<void> {
  packagesBuilt ??= buildPackages();
  if (!(await packagesBuilt)) throw new Error('The packages cannot be built.');
}

async function needSite(): Promise<void> {
  if (!isSiteFresh() && !(await buildSite())) throw new Error('The site cannot be built.');
}

async function build(): Promise<Outcome> {
  await needPackages();
  if (!(await buildSite())) throw new Error('The site cannot be built.');
  return nothing;
}

/** What waits for much of its time, such as for jobs that are begun anew: both databases are at it at the same time. */
const resilienceTests = {
  'api-pglite': ['kill', 'kill-before-delivery', 'faults'],
  'api-postgresql': [
    'kill',
    'kill-before-delivery',
    'cluster.postgresql',
    'backup/under-load.postgresql',
    'backup/move-files.postgresql',
  ],
};

async function resilience(): Promise<Outcome> {
  await needSite();
  const outcomes = Object.entries(resilienceTests).map(([project, names]) =>
    runVitest({
      project,
      files: names.map((name) => `apps/api/src/${name}.heavy.test.ts`),
      variables: { HEAVY: '1' },
    }),
  );
  return together(await Promise.all(outcomes));
}

/** All stages in their order: never two at a time, because each uses every core. */
export const stages: readonly Stage[] = [
  {
    name: 'check',
    summary: 'types, format and lint, rules of direction, unused code',
    heavy: false,
    browser: false,
    run: check,
  },
  {
    name: 'unit',
    summary: 'logic',
    heavy: false,
    browser: false,
    run: () => runVitest({ project: 'unit' }),
  },
  {
    name: 'stories',
    summary: 'components in a browser, with axe, in every theme, on 320 pixels and with text of 200 %',
    heavy: false,
    browser: true,
    run: () => runVitest({ project: 'stories' }),
  },
  {
    name: 'api-pglite',
    summary: 'the server over HTTP on the embedded database',
    heavy: false,
    browser: false,
    run: () => runVitest({ project: 'api-pglite' }),
  },
  {
    name: 'api-postgresql',
    summary: 'the server over HTTP on PostgreSQL',
    heavy: false,
    browser: false,
    run: () => runVitest({ project: 'api-postgresql' }),
  },
  {
    name: 'build',
    summary: 'the packages and the site can be built',
    heavy: false,
    browser: false,
    run: build,
  },
  {
    name: 'e2e',
    summary: 'journeys through the production build',
    heavy: false,
    browser: true,
    run: async () => {
      await needSite();
      return runPlaywright();
    },
  },
  {
    name: 'resilience',
    summary:
      'kill -9, faults, two processes with a database and a bucket, backups under load, on both databases',
    heavy: true,
    browser: false,
    run: resilience,
  },
];
