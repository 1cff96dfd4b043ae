import { allTokens } from '../../design-tokens/index.ts';
import { type ThemeTokens, themeCss } from '../../tokens/index.ts';

export interface ThemeFile {
  name: string;
  /** How a site uses the file. */
  use: string;
  content: string;
}

function identifierOf(name: string): string {
  return name.replace(/-(\w?)/g, (_, letter: string) => letter.toUpperCase());
}

/** Returns a theme as the files that a site or a design tool reads. */
export function themeFiles(theme: ThemeTokens): [css: ThemeFile, code: ThemeFile, tokens: ThemeFile] {
  return [
    {
      name: `${theme.name}.css`,
      use: 'For pages without React. Load it instead of @uplift/ui/tokens.css.',
      content: `${themeCss(theme)}\n`,
    },
    {
      name: `${theme.name}.ts`,
      use: 'Pass it to ThemeProvider or Theme. No code of createTheme runs on your site.',
      content: `import type { ThemeTokens } from '@uplift/ui/tokens';\n\nexport const ${identifierOf(theme.name)}: ThemeTokens = ${JSON.stringify(theme, null, 2)};\n`,
    },
    {
      name: `${theme.name}.tokens.json`,
      use: 'For design tools that read the format of the Design Tokens Community Group.',
      content: `${JSON.stringify(allTokens(theme), null, 2)}\n`,
    },
  ];
}
