import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { ComponentErrorBoundary, PageErrorBoundary, SectionErrorBoundary } from './index.ts';

function Broken(): ReactElement {
  throw new Error('A part of this story fails on purpose.');
}

const meta = preview.meta({
  title: 'Components/Feedback/ErrorBoundary',
  component: SectionErrorBoundary,
  args: { onReport: fn(), onReload: fn(), children: <Broken /> },
});

export const Page = meta.story({
  parameters: { layout: 'fullscreen' },
  render: (args) => <PageErrorBoundary {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Page Error' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
});

export const Section = meta.story({
  tags: ['visual'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Section Unavailable' })).toBeVisible();
    await expect(args.onReport).toHaveBeenCalledTimes(1);
    await expect(args.onReport).toHaveBeenCalledWith(
      expect.objectContaining({ level: 'section', message: 'A part of this story fails on purpose.' }),
    );
  },
});

export const SectionOffersToReloadAfterMoreThanTwoErrors = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(canvas.queryByRole('button', { name: 'Reload Page' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Reload Page' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
    await expect(args.onReport).toHaveBeenCalledTimes(3);
  },
});

export const Component = meta.story({
  render: ({ onReload: _, ...args }) => <ComponentErrorBoundary {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Component error')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

export const Narrow = meta.story({ decorators: [narrow] });

export const NothingWrong = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { children: <p>All is well.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('All is well.')).toBeVisible();
  },
});
