import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../command.ts';
import { type CodeBlock, codeBlocks } from './code-blocks.ts';

/** A page of the documentation. */
export interface DocumentationPage {
  /** Its path in the repository. */
  path: string;
  text: string;
  blocks: CodeBlock[];
}

/** Every page that people read: the README, what is in `docs`, and the READMEs of packages and benchmarks. */
export function documentationPages(): DocumentationPage[] {
  return globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md', 'benchmarks/*/README.md'], { cwd: root })
    .sort()
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      return { path, text, blocks: codeBlocks(text) };
    });
}
