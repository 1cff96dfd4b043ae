import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Block } from '../stories/block.tsx';
import { Container } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Container',
  component: Container,
  args: { children: <Block>Content keeps its gutters and never gets too wide.</Block> },
  parameters: { layout: 'fullscreen' },
});

export const Content = meta.story();

export const RunningText = meta.story({
  args: { width: 'text' },
  play: async ({ canvasElement }) => {
    const block = canvasElement.querySelector('div > div > div');
    await expect(block?.getBoundingClientRect().width).toBeLessThanOrEqual(720);
  },
});
