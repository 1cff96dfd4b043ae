import preview from '@uplift/storybook/preview';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { type ReactElement, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Icon } from '../icon/index.ts';
import { DropdownMenu } from './index.ts';

const onSelect = fn();

const meta = preview.meta({
  title: 'Components/Overlays/DropdownMenu',
  component: DropdownMenu.Content,
  args: {
    children: (
      <>
        <DropdownMenu.Item aria-keyshortcuts="E" onSelect={() => onSelect('edit')}>
          <Icon icon={Pencil} size="sm" />
          Edit
          <DropdownMenu.Shortcut>E</DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Item aria-keyshortcuts="Control+D" onSelect={() => onSelect('duplicate')}>
          <Icon icon={Copy} size="sm" />
          Duplicate
          <DropdownMenu.Shortcut>Ctrl D</DropdownMenu.Shortcut>
        </DropdownMenu.Item>
        <DropdownMenu.Item disabled>Publish</DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>Assign to</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent>
            <DropdownMenu.Item onSelect={() => onSelect('dana')}>Dana Reyes</DropdownMenu.Item>
            <DropdownMenu.Item>Sam Okafor</DropdownMenu.Item>
          </DropdownMenu.SubContent>
        </DropdownMenu.Sub>
        <DropdownMenu.Separator />
        <DropdownMenu.Item danger>
          <Icon icon={Trash} size="sm" />
          Delete
        </DropdownMenu.Item>
      </>
    ),
  },
  render: (args) => (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="secondary">Actions</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content {...args} />
    </DropdownMenu.Root>
  ),
  beforeEach: () => {
    onSelect.mockClear();
  },
  // Each story has its own iframe. On one docs page, the open menus would overlap.
  parameters: { ownWords: ['Columns', 'Sort by'], docs: { story: { inline: false, height: '360px' } } },
});

const trigger = () => screen.getByRole('button', { name: 'Actions' });
const item = (name: string) => screen.getByRole('menuitem', { name });

async function closed(): Promise<void> {
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await expect(trigger()).toHaveFocus();
}

export const Closed = meta.story();

export const Open = meta.story({
  tags: ['visual'],
  play: async () => {
    const styleElements = document.querySelectorAll('style:not([data-emotion])').length;
    await userEvent.click(trigger());
    await waitFor(() => expect(screen.getByRole('menu', { name: 'Actions' })).toBeVisible());
    await expect(item('Publish')).toHaveAttribute('aria-disabled', 'true');
    // A strict Content Security Policy blocks style elements added by scripts.
    await expect(document.querySelectorAll('style:not([data-emotion])')).toHaveLength(styleElements);
  },
});

// Without it, only the item under the pointer or with focus is highlighted.
const highlighted = { 'data-highlighted': '' };

export const States = meta.story({
  render: () => (
    <DropdownMenu.Root defaultOpen>
      <DropdownMenu.Trigger asChild>
        <Button variant="secondary">Actions</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Item>Default</DropdownMenu.Item>
        <DropdownMenu.Item {...highlighted}>Highlighted</DropdownMenu.Item>
        <DropdownMenu.Item disabled>Disabled</DropdownMenu.Item>
        <DropdownMenu.Sub>
          <DropdownMenu.SubTrigger>With submenu</DropdownMenu.SubTrigger>
          <DropdownMenu.SubContent />
        </DropdownMenu.Sub>
        <DropdownMenu.CheckboxItem checked>Checked</DropdownMenu.CheckboxItem>
        <DropdownMenu.CheckboxItem checked={false}>Not checked</DropdownMenu.CheckboxItem>
        <DropdownMenu.Separator />
        <DropdownMenu.Item danger>Danger</DropdownMenu.Item>
        <DropdownMenu.Item danger {...highlighted}>
          Danger, highlighted
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  ),
});

export const KeysMoveAndChoose = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(item('Assign to')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('du');
    await waitFor(() => expect(item('Duplicate')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(onSelect).toHaveBeenCalledTimes(1);
    await expect(onSelect).toHaveBeenCalledWith('duplicate');
  },
});

