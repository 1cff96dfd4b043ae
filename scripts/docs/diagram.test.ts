import { expect, test } from 'vitest';
import { drawDiagram, type ImportingModule } from './diagram.ts';

const page = 'apps/web/src/pages/home/home-page.tsx';
const shell = 'apps/web/src/shell/shell.tsx';
const button = 'packages/ui/src/button/button.tsx';

/** One module in each part, without an import. */
const empty = [
  page,
  'apps/web/src/areas/client/client-area.tsx',
  'apps/web/src/project-parts/section-head.tsx',
  shell,
  'apps/web/src/page-parts/chip/chip.tsx',
  'packages/tech-showcase/src/index.ts',
  'packages/roi-engine/src/react/index.ts',
  'packages/roi-engine/src/index.ts',
  'packages/data-client/src/swr/index.ts',
  'packages/data-client/src/contract/index.ts',
  'packages/data-client/src/index.ts',
  button,
  'apps/api/src/modules/notes/notes.routes.ts',
  'apps/api/src/modules/notes/notes.repository.ts',
  'apps/api/src/modules/notes/notes.service.ts',
  'apps/api/src/database/database.ts',
];

/** These modules, with imports: whose, of what, and whether of types alone. */
function modulesWith(...imports: [from: string, to: string, kind?: string][]): ImportingModule[] {
  return empty.map((source) => ({
    source,
    dependencies: imports
      .filter(([from]) => from === source)
      .map(([, resolved, kind = 'import']) => ({ resolved, dependencyTypes: ['local', kind] })),
  }));
}

const arrowsIn = (modules: ImportingModule[]) => drawDiagram(modules).match(/\w+ --> \w+/g) ?? [];

test('an import is an arrow, also one that is made on demand', () => {
  expect(arrowsIn(modulesWith([page, shell], [shell, button, 'dynamic-import']))).toEqual([
    'pages --> shell',
    'shell --> ui',
  ]);
});

test('an import of types, within a part, or by a test is none', () => {
  const own = 'packages/ui/src/button/button.styles.ts';
  expect(arrowsIn(modulesWith([page, shell, 'type-only'], [button, own]))).toEqual([]);
  const byTest = {
    source: page.replace('.tsx', '.test.tsx'),
    dependencies: [{ resolved: shell, dependencyTypes: [] }],
  };
  expect(arrowsIn([...modulesWith(), byTest])).toEqual([]);
});

test('an arrow that follows from others is left out', () => {
  expect(arrowsIn(modulesWith([page, shell], [shell, button], [page, button]))).toEqual([
    'pages --> shell',
    'shell --> ui',
  ]);
});

test('parts that need each other, and parts that are gone, are no diagram', () => {
  expect(() => drawDiagram(modulesWith([page, shell], [shell, page]))).toThrow('imports itself');
  expect(() => drawDiagram(modulesWith().filter(({ source }) => source !== shell))).toThrow(
    'Nothing is in "shell"',
  );
});
