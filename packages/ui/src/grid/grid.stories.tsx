import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Block } from '../stories/block.tsx';
import { narrow } from '../stories/narrow.tsx';
import { Grid } from './index.ts';

const meta = preview.meta({
  title: 'Components/Layout and type/Grid',
  component: Grid,
  args: {
    minColumn: '12rem',
    gap: 4,
    children: ['Audit', 'Workflows', 'Sales', 'Reports', 'Integrations', 'Care'].map((name) => (
      <Block key={name}>{name}</Block>
    )),
  },
});

export const Default = meta.story();

export const FewChildren = meta.story({ args: { children: <Block>Fills the line</Block> } });

export const FewChildrenInColumns = meta.story({
  args: { keepColumns: true, children: <Block>Keeps its column</Block> },
});

export const Narrow = meta.story({
  args: { minColumn: '30rem' },
  decorators: [narrow],
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByText(/./).map((cell) => cell.getBoundingClientRect());
    await expect(new Set(boxes.map((box) => Math.round(box.left))).size).toBe(1);
    await expect(Math.max(...boxes.map((box) => box.width))).toBeLessThanOrEqual(320);
  },
});
