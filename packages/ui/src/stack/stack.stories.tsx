import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Block } from '../stories/block.tsx';
import { Stack } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Stack',
  component: Stack,
  args: {
    children: ['Audit', 'Optimize', 'Scale'].map((name) => <Block key={name}>{name}</Block>),
  },
});

export const Default = meta.story();

export const WideGap = meta.story({ args: { gap: 10 } });

export const Centered = meta.story({ args: { align: 'center' } });

export const AsList = meta.story({
  args: {
    asChild: true,
    gap: 2,
    children: (
      <ul>
        <li>Found</li>
        <li>Fixed</li>
      </ul>
    ),
  },
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('list')).rowGap).toBe('8px');
  },
});
