import preview from '@uplift/storybook/preview';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { DataList } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/DataList',
  component: DataList.Root,
  args: {
    children: (
      <>
        <DataList.Item term="Client">Harbor Dental</DataList.Item>
        <DataList.Item term="Phase">
          <Badge tone="accent">Optimize</Badge>
        </DataList.Item>
        <DataList.Item term="Started">
          <time dateTime="2026-03-02">March 2, 2026</time>
        </DataList.Item>
        <DataList.Item term="Value to date" numeric>
          $47,200
        </DataList.Item>
        <DataList.Item term="Note">
          Insurance claims come first: they take the most hours, and the same person does them all.
        </DataList.Item>
      </>
    ),
  },
});

export const Rows = meta.story({
  tags: ['visual'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const [term] = canvas.getAllByRole('term');
    const [definition] = canvas.getAllByRole('definition');
    await expect(term).toHaveTextContent('Client');
    await expect(definition).toHaveTextContent('Harbor Dental');
    await expect(definition?.getBoundingClientRect().top).toBe(term?.getBoundingClientRect().top);
  },
});

export const Stacked = meta.story({ args: { layout: 'stacked' } });

export const Narrow = meta.story({
  decorators: [narrow],
  args: {
    children: (
      <>
        <DataList.Item term="Webhook address">
          https://hooks.example.com/services/T00000000/B00000000/XXXXXXXXXXXXXXXXXXXXXXXX
        </DataList.Item>
        <DataList.Item term="Last delivery">2 minutes ago</DataList.Item>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const definition of canvas.getAllByRole('definition')) {
      await expect(definition.scrollWidth).toBeLessThanOrEqual(definition.clientWidth);
    }
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
