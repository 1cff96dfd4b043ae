import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allTokens, tailwindCss, tokenResolver } from '../packages/ui/src/foundations/design-tokens/index.ts';
import { resetCss } from '../packages/ui/src/foundations/theme/reset-css.ts';
import { tokenCss } from '../packages/ui/src/foundations/tokens/index.ts';
import { root } from './command.ts';

/** Additional files of the built kit, for design tools, Tailwind and pages without React. */
const files: Readonly<Record<string, string>> = {
  'tokens.json': `${JSON.stringify(allTokens(), null, 2)}\n`,
  'tokens.resolver.json': `${JSON.stringify(tokenResolver(), null, 2)}\n`,
  'tokens.css': `${tokenCss}\n`,
  'tailwind.css': tailwindCss,
  'reset.css': `${resetCss}\n`,
};

for (const [name, text] of Object.entries(files)) writeFileSync(join(root, 'packages/ui/dist', name), text);
