import preview from '@uplift/storybook/preview';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { List } from '../list/index.ts';
import { Block } from '../stories/block.tsx';
import { ScrollArea } from './index.ts';

const weeks = Array.from({ length: 24 }, (_, index) => `Week ${index + 1}`);

const log = (
  <List.Root variant="plain">
    {weeks.map((week) => (
      <List.Item key={week}>{week}: four hours saved</List.Item>
    ))}
  </List.Root>
);

const row = (
  <Cluster style={{ flexWrap: 'nowrap', inlineSize: 'max-content' }}>
    {weeks.map((week) => (
      <Block key={week}>{week}</Block>
    ))}
  </Cluster>
);

const meta = preview.meta({
  title: 'Components/Layout and type/ScrollArea',
  component: ScrollArea,
  args: { label: 'Time log', style: { maxBlockSize: '14rem', maxInlineSize: '20rem' }, children: log },
});

export const Vertical = meta.story();

export const Horizontal = meta.story({ args: { axis: 'horizontal', children: row } });

export const Both = meta.story({
  args: {
    axis: 'both',
    children: (
      <Block style={{ inlineSize: '40rem', blockSize: '30rem' }}>A plan that is larger than its frame</Block>
    ),
  },
});

export const WithoutOverflowNothingFades = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { children: 'Two lines at the most.' },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Time log' });
    await expect(area.scrollHeight).toBe(area.clientHeight);
    await expect(getComputedStyle(area).maskPosition).toMatch(/-28px, 0(px|%) 0(px|%)$/);
  },
});

export const TakesFocusForTheArrowKeys = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: 'Time log' })).toHaveFocus();
  },
});

export const EdgesFadeWhereThereIsMore = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const area = canvas.getByRole('region', { name: 'Time log' });
    // Offsets of the top and bottom fades: -28px shows only the bottom one, 0px only the top one.
    const fades = () =>
      getComputedStyle(area)
        .maskPosition.split(', ')
        .map((place) => place.split(' ')[1]);
    await waitFor(() => expect(fades()).toEqual(['-28px', '-28px']));
    area.scrollTo({ top: area.scrollHeight, behavior: 'instant' });
    await waitFor(() => expect(fades()).toEqual(['0px', '0px']));
  },
});

export const RightToLeft = meta.story({
  ...Horizontal.input,
  globals: { direction: 'rtl' },
});
