import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import { expect, onTestFinished, test } from 'vitest';
import { forbidden, options } from '../dependency-cruiser.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const installed = ['fastify', 'drizzle-orm', 'react', 'simple-icons', 'three', '@react-three/fiber'];

/** The packages that every tree has, with their names resolvable as in the workspace. */
const groundwork: Record<string, string> = {
  ...Object.fromEntries(
    installed.flatMap((name) => [
      [`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' })],
      [`node_modules/${name}/index.js`, ''],
    ]),
  ),
  ...Object.fromEntries(
    ['ui', 'data-client', 'roi-engine', 'tech-showcase'].flatMap((name) => [
      [
        `packages/${name}/package.json`,
        JSON.stringify({
          name: `@uplift/${name}`,
          exports: {
            '.': { '@uplift/source': './src/index.ts', import: './dist/index.js' },
            './*': { '@uplift/source': './src/*/index.ts', import: './dist/*/index.js' },
          },
        }),
      ],
      [`packages/${name}/src/index.ts`, ''],
    ]),
  ),
  'packages/ui/src/button/index.ts': '',
  'packages/data-client/src/contract/index.ts': '',
  'packages/roi-engine/src/react/index.ts': '',
  'packages/tech-showcase/src/orbit-3d/index.ts': "import 'three';\nimport '@react-three/fiber';",
  'apps/api/src/database/database.ts': "import 'drizzle-orm';",
  'apps/web/src/shell/page.ts': '',
};

function writeTree(files: Record<string, string>): string {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'uplift-direction-')));
  onTestFinished(() => rmSync(directory, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    const file = join(directory, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return directory;
}

/** Every violation of the rules in a tree of modules, as `rule: from → to`. */
async function violationsIn(modules: Record<string, string>): Promise<string[]> {
  const directory = writeTree({ ...groundwork, ...modules });
  mkdirSync(join(directory, 'node_modules/@uplift'));
  for (const name of ['ui', 'data-client', 'roi-engine', 'tech-showcase']) {
    symlinkSync(join(directory, 'packages', name), join(directory, 'node_modules/@uplift', name));
  }
  const { output } = await cruise(
    ['packages', 'apps'],
    { ...options, baseDir: directory, ruleSet: { forbidden }, validate: true },
    options.enhancedResolveOptions,
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ from, to, rule }) => `${rule.name}: ${from} → ${to}`).sort();
}

const violations: [rule: string, from: string, statement: string, to: string][] = [
  [
    'packages-stand-alone',
    'packages/ui/src/a.ts',
    "import '@uplift/data-client';",
    'packages/data-client/src/index.ts',
  ],
  [
    'packages-stand-alone',
    'packages/data-client/src/a.ts',
    "import type { B } from '@uplift/ui/button';",
    'packages/ui/src/button/index.ts',
  ],
  [
    'calculation-imports-nothing',
    'packages/roi-engine/src/a.ts',
    "import 'react';",
    'node_modules/react/index.js',
  ],
  ['calculation-imports-nothing', 'packages/roi-engine/src/a.ts', "import 'node:fs';", 'fs'],
  [
    'calculation-imports-nothing',
    'packages/roi-engine/src/a.ts',
    "import './react/index.ts';",
    'packages/roi-engine/src/react/index.ts',
  ],
  [
    'packages-build-on-ui-only',
    'packages/roi-engine/src/react/a.ts',
    "import '@uplift/data-client';",
    'packages/data-client/src/index.ts',
  ],
  [
    'packages-build-on-ui-only',
    'packages/tech-showcase/src/a.ts',
    "import '@uplift/roi-engine';",
    'packages/roi-engine/src/index.ts',
  ],
  [
    'packages-know-no-app',
    'packages/ui/src/a.stories.tsx',
    "import '../../../apps/web/src/shell/page.ts';",
    'apps/web/src/shell/page.ts',
  ],
  [
    'api-imports-contract-and-calculation-only',
    'apps/api/src/a.ts',
    "import '@uplift/ui';",
    'packages/ui/src/index.ts',
  ],
  [
    'api-imports-contract-and-calculation-only',
    'apps/api/src/a.ts',
    "import '@uplift/data-client';",
    'packages/data-client/src/index.ts',
  ],
  [
    'api-imports-contract-and-calculation-only',
    'apps/api/src/a.ts',
    "import '../../web/src/shell/page.ts';",
    'apps/web/src/shell/page.ts',
  ],
  [
    'web-meets-api-over-http',
    'apps/web/src/a.ts',
    "import type { D } from '../../api/src/database/database.ts';",
    'apps/api/src/database/database.ts',
  ],
  [
    'routes-call-services',
    'apps/api/src/modules/a/a.routes.ts',
    "import './b.repository.ts';",
    'apps/api/src/modules/a/b.repository.ts',
  ],
  [
    'routes-call-services',
    'apps/api/src/pages/a.ts',
    "import '../database/database.ts';",
    'apps/api/src/database/database.ts',
  ],
  [
    'services-call-repositories',
    'apps/api/src/modules/a/a.service.ts',
    "import './b.routes.ts';",
    'apps/api/src/modules/a/b.routes.ts',
  ],
  [
    'services-call-repositories',
    'apps/api/src/modules/a/a.service.ts',
    "import '../../database/database.ts';",
    'apps/api/src/database/database.ts',
  ],
  [
    'services-call-repositories',
    'apps/api/src/modules/a/a.service.ts',
    "import type { F } from 'fastify';",
    'node_modules/fastify/index.js',
  ],
  [
    'repositories-call-the-database',
    'apps/api/src/modules/a/a.repository.ts',
    "import './b.service.ts';",
    'apps/api/src/modules/a/b.service.ts',
  ],
  [
    'database-knows-no-module',
    'apps/api/src/database/a.ts',
    "import '../modules/a/b.service.ts';",
    'apps/api/src/modules/a/b.service.ts',
  ],
  [
    'only-repositories-import-drizzle',
    'apps/api/src/modules/a/a.service.ts',
    "import 'drizzle-orm';",
    'node_modules/drizzle-orm/index.js',
  ],
  [
    'areas-stand-alone',
    'apps/web/src/areas/client/a.ts',
    "import '../admin/b.ts';",
    'apps/web/src/areas/admin/b.ts',
  ],
  [
    'areas-stand-alone',
    'apps/web/src/areas/client/a.ts',
    "import '../../pages/b.ts';",
    'apps/web/src/pages/b.ts',
  ],
  [
    'project-parts-know-no-area',
    'apps/web/src/project-parts/a.ts',
    "import '../areas/admin/b.ts';",
    'apps/web/src/areas/admin/b.ts',
  ],
  [
    'graphics-load-on-demand',
    'packages/tech-showcase/src/a.ts',
    "import 'three';",
    'node_modules/three/index.js',
  ],
  [
    'graphics-load-on-demand',
    'apps/web/src/a.ts',
    "import '@react-three/fiber';",
    'node_modules/@react-three/fiber/index.js',
  ],
  [
    'graphics-load-on-demand',
    'packages/tech-showcase/src/a.ts',
    "export * from './orbit-3d/index.ts';",
    'packages/tech-showcase/src/orbit-3d/index.ts',
  ],
  ['everything-resolves', 'packages/ui/src/a.ts', "import './nowhere.ts';", './nowhere.ts'],
];

const targets: Record<string, string> = {
  'apps/api/src/modules/a/b.repository.ts': '',
  'apps/api/src/modules/a/b.routes.ts': '',
  'apps/api/src/modules/a/b.service.ts': '',
  'apps/web/src/areas/admin/b.ts': '',
  'apps/web/src/pages/b.ts': '',
};

test.for(violations)('%s: %s may not say %s', async ([rule, from, statement, to]) => {
  expect(await violationsIn({ ...targets, [from]: statement })).toEqual([`${rule}: ${from} → ${to}`]);
});

test('root-entries-stay-light: a root entry may not lead to an icon set', async () => {
  expect(
    await violationsIn({
      'packages/ui/src/index.ts': "export * from './logos.ts';",
      'packages/ui/src/logos.ts': "import 'simple-icons';",
    }),
  ).toEqual(['root-entries-stay-light: packages/ui/src/index.ts → node_modules/simple-icons/index.js']);
});

test('no-cycles: modules may not import each other', async () => {
  expect(
    await violationsIn({
      'packages/ui/src/a.ts': "import './b.ts';",
      'packages/ui/src/b.ts': "import './c.ts';",
      'packages/ui/src/c.ts': "import './a.ts';",
    }),
  ).toEqual(['no-cycles: packages/ui/src/a.ts → packages/ui/src/b.ts']);
});

test('what the rules allow passes', async () => {
  expect(
    await violationsIn({
      ...targets,
      'packages/ui/src/button/button.tsx': "import 'react';\nimport './button.styles.ts';",
      'packages/ui/src/button/button.styles.ts': "import type { ButtonProps } from './button.tsx';",
      'packages/data-client/src/a.stories.tsx': "import '@uplift/ui/button';",
      'packages/roi-engine/src/react/a.tsx':
        "import '../index.ts';\nimport '@uplift/ui/button';\nimport 'react';",
      'packages/tech-showcase/src/a.tsx':
        "import '@uplift/ui';\nimport type { Object3D } from 'three';\nconst load = () => import('./orbit-3d/index.ts');",
      'packages/tech-showcase/src/a.stories.tsx': "import 'simple-icons';",
      'apps/api/src/modules/a/a.routes.ts': "import './a.service.ts';\nimport 'fastify';",
      'apps/api/src/modules/a/a.service.ts': "import './a.repository.ts';\nimport '@uplift/roi-engine';",
      'apps/api/src/modules/a/a.repository.ts': "import 'drizzle-orm';\nimport '../../database/database.ts';",
      'apps/api/src/modules/a/a.test.ts': "import 'drizzle-orm';\nimport './a.repository.ts';",
      'apps/api/src/server.ts':
        "import '@uplift/data-client/contract';\nimport './modules/a/a.repository.ts';",
      'apps/web/src/areas/client/a.tsx':
        "import '../../shell/page.ts';\nimport './b.tsx';\nimport '@uplift/ui';",
      'apps/web/src/areas/client/b.tsx': "import '@uplift/data-client';\nimport '@uplift/tech-showcase';",
    }),
  ).toEqual([]);
});

test('pages hold no fetch call: data comes from the hooks', () => {
  const call = "export const answer = fetch('/api/health');\n";
  const directory = writeTree({
    'biome.json': readFileSync(join(root, 'biome.json'), 'utf8'),
    'apps/web/src/pages/a.tsx': call,
    'apps/web/src/areas/client/b.tsx': call,
    'apps/web/src/entry-client.tsx': call,
    'packages/data-client/src/http/c.ts': call,
  });
  const { stdout } = spawnSync(
    join(root, 'node_modules/.bin/biome'),
    ['lint', '--vcs-enabled=false', '--reporter=github', '.'],
    { cwd: directory, encoding: 'utf8' },
  );
  const denied = [...stdout.matchAll(/noRestrictedGlobals,file=([^,]+)/g)].map(([, file = '']) =>
    relative(directory, file),
  );
  expect(denied.sort()).toEqual(['apps/web/src/areas/client/b.tsx', 'apps/web/src/pages/a.tsx']);
});
