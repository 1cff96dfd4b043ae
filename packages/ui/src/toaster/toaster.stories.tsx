import preview from '@uplift/storybook/preview';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Input } from '../input/index.ts';
import { Sheet } from '../sheet/index.ts';
import { Toaster, type ToasterOptions, type ToasterProps, toaster } from './index.ts';

interface DemonstrationProps extends ToasterProps {
  options: readonly ToasterOptions[];
}

function Demonstration({ options, ...props }: DemonstrationProps): ReactElement {
  return (
    <>
      <Cluster>
        {options.map((option) => (
          <Button
            key={option.type ?? 'default'}
            variant="secondary"
            size="sm"
            onClick={() => toaster.show(option)}
          >
            Show {option.type ?? 'default'}
          </Button>
        ))}
      </Cluster>
      <Toaster {...props} />
    </>
  );
}

const everyType: readonly ToasterOptions[] = [
  { title: 'Link copied' },
  { type: 'success', title: 'Milestone saved', description: 'Dana sees it in her project.' },
  { type: 'info', title: 'Two new messages' },
  { type: 'warning', title: 'You are offline', description: 'What you type is saved.' },
  { type: 'error', title: 'Not uploaded', description: 'The file is larger than 25 MB.' },
  { type: 'loading', title: 'Uploading audit.pdf' },
];

const forEver = Number.POSITIVE_INFINITY;

const meta = preview.meta({
  title: 'Components/Feedback/Toaster',
  component: Demonstration,
  args: { options: everyType },
  beforeEach: () => () => {
    toaster.dismiss();
  },
  parameters: {
    // Each story has its own iframe. On one docs page, they would overlap.
    docs: {
      story: { inline: false, height: '320px' },
      description: {
        component: [
          'Stacked toasts for signed-in areas: saves, uploads, work in the background. For one calm notice at a time,',
          'use `Toast`. Render `<Toaster />` once and call `toaster.show()` or `toaster.track()` from any code.',
          '',
          'Render it from the start and outside of dialogs: then Alt+T reaches it from inside one, too, and Escape brings',
          'focus back. It stands where lines end, so at the left where one reads from right to left.',
          '',
          'The toaster is built on sonner, which adds a style element to the page when it is loaded. Under a content',
          'security policy without `unsafe-inline`, name its hash, `TOASTER_STYLE_HASH`, in `style-src`, next to the hash',
          'of the empty style element that Emotion needs there anyway.',
        ].join('\n'),
      },
    },
  },
});

function item(title: string): HTMLElement {
  const found = screen.getByText(title).closest('li');
  if (!found) throw new Error(`"${title}" is not in a list item.`);
  return found;
}

async function settled(element: HTMLElement): Promise<void> {
  await waitFor(() => expect(element).toHaveAttribute('data-mounted', 'true'));
  await waitFor(() => expect(element.getAnimations()).toHaveLength(0));
}

async function show(options: ToasterOptions): Promise<HTMLElement> {
  toaster.show({ duration: forEver, ...options });
  await screen.findByText(String(options.title));
  return item(String(options.title));
}

export const Types = meta.story();

export const EachTypeOpen = meta.story({
  render: () => <Toaster />,
  play: async () => {
    for (const options of everyType.slice(3)) await show(options);
    const front = item('Uploading audit.pdf');
    await userEvent.hover(front);
    await waitFor(() => expect(front).toHaveAttribute('data-expanded', 'true'));
    await settled(item('You are offline'));
  },
});

export const ThreeAtOnceFourteenPixelsApart = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Toaster />,
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    for (const title of ['One', 'Two', 'Three', 'Four']) await show({ title });
    await userEvent.hover(item('Four'));
    await waitFor(() => expect(item('Four')).toHaveAttribute('data-expanded', 'true'));
    await settled(item('Two'));
    await expect(item('One')).not.toBeVisible();
    const [second, third, fourth] = ['Two', 'Three', 'Four'].map((title) =>
      item(title).getBoundingClientRect(),
    );
    if (!second || !third || !fourth) throw new Error('A toast is missing.');
    await expect(fourth.top - third.bottom).toBeCloseTo(14);
    await expect(third.top - second.bottom).toBeCloseTo(14);
    await expect(fourth.width).toBe(356);
    await expect(document.documentElement.clientWidth - fourth.right).toBe(24);
    await expect(window.innerHeight - fourth.bottom).toBe(24);
  },
});

