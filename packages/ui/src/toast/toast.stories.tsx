import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { createToastStore, type ToastOptions, ToastViewport } from './index.ts';

function Demonstration({ options }: { options: readonly ToastOptions[] }): ReactElement {
  const [store] = useState(createToastStore);
  return (
    <>
      <Cluster>
        {options.map((option) => (
          <Button
            key={option.type ?? 'default'}
            variant="secondary"
            size="sm"
            onClick={() => store.show(option)}
          >
            Show {option.type ?? 'default'}
          </Button>
        ))}
      </Cluster>
      <ToastViewport store={store} />
    </>
  );
}

const everyType: readonly ToastOptions[] = [
  { title: 'Link copied' },
  { type: 'success', title: 'Message sent', description: 'We answer within one working day.' },
  { type: 'info', title: 'New version', description: 'Reload when it suits you.' },
  { type: 'warning', title: 'You are offline', description: 'What you type is kept.' },
  { type: 'error', title: 'Not sent', description: 'Try again in a moment.' },
  { type: 'loading', title: 'Sending' },
];

const meta = preview.meta({
  title: 'Components/Toast',
  component: Demonstration,
  args: {
    options: everyType,
  },
  // Each in a frame of its own: on one docs page they would lie over each other.
  parameters: { docs: { story: { inline: false, height: '300px' } } },
});

export const Types = meta.story();

export const OneAtATime = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show success' }));
    await waitFor(() => expect(screen.getByText('Message sent')).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Show error' }));
    await waitFor(() => expect(screen.getByText('Not sent')).toBeVisible());
    await waitFor(() => expect(screen.queryByText('Message sent')).toBeNull());
    await expect(screen.getAllByRole('listitem')).toHaveLength(1);
  },
});

export const F8TakesFocusThere = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show loading' }));
    await screen.findByText('Sending');
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
});

function swipe(element: HTMLElement, distance: number): void {
  const at = (x: number) => ({ pointerId: 1, button: 0, pointerType: 'mouse', clientX: x, clientY: 10 });
  fireEvent.pointerDown(element, at(0));
  const step = 10 * Math.sign(distance);
  for (let x = step; Math.abs(x) <= Math.abs(distance); x += step) fireEvent.pointerMove(element, at(x));
  fireEvent.pointerMove(element, at(distance));
  fireEvent.pointerUp(element, at(distance));
}

export const SwipeToTheRightDismissesBeyondFiftyPixels = meta.story({
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show loading' }));
    const notice = (await screen.findByText('Sending')).closest('li');
    if (!notice) throw new Error('The toast is not a list item.');
    for (const distance of [49, 50, -200]) {
      swipe(notice, distance);
      await expect(notice).toHaveAttribute('data-state', 'open');
    }
    swipe(notice, 51);
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  },
});

const onSelect = fn();

export const WithAction = meta.story({
  args: {
    options: [
      {
        title: 'Story moved to trash',
        action: { label: 'Undo', altText: 'Restore it from the trash', onSelect },
      },
    ],
  },
  play: async ({ canvas }) => {
    onSelect.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Show default' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Story moved to trash')).toBeNull());
  },
});
