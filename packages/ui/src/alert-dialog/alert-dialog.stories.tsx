import preview from '@uplift/storybook/preview';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { AlertDialog } from './index.ts';

const onDelete = fn();

const meta = preview.meta({
  title: 'Components/Overlays/AlertDialog',
  component: AlertDialog.Content,
  args: {
    children: (
      <>
        <AlertDialog.Title>End all sessions of Dana Reyes?</AlertDialog.Title>
        <AlertDialog.Description>
          She is signed out everywhere at once. What she has typed and not sent is lost.
        </AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Cancel>Keep them</AlertDialog.Cancel>
          <AlertDialog.Action variant="danger" onClick={onDelete}>
            End sessions
          </AlertDialog.Action>
        </AlertDialog.Footer>
      </>
    ),
  },
  render: (args) => (
    <AlertDialog.Root>
      <AlertDialog.Trigger asChild>
        <Button variant="secondary">Ask</Button>
      </AlertDialog.Trigger>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
  beforeEach: () => {
    onDelete.mockClear();
  },
  // Each story has its own iframe. On one docs page, the open dialogs would overlap.
  parameters: { docs: { story: { inline: false, height: '320px' } } },
});

async function ask(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog');
}

async function answered(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus();
}

export const Closed = meta.story();

export const Open = meta.story({
  render: (args) => (
    <AlertDialog.Root defaultOpen>
      <AlertDialog.Content {...args} />
    </AlertDialog.Root>
  ),
});

export const RightToLeft = meta.story({ ...Open.input, globals: { direction: 'rtl' } });

export const OnPhones = meta.story({ ...Open.input, globals: { viewport: { value: 'mobile1' } } });

export const CancelHasFocusFirst = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    const question = await ask();
    await expect(question).toHaveAccessibleName('End all sessions of Dana Reyes?');
    await expect(question).toHaveAccessibleDescription(
      'She is signed out everywhere at once. What she has typed and not sent is lost.',
    );
    const cancel = screen.getByRole('button', { name: 'Keep them' });
    await expect(cancel).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await answered();
    await expect(onDelete).not.toHaveBeenCalled();
  },
});

export const EscapeIsANo = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await ask();
    await userEvent.keyboard('{Escape}');
    await answered();
    await expect(onDelete).not.toHaveBeenCalled();
  },
});

export const APressOutsideIsNoAnswer = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    const question = await ask();
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await expect(question).toHaveAttribute('data-state', 'open');
    await userEvent.click(screen.getByRole('button', { name: 'End sessions' }));
    await answered();
    await expect(onDelete).toHaveBeenCalledTimes(1);
  },
});

const work = fn<() => Promise<void>>();

function Slow(): ReactElement {
  const [open, setOpen] = useState(true);
  const [busy, setBusy] = useState(false);
  async function remove(): Promise<void> {
    setBusy(true);
    await work();
    setOpen(false);
  }
  return (
    <AlertDialog.Root open={open} onOpenChange={setOpen}>
      <AlertDialog.Content>
        <AlertDialog.Title>Delete this webhook?</AlertDialog.Title>
        <AlertDialog.Description>Deliveries that wait are dropped.</AlertDialog.Description>
        <AlertDialog.Footer>
          <AlertDialog.Cancel>Keep it</AlertDialog.Cancel>
          <AlertDialog.Action
            variant="danger"
            loading={busy}
            onClick={(event) => {
              event.preventDefault();
              void remove();
            }}
          >
            Delete
          </AlertDialog.Action>
        </AlertDialog.Footer>
      </AlertDialog.Content>
    </AlertDialog.Root>
  );
}

export const StaysWhileTheWorkTakesTime = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Slow />,
  play: async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    work.mockReset().mockReturnValue(promise);
    const action = await screen.findByRole('button', { name: 'Delete' });
    await userEvent.click(action);
    await expect(action).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(action);
    await expect(work).toHaveBeenCalledTimes(1);
    await expect(screen.getByRole('alertdialog')).toHaveAttribute('data-state', 'open');
    resolve();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
});
