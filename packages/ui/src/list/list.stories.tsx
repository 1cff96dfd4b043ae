import preview from '@uplift/storybook/preview';
import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import { expect } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { List } from './index.ts';

const items = (
  <>
    <List.Item>Four interviews of 45 minutes each</List.Item>
    <List.Item>Read access to the systems that hold the hours</List.Item>
    <List.Item>A ranked list of what to fix first, with numbers</List.Item>
  </>
);

const meta = preview.meta({
  title: 'Components/Layout and type/List',
  component: List.Root,
  args: { children: items },
});

export const Unordered = meta.story();

export const Ordered = meta.story({
  args: { variant: 'ordered', start: 8 },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.tagName).toBe('OL');
    await expect(list).toHaveAttribute('start', '8');
  },
});

export const Plain = meta.story({
  args: { variant: 'plain' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('role', 'list');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const WithIcons = meta.story({
  args: {
    variant: 'plain',
    children: (
      <>
        <List.Item icon={Check} tone="success">
          One workflow measurably better within 30 days
        </List.Item>
        <List.Item icon={Check}>A weekly call with the person who does the work</List.Item>
        <List.Item icon={Minus} tone="subtle">
          No change of the tools that you already pay for
        </List.Item>
      </>
    ),
  },
});

export const Nested = meta.story({
  tags: ['visual'],
  args: {
    children: (
      <>
        <List.Item>
          Before the audit
          <List.Root variant="ordered">
            <List.Item>Choose whom we talk to</List.Item>
            <List.Item>Give us read access</List.Item>
          </List.Root>
        </List.Item>
        <List.Item>After the audit</List.Item>
      </>
    ),
  },
});

export const LongText = meta.story({
  args: {
    variant: 'plain',
    children: (
      <List.Item icon={Check}>
        Everything that we find is yours, with the numbers behind it, whether you go on with us or not
      </List.Item>
    ),
  },
  decorators: [narrow],
});

export const RightToLeft = meta.story({ ...WithIcons.input, globals: { direction: 'rtl' } });