export const SixteenPixelsFromTheEdgesOfPhones = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Toaster />,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const toast = await show({ title: 'Saved', description: 'Your team has been notified.' });
    await settled(toast);
    const { left, right, bottom } = toast.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    await expect([left, clientWidth - right, window.innerHeight - bottom]).toEqual([16, 16, 16]);
  },
});

export const AltTTakesFocusThere = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Toaster />,
  play: async () => {
    await show({ title: 'One' });
    await show({ title: 'Two' });
    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    const region = screen.getByRole('region', { name: 'Notifications (Alt+T)' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    await waitFor(() => expect(item('One')).toHaveAttribute('data-expanded', 'true'));
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getAllByRole('button', { name: 'Dismiss' })[0]).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Two')).toBeNull());
  },
});

export const LeavesWithinTwoHundredMilliseconds = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Toaster />,
  play: async () => {
    const toast = await show({ title: 'Saved' });
    await settled(toast);
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(toast).toHaveAttribute('data-removed', 'true'));
    await expect(getComputedStyle(toast).transitionDuration).toBe('0.2s');
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

async function swipe(element: HTMLElement, distance: number): Promise<void> {
  const at = (x: number) => ({ pointerId: 1, button: 0, pointerType: 'mouse', clientX: x, clientY: 10 });
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: element, coords: at(100) },
    { target: element, coords: at(100 + distance / 2) },
    { target: element, coords: at(100 + distance) },
    { keys: '[/MouseLeft]', target: element, coords: at(100 + distance) },
  ]);
}

export const SwipeToTheRightDismisses = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => <Toaster />,
  play: async () => {
    const toast = await show({ title: 'Saved' });
    await settled(toast);
    await swipe(toast, 45);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

const onSelect = fn();

export const WithAction = meta.story({
  render: () => <Toaster />,
  play: async () => {
    onSelect.mockClear();
    const toast = await show({ title: 'Story moved to trash', action: { label: 'Undo', onSelect } });
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
});

export const TrackedPromise = meta.story({
  render: () => <Toaster />,
  play: async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    const tracked = toaster.track(promise, {
      loading: { title: 'Uploading three files' },
      success: (count) => ({ title: `${count} files uploaded` }),
      error: () => ({ title: 'Not uploaded' }),
    });
    await screen.findByText('Uploading three files');
    resolve(3);
    await tracked;
    await waitFor(() => expect(screen.getByText('3 files uploaded')).toBeVisible());
  },
});

export const CanBeUsedOverADialog = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Title>Edit story</Dialog.Title>
        </Dialog.Content>
      </Dialog.Root>
      <Toaster />
    </>
  ),
  play: async () => {
    onSelect.mockClear();
    const dialog = await screen.findByRole('dialog');
    await show({ title: 'Image replaced', action: { label: 'Undo', onSelect } });
    const undo = screen.getByText('Undo');
    await settled(item('Image replaced'));
    await userEvent.click(undo);
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
});

export const AboveTheFooterOfASheet = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <Sheet.Root defaultOpen>
        <Sheet.Content>
          <Sheet.Title>Edit story</Sheet.Title>
          <Sheet.Footer style={{ flexDirection: 'column' }}>
            <Button>Save</Button>
            <Button variant="secondary">Discard</Button>
          </Sheet.Footer>
        </Sheet.Content>
      </Sheet.Root>
      <Toaster />
    </>
  ),
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' });
    const toast = await show({ title: 'Image replaced' });
    await settled(toast);
    await expect(toast.getBoundingClientRect().bottom).toBeLessThan(save.getBoundingClientRect().top);
  },
});

