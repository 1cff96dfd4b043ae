import { harbor } from '@uplift/storybook/brands';
import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect, screen, userEvent } from 'storybook/test';
import { Badge } from '../../badge/index.ts';
import { Button } from '../../button/index.ts';
import { Card } from '../../card/index.ts';
import { Cluster } from '../../cluster/index.ts';
import { DropdownMenu } from '../../dropdown-menu/index.ts';
import { Grid } from '../../grid/index.ts';
import { Heading } from '../../heading/index.ts';
import { Stack } from '../../stack/index.ts';
import { Text } from '../../text/index.ts';
import { upliftTheme } from '../tokens/index.ts';
import { Theme } from './index.ts';

const meta = preview.meta({ title: 'Foundations/Theme', tags: ['beta'], component: Theme });

function Offer({ name }: { name: string }): ReactElement {
  return (
    <Card>
      <Stack gap={4} align="start">
        <Badge tone="accent">{name}</Badge>
        <Heading level={2} size="md">
          Systems audit
        </Heading>
        <Text tone="muted">Two weeks, one report, a plan you can start on Monday.</Text>
        <Cluster gap={3}>
          <Button>Book the audit</Button>
          <Button variant="secondary">See a sample</Button>
        </Cluster>
      </Stack>
    </Card>
  );
}

const padding = { padding: '1.5rem' };

/** Parts of one page in other brands and modes. */
export const Nested = meta.story({
  tags: ['visual'],
  render: () => (
    <Grid minColumn="18rem">
      <Theme theme={upliftTheme} mode="light" style={padding}>
        <Offer name="Uplift, light" />
      </Theme>
      <Theme theme={upliftTheme} mode="dark" style={padding}>
        <Offer name="Uplift, dark" />
      </Theme>
      <Theme theme={harbor.theme} mode="light" style={padding}>
        <Offer name="Harbor, light" />
      </Theme>
      <Theme theme={harbor.theme} mode="dark" style={padding}>
        <Offer name="Harbor, dark" />
      </Theme>
    </Grid>
  ),
});

export const MenuFollowsThePart = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <Theme theme={harbor.theme} mode="dark" style={padding}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button variant="secondary">Actions</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content>
          <DropdownMenu.Item>Rename</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </Theme>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
    const menu = await screen.findByRole('menu');
    const accent = getComputedStyle(menu).getPropertyValue('--up-color-accent');
    await expect(accent).toBe(harbor.theme.dark.accent);
  },
});
