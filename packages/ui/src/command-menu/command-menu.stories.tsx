import preview from '@uplift/storybook/preview';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileText from 'lucide-react/icons/file-text';
import LogOut from 'lucide-react/icons/log-out';
import Moon from 'lucide-react/icons/moon';
import Settings from 'lucide-react/icons/settings';
import UserPlus from 'lucide-react/icons/user-plus';
import Users from 'lucide-react/icons/users';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Cluster } from '../cluster/index.ts';
import { Input } from '../input/index.ts';
import { CommandMenu } from './index.ts';

const run = fn();

const commands = (
  <>
    <CommandMenu.Group heading="Go to">
      <CommandMenu.Item icon={Users} shortcut="G C" onSelect={run}>
        Clients
      </CommandMenu.Item>
      <CommandMenu.Item icon={FileText} shortcut="G D" keywords={['files', 'contracts']} onSelect={run}>
        Documents
      </CommandMenu.Item>
      <CommandMenu.Item icon={Settings} shortcut="G S" onSelect={run}>
        Settings
      </CommandMenu.Item>
    </CommandMenu.Group>
    <CommandMenu.Group heading="Do">
      <CommandMenu.Item icon={UserPlus} onSelect={run}>
        Invite a colleague
      </CommandMenu.Item>
      <CommandMenu.Item icon={CalendarPlus} onSelect={run} disabled>
        Book a meeting
      </CommandMenu.Item>
      <CommandMenu.Item icon={Moon} onSelect={run} keepOpen>
        Switch to the dark theme
      </CommandMenu.Item>
      <CommandMenu.Item icon={LogOut} onSelect={run}>
        Sign out
      </CommandMenu.Item>
    </CommandMenu.Group>
  </>
);

const meta = preview.meta({
  title: 'Components/Overlays/CommandMenu',
  component: CommandMenu.Content,
  args: { children: commands },
  render: (args) => (
    <CommandMenu.Root defaultOpen>
      <CommandMenu.Content {...args} />
    </CommandMenu.Root>
  ),
  beforeEach: () => {
    run.mockClear();
  },
  // Each story has its own iframe. On one docs page, the open menus would overlap.
  parameters: { ownWords: ['Commands'], docs: { story: { inline: false, height: '480px' } } },
});

const isApple = /Mac|iP/.test(navigator.platform);
const modifier = isApple ? 'Meta' : 'Control';

async function pressShortcut(): Promise<void> {
  await userEvent.keyboard(`{${modifier}>}k{/${modifier}}`);
}

async function search(): Promise<HTMLElement> {
  return screen.findByRole('combobox', { name: 'Commands' });
}

function activeOption(): HTMLElement | null {
  return document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '');
}

async function isClosed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

export const Open = meta.story({
  tags: ['visual'],
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Commands' });
    await waitFor(() => expect(dialog).toBeVisible());
    await waitFor(async () => expect(await search()).toHaveFocus());
    await expect(await screen.findByRole('group', { name: 'Go to' })).toContainElement(
      screen.getByRole('option', { name: 'Clients' }),
    );
    await expect(within(dialog).getByText('Navigate')).toBeVisible();
  },
});

export const States = meta.story({
  args: {
    children: (
      <CommandMenu.Group heading="States">
        <CommandMenu.Item icon={Users} onSelect={run}>
          At the cursor
        </CommandMenu.Item>
        <CommandMenu.Item icon={FileText} onSelect={run}>
          Default
        </CommandMenu.Item>
        <CommandMenu.Item icon={Settings} shortcut="G S" onSelect={run}>
          With a shortcut
        </CommandMenu.Item>
        <CommandMenu.Item onSelect={run}>Without an icon</CommandMenu.Item>
        <CommandMenu.Item icon={CalendarPlus} onSelect={run} disabled>
          Disabled
        </CommandMenu.Item>
      </CommandMenu.Group>
    ),
  },
  play: async () => {
    const [first] = await screen.findAllByRole('option');
    await waitFor(() => expect(activeOption()).toBe(first));
  },
});

export const KeysOpenItFromAnywhereAndFocusGoesBack = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <Cluster>
      <Input aria-label="Elsewhere" />
      <CommandMenu.Root>
        <CommandMenu.Trigger asChild>
          <Button variant="secondary">Commands</Button>
        </CommandMenu.Trigger>
        <CommandMenu.Content {...args} />
      </CommandMenu.Root>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole('textbox');
    elsewhere.focus();
    await pressShortcut();
    await waitFor(async () => expect(await search()).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(elsewhere).toHaveFocus());
    await pressShortcut();
    await search();
    await pressShortcut();
    await isClosed();
    const trigger = canvas.getByRole('button', { name: 'Commands' });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await isClosed();
    await waitFor(() => expect(trigger).toHaveFocus());
  },
});

export const ThePanelComesBeforeItsItems = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <CommandMenu.Root>
      <CommandMenu.Content {...args} />
    </CommandMenu.Root>
  ),
  play: async () => {
    const modifierDown = isApple ? { metaKey: true } : { ctrlKey: true };
    const itemsAtFirst: number[] = [];
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('dialog')) itemsAtFirst.push(screen.queryAllByRole('option').length);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    for (const opening of [1, 2]) {
      // A native event, because `userEvent` lets React render deferred updates before it continues.
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', bubbles: true, ...modifierDown }));
      await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(7));
      await expect(itemsAtFirst.splice(0)[0], `opening ${opening}`).toBe(0);
      await userEvent.keyboard('{Escape}');
      await isClosed();
      itemsAtFirst.length = 0;
    }
    observer.disconnect();
  },
});

