import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Input } from '../input/index.ts';
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
  { type: 'warning', title: 'You are offline', description: 'What you type is saved.' },
  { type: 'error', title: 'Not sent', description: 'Try again in a moment.' },
  { type: 'loading', title: 'Sending' },
];

const onSelect = fn();

const meta = preview.meta({
  title: 'Components/Feedback/Toast',
  component: Demonstration,
  args: {
    options: everyType,
  },
  // Each story has its own iframe. On one docs page, they would overlap.
  parameters: {
    docs: {
      story: { inline: false, height: '300px' },
      description: {
        component:
          'One calm notice at a time, for public pages. Render `<ToastViewport />` once and call `toast()` from any code.',
      },
    },
  },
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
  tags: ['behavior', '!autodocs'],
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

async function showSending(canvas: Pick<typeof screen, 'getByRole'>): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole('button', { name: 'Show loading' }));
  const notice = (await screen.findByText('Sending')).closest('li');
  if (!notice) throw new Error('The toast is not a list item.');
  return notice;
}

export const SwipeToTheRightDismissesBeyondFiftyPixels = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const notice = await showSending(canvas);
    for (const distance of [49, 50, -200]) {
      swipe(notice, distance);
      await expect(notice).toHaveAttribute('data-state', 'open');
    }
    swipe(notice, 51);
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  },
});

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const notice = await showSending(canvas);
    await expect(notice.getBoundingClientRect().left).toBeLessThan(30);
    for (const distance of [-49, -50, 200]) {
      swipe(notice, distance);
      await expect(notice).toHaveAttribute('data-state', 'open');
    }
    swipe(notice, -51);
    await waitFor(() => expect(screen.queryByText('Sending')).toBeNull());
  },
});

function InADialog({ options }: { options: readonly ToastOptions[] }): ReactElement {
  const [store] = useState(createToastStore);
  return (
    <>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Title>Edit story</Dialog.Title>
          <Input aria-label="Title" onChange={() => options.map((option) => store.show(option))} />
        </Dialog.Content>
      </Dialog.Root>
      <ToastViewport store={store} />
      <Button>Further down</Button>
    </>
  );
}

export const F8ReachesThemFromADialog = meta.story({
  tags: ['behavior', '!autodocs'],
  args: {
    options: [
      { title: 'Image replaced', action: { label: 'Undo', altText: 'Choose the image again', onSelect } },
    ],
  },
  render: (args) => <InADialog {...args} />,
  play: async () => {
    onSelect.mockClear();
    const dialog = await screen.findByRole('dialog');
    const input = screen.getByLabelText('Title');
    await waitFor(() => expect(input).toHaveFocus());
    await userEvent.keyboard('[F8]');
    await expect(input).toHaveFocus();

    await userEvent.keyboard('A');
    await screen.findByText('Image replaced');
    await userEvent.keyboard('[F8]');
    // Found by role, so it isn't hidden from screen readers like the rest of the page.
    const region = screen.getByRole('region', { name: 'Notifications (F8)' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    await expect(screen.queryByRole('button', { name: 'Further down' })).toBeNull();

    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    // Tab would move on to the page, unreachable behind a dialog. A simulated Tab needs one more step.
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    await userEvent.keyboard('[F8]');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Image replaced')).toBeNull());
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));

    input.focus();
    await userEvent.keyboard('B');
    await screen.findByText('Image replaced');
    await userEvent.keyboard('[F8]');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveFocus();
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

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