export const AltTReachesThemFromADialog = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <>
      <Button>On the page</Button>
      <Dialog.Root defaultOpen>
        <Dialog.Content>
          <Dialog.Title>Edit story</Dialog.Title>
          <Input aria-label="Title" />
        </Dialog.Content>
      </Dialog.Root>
      <Toaster />
      <Button>Further down</Button>
    </>
  ),
  play: async () => {
    onSelect.mockClear();
    const dialog = await screen.findByRole('dialog');
    const input = screen.getByLabelText('Title');
    await waitFor(() => expect(input).toHaveFocus());
    await show({ title: 'Saved' });
    await show({ title: 'Image replaced', action: { label: 'Undo', onSelect } });

    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    // Found by role, so it isn't hidden from screen readers like the rest of the page.
    const region = screen.getByRole('region', { name: 'Notifications (Alt+T)' });
    await expect(region).toContainElement(document.activeElement as HTMLElement);
    await expect(screen.queryByRole('button', { name: 'On the page' })).toBeNull();
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveFocus();
    await expect(item('Saved')).toHaveAttribute('data-expanded', 'false');

    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByText('Image replaced')).toBeNull());
    await expect(region).toContainElement(document.activeElement as HTMLElement);

    // Tab would move on to the page, which is unreachable behind a dialog.
    await userEvent.tab();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await userEvent.tab();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);

    await userEvent.keyboard('{Alt>}[KeyT]{/Alt}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByText('Saved')).toBeNull());
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
});

export const RightToLeft = meta.story({
  render: () => <Toaster />,
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async () => {
    const toast = await show({ type: 'success', title: 'נשמר', description: 'דנה רואה את זה בפרויקט שלה.' });
    await settled(toast);
    await expect(getComputedStyle(toast).direction).toBe('rtl');
    await expect(toast.getBoundingClientRect().left).toBe(24);
    await expect(toast.getBoundingClientRect().width).toBe(356);
    await swipe(toast, 45);
    await expect(toast).toHaveAttribute('data-removed', 'false');
    await swipe(toast, -45);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await settled(await show({ type: 'success', title: 'נשמר', description: 'דנה רואה את זה בפרויקט שלה.' }));
  },
});

export const RightToLeftOnPhones = meta.story({
  render: () => <Toaster />,
  globals: { direction: 'rtl', viewport: { value: 'mobile1' } },
  play: async () => {
    const toast = await show({ type: 'success', title: 'נשמר', description: 'דנה רואה את זה בפרויקט שלה.' });
    await settled(toast);
    const { left, right } = toast.getBoundingClientRect();
    await expect([left, document.documentElement.clientWidth - right]).toEqual([16, 16]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
});

export const FollowsTheTextAroundIt = meta.story({
  tags: ['behavior', '!autodocs'],
  render: () => (
    <div dir="rtl">
      <Toaster />
    </div>
  ),
  globals: { direction: 'ltr', viewport: { value: 'desktop' } },
  play: async () => {
    const toast = await show({ title: 'נשמר' });
    await settled(toast);
    await expect(toast.getBoundingClientRect().left).toBe(24);
  },
});

export const LongText = meta.story({
  render: () => <Toaster />,
  play: async () => {
    await settled(
      await show({
        type: 'error',
        title:
          'The invitation to a.very.long.address.of.a.client@a-company-with-a-long-name.example was not sent',
        description:
          'The other side did not take it: mailbox full. Ask for another address, or try again tomorrow.',
      }),
    );
  },
});

async function shown(title: string): Promise<DOMRect> {
  toaster.show({ title, duration: forEver });
  const text = await screen.findByText(title);
  const item = text.closest('li');
  if (!item) throw new Error('The toast is not in a list.');
  await waitFor(() => expect(getComputedStyle(item).opacity).toBe('1'));
  return item.getBoundingClientRect();
}

export const AtTheTop = meta.story({
  args: { position: 'top-start', width: 280, visibleToasts: 1 },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const first = await shown('Saved');
    await expect(first.width).toBe(280);
    await expect(first.left).toBe(24);
    await expect(first.top).toBeLessThan(60);
    await shown('Saved again');
    await waitFor(() => expect(screen.getByText('Saved')).not.toBeVisible());
  },
});

export const AtTheTopOfRightToLeftText = meta.story({
  args: { position: 'top-start' },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async () => {
    const toast = await shown('Saved');
    await expect(window.innerWidth - toast.right).toBeCloseTo(24, 0);
  },
});
