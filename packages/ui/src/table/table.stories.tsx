import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { Table } from './index.ts';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const workflows = [
  { name: 'Invoicing', owner: 'Front desk', before: 9.5, after: 1.25, saved: 1_480 },
  { name: 'Appointment reminders', owner: 'Front desk', before: 6, after: 0, saved: 1_120 },
  { name: 'Insurance claims', owner: 'Back office', before: 11.75, after: 4.5, saved: 1_301.5 },
  { name: 'Stock orders', owner: 'Assistants', before: 3.25, after: 0.5, saved: 494 },
  { name: 'Monthly report', owner: 'Owner', before: 2, after: 0.25, saved: 610 },
];

function Workflows(props: Omit<Table.TableRootProps, 'children'>): ReactElement {
  return (
    <Table.Root {...props}>
      <Table.Head>
        <Table.Row>
          <Table.Header>Workflow</Table.Header>
          <Table.Header>Who</Table.Header>
          <Table.Header numeric>Hours before</Table.Header>
          <Table.Header numeric>Hours after</Table.Header>
          <Table.Header numeric>Saved a month</Table.Header>
        </Table.Row>
      </Table.Head>
      <Table.Body>
        {workflows.map(({ name, owner, before, after, saved }) => (
          <Table.Row key={name}>
            <Table.Header scope="row">{name}</Table.Header>
            <Table.Cell>{owner}</Table.Cell>
            <Table.Cell numeric>{before.toFixed(2)}</Table.Cell>
            <Table.Cell numeric>{after.toFixed(2)}</Table.Cell>
            <Table.Cell numeric>{dollars.format(saved)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
      <Table.Foot>
        <Table.Row>
          <Table.Header scope="row" colSpan={2}>
            Total
          </Table.Header>
          <Table.Cell numeric>32.50</Table.Cell>
          <Table.Cell numeric>6.50</Table.Cell>
          <Table.Cell numeric>{dollars.format(5_005.5)}</Table.Cell>
        </Table.Row>
      </Table.Foot>
    </Table.Root>
  );
}

const meta = preview.meta({
  title: 'Components/Data/Table',
  parameters: { ownWords: ['Total'] },
  component: Table.Root,
  args: { caption: 'Hours a week on each workflow, before and after' },
  render: (args) => <Workflows {...args} />,
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const caption = 'Hours a week on each workflow, before and after';
    await expect(canvas.getByRole('table', { name: caption })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Invoicing' })).toBeVisible();
    await expect(getComputedStyle(canvas.getByRole('cell', { name: '$1,480.00' })).textAlign).toBe('end');
  },
});

export const HiddenCaption = meta.story({ args: { captionHidden: true } });

export const StickyHeader = meta.story({
  args: { maxHeight: '12rem', captionHidden: true },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    const heading = canvas.getByRole('columnheader', { name: 'Workflow' });
    region.scrollTo({ top: 80, behavior: 'instant' });
    await expect(region.scrollTop).toBeGreaterThan(40);
    await expect(
      Math.abs(heading.getBoundingClientRect().top - region.getBoundingClientRect().top),
    ).toBeLessThan(2);
  },
});

export const OnPhones = meta.story({
  decorators: [narrow],
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region');
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.focus();
    await expect(region).toHaveFocus();
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