export const EscapeAndAPressOutsideClose = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(onSelect).not.toHaveBeenCalled();
  },
});

export const SubMenu = meta.story({
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}a');
    await waitFor(() => expect(item('Assign to')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Dana Reyes')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Assign to')).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(item('Dana Reyes')).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await closed();
    await expect(onSelect).toHaveBeenCalledWith('dana');
  },
});

export const SubMenuRightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}a');
    await waitFor(() => expect(item('Assign to')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(item('Dana Reyes')).toHaveFocus());
    const [outer, inner] = screen.getAllByRole('menu').map((menu) => menu.getBoundingClientRect());
    await expect(inner?.right).toBeLessThan(outer?.right ?? 0);
  },
});

function Choices(): ReactElement {
  const [columns, setColumns] = useState(['Phase']);
  const [sort, setSort] = useState('name');
  const names = ['Phase', 'Health', 'Next milestone'];
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <Button variant="secondary">Actions</Button>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content>
        <DropdownMenu.Label>Portfolio of Dana Reyes</DropdownMenu.Label>
        <DropdownMenu.Group label="Columns">
          {names.map((name) => (
            <DropdownMenu.CheckboxItem
              key={name}
              checked={columns.includes(name)}
              onCheckedChange={(checked) =>
                setColumns(checked ? [...columns, name] : columns.filter((column) => column !== name))
              }
              onSelect={(event) => event.preventDefault()}
            >
              {name}
            </DropdownMenu.CheckboxItem>
          ))}
        </DropdownMenu.Group>
        <DropdownMenu.Separator />
        <DropdownMenu.RadioGroup label="Sort by" value={sort} onValueChange={setSort}>
          <DropdownMenu.RadioItem value="name">Name</DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="value">Value to date</DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export const CheckboxAndRadioItems = meta.story({
  render: () => <Choices />,
  play: async () => {
    await userEvent.click(trigger());
    const health = await screen.findByRole('menuitemcheckbox', { name: 'Health' });
    await userEvent.click(health);
    await expect(health).toBeChecked();
    await expect(screen.getByRole('menuitemcheckbox', { name: 'Phase' })).toBeChecked();
    await expect(screen.getByRole('group', { name: 'Columns' })).toContainElement(health);
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Value to date' }));
    await closed();
    await userEvent.click(trigger());
    await expect(await screen.findByRole('menuitemradio', { name: 'Value to date' })).toBeChecked();
    await expect(screen.getByRole('menuitemradio', { name: 'Name' })).not.toBeChecked();
  },
});

export const InADialog = meta.story({
  render: (args) => (
    <Dialog.Root defaultOpen>
      <Dialog.Content>
        <Dialog.Title>Story</Dialog.Title>
        <DropdownMenu.Root>
          <DropdownMenu.Trigger asChild>
            <Button variant="secondary">Actions</Button>
          </DropdownMenu.Trigger>
          <DropdownMenu.Content {...args} />
        </DropdownMenu.Root>
      </Dialog.Content>
    </Dialog.Root>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions' }));
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await closed();
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await userEvent.click(item('Edit'));
    await closed();
    await expect(onSelect).toHaveBeenCalledWith('edit');
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
});

export const LongTextOnPhones = meta.story({
  globals: { viewport: { value: 'mobile1' } },
  args: {
    children: (
      <>
        <DropdownMenu.Item>
          Send the report of the last four weeks to everybody in the company who asked for it
        </DropdownMenu.Item>
        {Array.from({ length: 20 }, (_, index) => `Week ${index + 1}`).map((name) => (
          <DropdownMenu.Item key={name}>{name}</DropdownMenu.Item>
        ))}
      </>
    ),
  },
  play: async () => {
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu.getAnimations()).toHaveLength(0));
    const { left, right, bottom } = menu.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(8);
    await expect(right).toBeLessThanOrEqual(window.innerWidth - 8);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(menu.scrollHeight).toBeGreaterThan(menu.clientHeight);
  },
});
