import preview from '@uplift/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Field } from '../field/index.ts';
import { Input } from '../input/index.ts';
import { Table } from '../table/index.ts';
import { Text } from '../text/index.ts';
import { Dialog } from './index.ts';

const onOpenChange = fn();

const meta = preview.meta({
  title: 'Components/Overlays/Dialog',
  component: Dialog.Content,
  args: {
    children: (
      <>
        <Dialog.Title>Ask for changes</Dialog.Title>
        <Dialog.Description>Your manager gets this at once and answers in your messages.</Dialog.Description>
        <Field label="What should be different?">
          <Input />
        </Field>
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button variant="secondary">Cancel</Button>
          </Dialog.Close>
          <Button>Send</Button>
        </Dialog.Footer>
      </>
    ),
  },
  render: (args) => (
    <Dialog.Root onOpenChange={onOpenChange}>
      <Dialog.Trigger asChild>
        <Button variant="secondary">Open</Button>
      </Dialog.Trigger>
      <Dialog.Content {...args} />
    </Dialog.Root>
  ),
  beforeEach: () => {
    onOpenChange.mockClear();
  },
  // Each story has its own iframe. On one docs page, the open dialogs would overlap.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
});

async function open(name = 'Ask for changes'): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  return screen.findByRole('dialog', { name });
}

async function gone(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Closed = meta.story();

export const Medium = meta.story({
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content {...args} />
    </Dialog.Root>
  ),
});

export const Small = meta.story({ tags: ['visual'], ...Medium.input, args: { size: 'sm' } });

export const Large = meta.story({ ...Medium.input, args: { size: 'lg' } });

export const RightToLeft = meta.story({ ...Medium.input, globals: { direction: 'rtl' } });

export const KeepsFocusInsideAndGivesItBack = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    const dialog = await open();
    await expect(dialog).toHaveAccessibleDescription(
      'Your manager gets this at once and answers in your messages.',
    );
    await expect(screen.getByRole('textbox')).toHaveFocus();
    for (let stop = 0; stop < 5; stop += 1) {
      await userEvent.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await userEvent.tab({ shift: true });
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger).toHaveFocus();
  },
});

export const ClosesByAPressOnTheVeil = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await open();
    await userEvent.click(document.documentElement, { pointerEventsCheck: 0 });
    await gone();
    await expect(onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const ClosesByItsButtons = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    for (const name of ['Cancel', 'Close']) {
      await open();
      await userEvent.click(screen.getByRole('button', { name }));
      await gone();
    }
  },
});

export const KeepsThePageStillWithoutAStyleElement = meta.story({
  tags: ['behavior', '!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '200vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Open' });
    const page = document.documentElement;
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    const left = trigger.getBoundingClientRect().left;
    await open();
    await expect(getComputedStyle(page).overflow).toBe('hidden');
    await expect(getComputedStyle(document.body, '::after').position).toBe('fixed');
    await expect(trigger.getBoundingClientRect().left).toBe(left);
    // A strict Content Security Policy blocks style elements added by scripts.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(getComputedStyle(page).overflow).not.toBe('hidden');
  },
});

const paragraphs = Array.from({ length: 24 }, (_, index) => index + 1);

export const LongContent = meta.story({
  ...Medium.input,
  args: {
    children: (
      <>
        <Dialog.Title>
          Everything the audit looks at, from the first call to the last invoice of the year
        </Dialog.Title>
        <Table.Root caption="Who was asked" captionHidden>
          <Table.Head>
            <Table.Row>
              <Table.Header>Person</Table.Header>
            </Table.Row>
          </Table.Head>
          <Table.Body>
            <Table.Row>
              <Table.Cell>Rosa Lindqvist</Table.Cell>
            </Table.Row>
          </Table.Body>
        </Table.Root>
        {paragraphs.map((number) => (
          <Text key={number} tone="muted">
            {number}. Who does it, how often, with what, and what happens when that person is away for a week.
          </Text>
        ))}
        <Dialog.Footer>
          <Dialog.Close asChild>
            <Button>Understood</Button>
          </Dialog.Close>
        </Dialog.Footer>
      </>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const title = screen.getByRole('heading');
    const button = screen.getByRole('button', { name: 'Understood' });
    const close = screen.getByRole('button', { name: 'Close' });
    const places = () => [title, button, close].map((element) => element.getBoundingClientRect().top);
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const before = places();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    dialog.scrollTop = 300;
    await expect(dialog.scrollTop).toBe(300);
    await expect(places()).toEqual(before);
    // Nothing is visible above the title or below the buttons.
    const { left, top, bottom } = dialog.getBoundingClientRect();
    await expect(title).toContainElement(document.elementFromPoint(left + 40, top + 4) as HTMLElement);
    await expect(document.elementFromPoint(left + 40, bottom - 4)).toBe(button.parentElement);
    // Headings of a table, which are sticky too, pass below the title.
    const heading = screen.getByRole('columnheader', { name: 'Person' });
    dialog.scrollTop += heading.getBoundingClientRect().top - top;
    await expect(title).toContainElement(document.elementFromPoint(left + 40, top + 12) as HTMLElement);
  },
});

export const Nested = meta.story({
  args: {
    children: (
      <>
        <Dialog.Title>Deliverable</Dialog.Title>
        <Text tone="muted">The list of systems, with owners and costs.</Text>
        <Dialog.Root>
          <Dialog.Footer>
            <Dialog.Trigger asChild>
              <Button>Ask for changes</Button>
            </Dialog.Trigger>
          </Dialog.Footer>
          <Dialog.Content size="sm">
            <Dialog.Title>What should be different?</Dialog.Title>
            <Field label="Comment">
              <Input />
            </Field>
          </Dialog.Content>
        </Dialog.Root>
      </>
    ),
  },
  play: async () => {
    const outer = await open('Deliverable');
    const trigger = screen.getByRole('button', { name: 'Ask for changes' });
    await userEvent.click(trigger);
    await screen.findByRole('dialog', { name: 'What should be different?' });
    await expect(getComputedStyle(outer).filter).not.toBe('none');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([outer]));
    await expect(trigger).toHaveFocus();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    await userEvent.keyboard('{Escape}');
    await gone();
  },
});

export const OnPhones = meta.story({
  ...Medium.input,
  globals: { viewport: { value: 'mobile1' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getAnimations()).toHaveLength(0));
    const { left, width, bottom } = dialog.getBoundingClientRect();
    await expect([left, width, bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
    const send = screen.getByRole('button', { name: 'Send' }).getBoundingClientRect();
    const cancel = screen.getByRole('button', { name: 'Cancel' }).getBoundingClientRect();
    await expect(send.bottom).toBeLessThan(cancel.top);
  },
});
