import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Writes each TypeScript block of the documentation to a module, so that `tsc -p .storybook/code-blocks`
 * checks it. File names contain page and line: packages-ui-README-12.tsx.
 */
const root = join(import.meta.dirname, '..');
const directory = join(root, '.storybook/code-blocks/.cache');
rmSync(directory, { recursive: true, force: true });
mkdirSync(directory, { recursive: true });

for (const page of globSync(['*.md', 'docs/**/*.md', 'packages/*/README.md'], { cwd: root })) {
  const text = readFileSync(join(root, page), 'utf8');
  for (const { index, 1: indent, 2: language, 3: code = '' } of text.matchAll(
    /^( *)```(tsx?)\n(.*?)^\1```$/gms,
  )) {
    const line = text.slice(0, index).split('\n').length + 1;
    const name = `${page.replace('.md', '').replaceAll('/', '-')}-${line}.${language}`;
    writeFileSync(
      join(directory, name),
      `${code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')}\nexport {};\n`,
    );
  }
}
