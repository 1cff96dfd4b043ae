import type { ReactElement } from 'react';
import { CodeBlock } from '../../../code/index.ts';
import { CopyButton } from '../../../copy-button/index.ts';
import { Tabs } from '../../../tabs/index.ts';
import { Text } from '../../../text/index.ts';
import type { ThemeTokens } from '../../tokens/index.ts';
import * as styles from './theme-builder.styles.ts';
import { themeFiles } from './theme-files.ts';

/** The files of a theme, to copy. */
export function ThemeExport({ theme }: { theme: ThemeTokens }): ReactElement {
  const [css, code, tokens] = themeFiles(theme);
  const formats = { CSS: css, TypeScript: code, Tokens: tokens };
  return (
    <Tabs.Root defaultValue="CSS">
      <Tabs.List label="Format">
        {Object.keys(formats).map((format) => (
          <Tabs.Tab key={format} value={format}>
            {format}
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {Object.entries(formats).map(([format, { name, use, content }]) => (
        <Tabs.Panel key={format} value={format}>
          <div css={styles.exportHead}>
            <Text size="sm" tone="muted">
              {use}
            </Text>
            <CopyButton text={content} label={`Copy ${name}`} />
          </div>
          <CodeBlock label={name} css={styles.code}>
            {content}
          </CodeBlock>
        </Tabs.Panel>
      ))}
    </Tabs.Root>
  );
}
