import { expect, test } from 'vitest';
import type { PackedManifest } from './packed-packages.ts';
import { releaseFaults } from './release-faults.ts';

const manifest = {
  name: '@uplift/sample',
  version: '1.2.0',
  description: 'A sample.',
  license: 'MIT',
  repository: 'github:uplift/uplift',
  homepage: 'https://github.com/uplift/uplift',
  keywords: ['sample'],
  engines: { node: '>=22.12.0' },
  sideEffects: false,
  exports: { '.': { types: './dist/index.d.ts', import: './dist/index.js' } },
} satisfies PackedManifest & Record<string, unknown>;

const texts = {
  'package.json': '{}',
  'README.md': '# Sample',
  LICENSE: 'MIT',
  'CHANGELOG.md': '# Sample\n\n## 1.2.0\n\n- All of it.\n',
  'dist/index.js': 'export {};',
  'dist/index.d.ts': 'export {};',
};

function filesOf(given: Record<string, string>): Map<string, Uint8Array> {
  return new Map(Object.entries(given).map(([name, text]) => [name, new TextEncoder().encode(text)]));
}

test('A package with what it needs and nothing else may be published', () => {
  expect(releaseFaults({ manifest, files: filesOf(texts) })).toEqual([]);
});

test.each([
  'src/index.ts',
  'dist/button/button.stories.js',
  'dist/conformance/index.js',
  'dist/index.js.map',
  'tsconfig.json',
])('%s is not published', (file) => {
  expect(releaseFaults({ manifest, files: filesOf({ ...texts, [file]: '{}' }) })).toEqual([
    `${file} should not be published: leave it out of the build, or of "files".`,
  ]);
});

test('A licence that is missing, a changelog without the version and bare manifests are named', () => {
  const { LICENSE: _, ...rest } = texts;
  const { license: __, ...bare } = manifest;
  const files = filesOf({ ...rest, 'CHANGELOG.md': '## 1.1.0' });
  expect(releaseFaults({ manifest: bare, files })).toEqual([
    'LICENSE is missing or empty.',
    'package.json has no "license".',
    'CHANGELOG.md says nothing about 1.2.0: run `pnpm release:version`.',
  ]);
});

test('Ranges and conditions of the workspace are named', () => {
  const ofTheWorkspace = {
    ...manifest,
    dependencies: { valibot: 'catalog:' },
    peerDependencies: { react: '^19.0.0', '@uplift/ui': 'workspace:^' },
    exports: {
      '.': { '@uplift/source': './src/index.ts', types: './dist/index.d.ts', import: './dist/index.js' },
    },
  };
  expect(releaseFaults({ manifest: ofTheWorkspace, files: filesOf(texts) })).toEqual([
    'valibot is wanted as "catalog:", which no registry understands.',
    '@uplift/ui is wanted as "workspace:^", which no registry understands.',
    'package.json leads to sources by the condition "@uplift/source": say "exports" in publishConfig.',
  ]);
});
