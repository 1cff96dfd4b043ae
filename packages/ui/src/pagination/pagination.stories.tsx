import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Stack } from '../stack/index.ts';
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
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 20, onPageChange: fn() },
  render: (args) => <Example {...args} />,
});

export const Default = meta.story();

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

export const ChoosingAPageAnnouncesIt = meta.story({
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