export const KeyboardRunsACommand = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await waitFor(async () => expect(await search()).toHaveFocus());
    await waitFor(() => expect(activeOption()).toHaveTextContent('Clients'));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('Documents'));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('Sign out'));
    // The arrow keys wrap around at the end and skip disabled items.
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('Switch to the dark theme'));
    await userEvent.keyboard('{Enter}');
    await expect(run).toHaveBeenLastCalledWith('Switch to the dark theme');
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Home}{Enter}');
    await expect(run).toHaveBeenLastCalledWith('Clients');
    await isClosed();
  },
});

export const PointerRunsACommand = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await userEvent.click(await screen.findByRole('option', { name: 'Book a meeting' }));
    await expect(run).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('option', { name: 'Invite a colleague' }));
    await expect(run).toHaveBeenLastCalledWith('Invite a colleague');
    await isClosed();
  },
});

export const SearchFindsTextsAndKeywords = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await userEvent.type(await search(), 'contr');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(screen.queryByText('Do')).not.toBeVisible();
    await expect(activeOption()).toHaveTextContent('Documents');
    await userEvent.keyboard('{Enter}');
    await expect(run).toHaveBeenLastCalledWith('Documents');
  },
});

export const SearchMatchesWordsInAnyOrder = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    await userEvent.type(await search(), 'dark switch');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
    await expect(activeOption()).toHaveTextContent('Switch to the dark theme');
    // The letters of "Sign out" in this order, but no word of it.
    await userEvent.clear(await search());
    await userEvent.type(await search(), 'sout');
    await waitFor(() => expect(screen.queryAllByRole('option')).toEqual([]));
  },
});

export const NothingFound = meta.story({
  args: { messages: { empty: 'Nothing found. Try the name of a client or a page.' } },
  play: async () => {
    await userEvent.type(await search(), 'zzz');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^Nothing found/));
    await waitFor(() => expect(screen.getByRole('status')).toBeVisible());
    await expect(screen.queryAllByRole('option')).toEqual([]);
  },
});

export const Loading = meta.story({
  args: { children: null, loading: true, shouldFilter: false },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Searching'));
  },
});

const clients = ['Harbor Dental', 'Harvest Table Catering', 'Northwind Heating'];

interface Asking {
  text: string;
  answer: (() => void) | null;
}

/** Responds only when the story says so, to test the states in between. */
function AsksAServer(): ReactElement {
  const [{ text, answer }, setAsking] = useState<Asking>({ text: '', answer: null });
  const [found, setFound] = useState<string[]>([]);
  return (
    <CommandMenu.Root defaultOpen>
      <CommandMenu.Content
        label="Clients"
        shouldFilter={false}
        search={text}
        loading={answer !== null}
        onSearchChange={(next) =>
          setAsking({
            text: next,
            answer: () => {
              setFound(clients.filter((client) => client.toLowerCase().includes(next)));
              setAsking({ text: next, answer: null });
            },
          })
        }
      >
        {found.map((client) => (
          <CommandMenu.Item key={client} onSelect={run}>
            {client}
          </CommandMenu.Item>
        ))}
        {answer && (
          <CommandMenu.Item keepOpen onSelect={answer} value="answer">
            Answer
          </CommandMenu.Item>
        )}
      </CommandMenu.Content>
    </CommandMenu.Root>
  );
}

export const AsyncItems = meta.story({
  render: () => <AsksAServer />,
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Clients' });
    await userEvent.type(within(dialog).getByRole('combobox'), 'har');
    await expect(within(dialog).getByRole('status')).toHaveTextContent('Searching');
    await userEvent.click(within(dialog).getByRole('option', { name: 'Answer' }));
    await waitFor(() => expect(within(dialog).getAllByRole('option')).toHaveLength(2));
    await expect(within(dialog).getByRole('status')).toHaveTextContent('');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(run).toHaveBeenCalledTimes(1);
  },
});

export const KeepsThePageStillWithoutAStyleElement = meta.story({
  tags: ['behavior', '!autodocs'],
  render: (args) => (
    <CommandMenu.Root>
      <CommandMenu.Content {...args} />
    </CommandMenu.Root>
  ),
  play: async () => {
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    await pressShortcut();
    await search();
    await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    // A strict Content Security Policy blocks style elements added by scripts.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
    await userEvent.keyboard('{Escape}');
    await isClosed();
    await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
  },
});

const quarters = [2022, 2023, 2024, 2025, 2026].flatMap((year) =>
  ['Q1', 'Q2', 'Q3', 'Q4'].map((quarter) => `${quarter} ${year}`),
);

export const LongTexts = meta.story({
  args: {
    children: quarters.map((quarter) => (
      <CommandMenu.Item key={quarter} icon={FileText} shortcut="G R" value={quarter}>
        {quarter}: the hours that invoicing, scheduling and follow-ups took before and after
      </CommandMenu.Item>
    )),
  },
  play: async () => {
    await waitFor(async () => expect(await search()).toHaveFocus());
    await screen.findByRole('option', { name: /^Q4 2026/ });
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(activeOption()).toHaveTextContent('Q4 2026'));
    await waitFor(() => {
      const list = screen.getByRole('listbox').getBoundingClientRect();
      return expect(activeOption()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
    });
  },
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
