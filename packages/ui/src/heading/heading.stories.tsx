import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Heading, type HeadingSize } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Heading',
  component: Heading,
  args: { level: 1 as const, children: 'Bad systems cost more than good people' },
});

const sizes: HeadingSize[] = ['display', 'xl', 'lg', 'md', 'sm'];

export const Default = meta.story();

export const Sizes = meta.story({
  tags: ['visual'],
  render: ({ children }) => (
    <Stack gap={8}>
      {sizes.map((size) => (
        <Heading key={size} level={2} size={size}>
          {children}
        </Heading>
      ))}
    </Stack>
  ),
});

export const LevelApartFromSize = meta.story({
  args: { level: 3, size: 'display' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3 })).toBeVisible();
  },
  // A single heading has no outline, so its order can't be checked.
  parameters: { a11y: { config: { rules: [{ id: 'heading-order', enabled: false }] } } },
});

export const Narrow = meta.story({
  args: { size: 'display', children: 'Professionelle Geschäftsprozessautomatisierung' },
  decorators: [narrow],
});
