import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { expect } from 'storybook/test';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Text } from '../text/index.ts';
import { Card } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/Card',
  component: Card,
  args: {
    children: (
      <>
        <Heading level={2} size="sm">
          Systems audit
        </Heading>
        <Text tone="muted" style={{ marginBlockStart: '0.5rem' }}>
          One week, every workflow on one page, the three worth fixing first.
        </Text>
      </>
    ),
  },
});

export const Default = meta.story({ tags: ['visual'] });

export const Paddings = meta.story({
  render: (args) => (
    <Grid>
      <Card {...args} padding="sm" />
      <Card {...args} padding="md" />
      <Card {...args} padding="lg" />
    </Grid>
  ),
});

export const Interactive = meta.story({
  args: {
    asChild: true,
    interactive: true,
    children: (
      <a href="#audit">
        <Heading level={2} size="sm">
          Systems audit
        </Heading>
        <Text tone="muted">The whole card is one link.</Text>
      </a>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#audit');
  },
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Card}
      rows={{
        'Is a link': { asChild: true, interactive: true, children: <a href="#audit">Systems audit</a> },
        'Contains a link': { interactive: true, children: <Link href="#audit">Systems audit</Link> },
      }}
    />
  ),
});

export const Narrow = meta.story({ decorators: [narrow], args: { padding: 'lg' } });
