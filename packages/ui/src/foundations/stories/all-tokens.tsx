import { type ReactElement, useState } from 'react';
import { CopyButton } from '../../copy-button/index.ts';
import { Field } from '../../field/index.ts';
import { Input } from '../../input/index.ts';
import { Stack } from '../../stack/index.ts';
import { Table } from '../../table/index.ts';
import { Text } from '../../text/index.ts';
import { VisuallyHidden } from '../../visually-hidden/index.ts';
import type { ThemeTokens } from '../tokens/index.ts';
import { themeNames } from '../tokens/theme-tokens.ts';
import * as styles from './all-tokens.styles.ts';
import { filterTokens, type ListedToken, listTokens, type TokenValue } from './token-list.ts';

const themeLabels = ['Light', 'Dark', 'Light, high contrast', 'Dark, high contrast'];

function Value({ text, contrast }: TokenValue): ReactElement {
  return (
    <div css={styles.value}>
      {text.startsWith('#') && <span aria-hidden css={styles.swatch} style={{ background: text }} />}
      <span css={styles.code}>{text}</span>
      {contrast !== undefined && (
        <Text size="xs" tone="muted" tabular asChild>
          <span>
            <VisuallyHidden>contrast </VisuallyHidden>
            {contrast.toFixed(1)}:1
          </span>
        </Text>
      )}
    </div>
  );
}

function TokenRow({ name, variable, use, values }: ListedToken): ReactElement {
  return (
    <Table.Row>
      <Table.Header scope="row" css={styles.name}>
        {name}
        {use && (
          <Text size="xs" tone="muted">
            {use}
          </Text>
        )}
      </Table.Header>
      <Table.Cell>
        {variable && (
          <div css={styles.variable}>
            <span css={styles.code}>{variable}</span>
            <CopyButton iconOnly variant="ghost" text={`var(${variable})`} label={`Copy ${variable}`} />
          </div>
        )}
      </Table.Cell>
      {values.map((value, theme) => (
        <Table.Cell key={themeNames[theme]} colSpan={values.length === 1 ? themeNames.length : undefined}>
          <Value {...value} />
        </Table.Cell>
      ))}
    </Table.Row>
  );
}

/** Lists all tokens of a brand with their values in each theme. */
export function AllTokens({ brand }: { brand: ThemeTokens }): ReactElement {
  const [query, setQuery] = useState('');
  const tokens = listTokens(brand);
  const shown = filterTokens(tokens, query);
  return (
    <Stack gap={4}>
      <Field
        label="Filter tokens"
        hint={<span key={shown.length}>{`${shown.length} of ${tokens.length} tokens`}</span>}
        style={{ maxInlineSize: '24rem' }}
      >
        <Input type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
      </Field>
      <Table.Root caption="All tokens with their values" captionHidden maxHeight="36rem">
        <Table.Head>
          <Table.Row>
            <Table.Header>Token</Table.Header>
            <Table.Header>CSS variable</Table.Header>
            {themeLabels.map((label) => (
              <Table.Header key={label}>{label}</Table.Header>
            ))}
          </Table.Row>
        </Table.Head>
        <Table.Body>
          {shown.map((token) => (
            <TokenRow key={token.name} {...token} />
          ))}
        </Table.Body>
      </Table.Root>
    </Stack>
  );
}
