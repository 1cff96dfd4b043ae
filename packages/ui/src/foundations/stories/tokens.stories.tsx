import { brandOf } from '@uplift/storybook/brands';
import preview from '@uplift/storybook/preview';
import { type ReactElement, useEffect, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Grid } from '../../grid/index.ts';
import { LinkButton } from '../../link-button/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';
import { allTokens, tailwindCss, tokenResolver, tokensOf } from '../design-tokens/index.ts';
import { tokenCss, upliftTheme } from '../tokens/index.ts';
import { themeNames } from '../tokens/theme-tokens.ts';
import { AllTokens } from './all-tokens.tsx';
import { themeFiles } from './theme-builder/theme-files.ts';

interface Download {
  file: string;
  use: string;
  write: () => string;
}

function json(document: object): string {
  return `${JSON.stringify(document, null, 2)}\n`;
}

const downloads: Download[] = [
  {
    file: 'tokens.json',
    use: 'Everything, each theme as a group of its own.',
    write: () => json(allTokens()),
  },
  {
    file: 'tokens.resolver.json',
    use: 'Everything, themes as a modifier, for tools that resolve.',
    write: () => json(tokenResolver()),
  },
  {
    file: 'tokens.css',
    use: 'The CSS variables of all themes, for pages without React.',
    write: () => `${tokenCss}\n`,
  },
  {
    file: 'tailwind.css',
    use: 'A theme for Tailwind 4, with utilities such as bg-up-surface.',
    write: () => tailwindCss,
  },
  {
    file: 'uplift.ts',
    use: 'All that a brand can change, as a typed object for ThemeProvider.',
    write: () => themeFiles(upliftTheme)[1].content,
  },
  ...themeNames.map((theme) => ({
    file: `tokens.${theme}.json`,
    use: 'One theme, for tools with one file for each mode.',
    write: () => json(tokensOf(theme)),
  })),
];

function DownloadLink({ file, use, write }: Download): ReactElement {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([write()]));
    setAddress(url);
    return () => URL.revokeObjectURL(url);
  }, [write]);
  return (
    <Stack gap={2} align="start">
      <LinkButton variant="secondary" size="sm" href={address} download={file}>
        {file}
      </LinkButton>
      <Text size="sm" tone="muted">
        {use}
      </Text>
    </Stack>
  );
}

const meta = preview.meta({ title: 'Foundations/Tokens', tags: ['!autodocs'] });

export const Downloads = meta.story({
  render: () => (
    <Grid minColumn="16rem">
      {downloads.map((download) => (
        <DownloadLink key={download.file} {...download} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByText('tokens.json');
    await waitFor(() => expect(link).toHaveAttribute('href'));
    await expect(link).toHaveAttribute('download', 'tokens.json');
    const response = await fetch(link.getAttribute('href') ?? '');
    await expect(await response.json()).toEqual(allTokens());
  },
});

export const All = meta.story({
  // Axe takes most of a minute for all rows.
  tags: ['!test'],
  render: (_, { globals }) => <AllTokens brand={brandOf(globals.brand)} />,
});

export const Filtered = meta.story({
  ...All.input,
  tags: ['test'],
  play: async ({ canvas }) => {
    const filter = canvas.getByRole('searchbox', { name: 'Filter tokens' });
    await expect(canvas.getByRole('button', { name: 'Copy --up-space-gutter' })).toBeInTheDocument();
    await userEvent.type(filter, 'edges of');
    const [, row] = canvas.getAllByRole('row');
    await expect(filter).toHaveAccessibleDescription(/^1 of \d+ tokens$/);
    if (!row) throw new Error('No token matches.');
    const cells = within(row);
    await expect(cells.getByRole('rowheader')).toHaveTextContent(/^color\.borderStrong/);
    await expect(cells.getAllByText(/:1$/)).toHaveLength(4);
    await expect(cells.getByRole('button', { name: 'Copy --up-color-border-strong' })).toBeVisible();
  },
});
