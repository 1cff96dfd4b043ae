import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Cluster } from '../cluster/index.ts';
import { narrow } from '../stories/narrow.tsx';
import { Tag } from './index.ts';

const meta = preview.meta({
  title: 'Components/Data/Tag',
  parameters: {
    ownWords: [
      'Remove Removable',
      'Remove Chosen',
      'Remove Fixed',
      'Remove Invoicing',
      'Remove Frontend',
      'Remove Database',
    ],
  },
  component: Tag,
  args: { children: 'Invoicing' },
});

export const Default = meta.story();

export const Variants = meta.story({
  tags: ['visual'],
  render: () => (
    <Cluster>
      <Tag>Neutral</Tag>
      <Tag tone="accent">Accent</Tag>
      <Tag onRemove={() => {}} removeLabel="Remove Removable">
        Removable
      </Tag>
      <Tag tone="accent" onRemove={() => {}} removeLabel="Remove Chosen">
        Chosen
      </Tag>
      <Tag disabled onRemove={() => {}} removeLabel="Remove Fixed">
        Fixed
      </Tag>
    </Cluster>
  ),
});

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={Tag}
      rows={{
        Neutral: { children: 'Invoicing', onRemove: () => {}, removeLabel: 'Remove Invoicing' },
        Accent: {
          children: 'Invoicing',
          tone: 'accent',
          onRemove: () => {},
          removeLabel: 'Remove Invoicing',
        },
      }}
      states={{ Disabled: { disabled: true } }}
    />
  ),
});

export const Removable = meta.story({
  args: { onRemove: fn(), removeLabel: 'Remove Invoicing' },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Invoicing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onRemove).toHaveBeenCalledTimes(2);
  },
});

export const Disabled = meta.story({
  args: { onRemove: fn(), disabled: true },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Remove' });
    await expect(button).toBeDisabled();
    button.click();
    await expect(args.onRemove).not.toHaveBeenCalled();
  },
});

function Chosen(): ReactElement {
  const [tags, setTags] = useState(['Frontend', 'Backend', 'Database']);
  return (
    <Cluster asChild gap={2}>
      <ul aria-label="Categories" style={{ listStyle: 'none', padding: 0 }}>
        {tags.map((tag) => (
          <li key={tag}>
            <Tag
              tone="accent"
              removeLabel={`Remove ${tag}`}
              onRemove={() => setTags(tags.filter((other) => other !== tag))}
            >
              {tag}
            </Tag>
          </li>
        ))}
      </ul>
    </Cluster>
  );
}

export const InAList = meta.story({
  render: () => <Chosen />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Backend' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.queryByText('Backend')).toBeNull();
  },
});

export const LongText = meta.story({
  decorators: [narrow],
  args: {
    children: 'Waiting for the client to approve the second deliverable of phase two',
    onRemove: fn(),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('button').getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { onRemove: fn() } });
