import preview from '@uplift/storybook/preview';
import { Grid } from '../grid/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Stat } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/Stat',
  component: Stat,
  args: { value: '$47K+', label: 'average revenue increase', caption: 'First twelve months' },
});

export const Default = meta.story();

export const InARow = meta.story({
  // Like a message of the kit with a value.
  parameters: { ownWords: ['to first results'] },
  tags: ['visual'],
  render: () => (
    <Grid minColumn="12rem" gap={8}>
      <Stat value="$47K+" label="average revenue increase" />
      <Stat value="12hrs" label="weekly time savings" />
      <Stat value="30 days" label="to first results" />
    </Grid>
  ),
});

export const Small = meta.story({ args: { size: 'sm' } });

export const Accent = meta.story({ args: { tone: 'accent', size: 'xl' } });

export const Gold = meta.story({
  args: { tone: 'gold', value: '$5,000', label: 'guaranteed', caption: 'Refunded if hours are not saved' },
});

export const Narrow = meta.story({
  args: { value: '$1,234,567,890', size: 'xl' },
  decorators: [narrow],
});
