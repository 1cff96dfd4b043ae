import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card } from '../card/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Pagination, type PaginationProps } from './index.ts';

function Example({ page: first, onPageChange, ...props }: PaginationProps): ReactElement {
  const [page, setPage] = useState(first);
  return (
    <Pagination
      {...props}
      page={page}
      onPageChange={(next) => {
        setPage(next);
        onPageChange?.(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Components/Navigation/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 20, onPageChange: fn() },
  render: (args) => <Example {...args} />,
});

export const Default = meta.story({ tags: ['visual'] });

export const Places = meta.story({
  render: () => (
    <Stack gap={6}>
      <Pagination label="At the start" page={1} pageCount={20} />
      <Pagination label="At the end" page={20} pageCount={20} />
      <Pagination label="A few pages" page={2} pageCount={4} />
      <Pagination label="One page" page={1} pageCount={1} />
      <Pagination label="Thousands" page={4821} pageCount={12480} />
    </Stack>
  ),
});

export const Links = meta.story({
  render: () => (
    <Pagination
      page={1}
      pageCount={20}
      renderLink={(page, content) => <a href={`?page=${page}`}>{content}</a>}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=2');
    const previous = canvas.getByRole('link', { name: 'Previous page' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await expect(previous).not.toHaveAttribute('href');
  },
});

export const Phone = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Page 6' })).toBeNull();
    await expect(canvas.getByText('Page 6 of 20')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Last page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(20);
    await userEvent.click(canvas.getByRole('button', { name: 'First page' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
  },
});

export const InOtherLayouts = meta.story({
  globals: { viewport: { value: 'desktop' } },
  render: () => (
    <Stack gap={6}>
      <Card style={{ inlineSize: '24rem', maxInlineSize: '100%' }}>
        <Pagination label="In a card" page={6} pageCount={20} />
      </Card>
      <Stack align="start">
        <Pagination label="In a column" page={6} pageCount={20} />
      </Stack>
      <Cluster justify="between">
        <Text>151 to 180 of 600 clients</Text>
        <Pagination
          label="In a row"
          page={6}
          pageCount={20}
          style={{ flex: '1 1 14rem', justifyContent: 'end' }}
        />
      </Cluster>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const inCard = within(canvas.getByRole('navigation', { name: 'In a card' }));
    await expect(inCard.queryByRole('button', { name: 'Page 6' })).toBeNull();
    await expect(inCard.getByText('Page 6 of 20')).toBeVisible();
    for (const name of ['In a column', 'In a row']) {
      const there = within(canvas.getByRole('navigation', { name }));
      await expect(there.getByRole('button', { name: 'Page 6' })).toBeVisible();
      await expect(there.queryByRole('button', { name: 'First page' })).toBeNull();
    }
    const text = canvas.getByText('151 to 180 of 600 clients').getBoundingClientRect();
    const pages = canvas.getByRole('navigation', { name: 'In a row' }).getBoundingClientRect();
    await expect(pages.top).toBeLessThan(text.bottom);
    await expect(pages.left).toBeGreaterThan(text.right);
  },
});

export const States = meta.story({
  // Each cell has its own landmark.
  parameters: { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } },
  render: () => (
    <StatesSheet
      component={Pagination}
      rows={{
        'In the middle': { page: 6, pageCount: 20, style: { inlineSize: '16rem' } },
        'At the start': { page: 1, pageCount: 20, style: { inlineSize: '16rem' } },
      }}
    />
  ),
});

export const ChoosingAPageAnnouncesIt = meta.story({
  tags: ['behavior', '!autodocs'],
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Page 7' }));
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
    await expect(args.onPageChange).toHaveBeenCalledWith(7);
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: 'Page 7' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('Page 7 of 20');
  },
});

export const ArrivingAtTheEndKeepsFocus = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { page: 19 },
  play: async ({ canvas, args }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledWith(20);
    await expect(next).toHaveFocus();
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenCalledTimes(1);
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
