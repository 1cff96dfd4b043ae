import preview from '@uplift/storybook/preview';
import { Heading } from '../heading/index.ts';
import { Stack } from '../stack/index.ts';
import { Eyebrow } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Eyebrow',
  component: Eyebrow,
  args: { children: 'How it works' },
});

export const Default = meta.story();

export const AboveAHeading = meta.story({
  render: (args) => (
    <Stack gap={3}>
      <Eyebrow {...args} />
      <Heading level={2}>From audit to hours saved in four weeks</Heading>
    </Stack>
  ),
});

export const Gold = meta.story({ args: { tone: 'gold', children: 'Our commitment' } });

export const Subtle = meta.story({ args: { tone: 'subtle' } });
