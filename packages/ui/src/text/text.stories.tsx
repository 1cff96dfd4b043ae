import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Text, type TextSize, type TextTone } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Text',
  component: Text,
  args: {
    children:
      'We map how work really moves through your company, take out what no one needs, and automate what is left.',
  },
});

const sizes: TextSize[] = ['xl', 'lg', 'md', 'sm', 'xs'];
const tones: TextTone[] = ['default', 'muted', 'subtle', 'accent', 'gold', 'success', 'warning', 'danger'];

export const Default = meta.story();

export const Sizes = meta.story({
  render: (args) => (
    <Stack>
      {sizes.map((size) => (
        <Text key={size} {...args} size={size} />
      ))}
    </Stack>
  ),
});

export const Tones = meta.story({
  render: () => (
    <Stack gap={2}>
      {tones.map((tone) => (
        <Text key={tone} tone={tone}>
          {tone}
        </Text>
      ))}
    </Stack>
  ),
});

export const Weights = meta.story({
  render: () => (
    <Stack gap={2}>
      <Text>Regular</Text>
      <Text weight="medium">Medium</Text>
      <Text weight="semibold">Semibold</Text>
    </Stack>
  ),
});

export const TabularFigures = meta.story({
  args: { tabular: true, asChild: true, children: <span>1,111.00</span> },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByText('1,111.00')).fontVariantNumeric).toBe('tabular-nums');
  },
});
