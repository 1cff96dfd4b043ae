import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentationPages } from './pages.ts';

/**
 * Writes every block of TypeScript in the documentation as a module of its own, named after its page and line, so that
 * a compiler can look at it: `packages-ui-README-12.tsx`.
 */
export function writeCodeBlocks(directory: string): void {
  mkdirSync(directory, { recursive: true });
  for (const { path, blocks } of documentationPages()) {
    for (const { language, code, line } of blocks) {
      if (language !== 'ts' && language !== 'tsx') continue;
      const name = `${path.replace(/\.md$/, '').replaceAll('/', '-')}-${line}.${language}`;
      writeFileSync(join(directory, name), `${code}\nexport {};\n`);
    }
  }
}
