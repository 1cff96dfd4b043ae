import preview from '@uplift/storybook/preview';
import { StatesSheet } from '@uplift/storybook/states-sheet';
import FileText from 'lucide-react/icons/file-text';
import FolderKanban from 'lucide-react/icons/folder-kanban';
import Inbox from 'lucide-react/icons/inbox';
import LayoutDashboard from 'lucide-react/icons/layout-dashboard';
import Settings from 'lucide-react/icons/settings';
import Users from 'lucide-react/icons/users';
import type { ReactElement } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrow } from '../stories/narrow.tsx';
import { SideNav, type SideNavLinkProps } from './index.ts';

const links = (
  <>
    <SideNav.Group>
      <SideNav.Link href="#overview" icon={LayoutDashboard}>
        Overview
      </SideNav.Link>
      <SideNav.Link href="#inbox" icon={Inbox} count={12} countLabel="unread messages">
        Inbox
      </SideNav.Link>
    </SideNav.Group>
    <SideNav.Group title="Clients">
      <SideNav.Link href="#projects" icon={FolderKanban} aria-current="page" count={4}>
        Projects
      </SideNav.Link>
      <SideNav.Link href="#people" icon={Users}>
        People
      </SideNav.Link>
      <SideNav.Link asChild icon={FileText}>
        <a href="#documents">Documents</a>
      </SideNav.Link>
    </SideNav.Group>
    <SideNav.Group title="Account">
      <SideNav.Link href="#settings" icon={Settings}>
        Settings
      </SideNav.Link>
    </SideNav.Group>
    <SideNav.CollapseButton />
  </>
);

const meta = preview.meta({
  title: 'Components/Navigation/SideNav',
  component: SideNav.Root,
  args: { label: 'Client area', onCollapsedChange: fn(), children: links },
});

export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Client area' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Clients' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Inbox 12 unread messages' })).toHaveAttribute(
      'href',
      '#inbox',
    );
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Projects 4');
    await expect(canvas.getByRole('link', { name: 'Documents' })).toHaveAttribute('href', '#documents');
  },
});

export const Collapsed = meta.story({
  args: { defaultCollapsed: true },
  play: async ({ canvas }) => {
    const inbox = canvas.getByRole('link', { name: 'Inbox 12 unread messages' });
    await expect(inbox.getBoundingClientRect().width).toBe(44);
  },
});

function OneLink(props: Omit<SideNavLinkProps, 'icon'>): ReactElement {
  return (
    <SideNav.Group>
      <SideNav.Link href="#projects" {...props} icon={FolderKanban}>
        Projects
      </SideNav.Link>
    </SideNav.Group>
  );
}

export const States = meta.story({
  render: () => (
    <StatesSheet
      component={OneLink}
      rows={{
        Link: {},
        'With count': { count: 4, countLabel: 'open projects' },
        'Current page': { 'aria-current': 'page' },
      }}
    />
  ),
});

export const CollapsedLinksSayTheirNamesOnFocus = meta.story({
  tags: ['behavior', '!autodocs'],
  args: { defaultCollapsed: true },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Overview');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
});

export const ButtonFoldsItUp = meta.story({
  tags: ['behavior', '!autodocs'],
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Show names' });
    const navigation = canvas.getByRole('navigation');
    const { width } = navigation.getBoundingClientRect();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(button);
    await expect(args.onCollapsedChange).toHaveBeenCalledWith(true);
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(button).toHaveFocus();
    await expect(navigation.getBoundingClientRect().width).toBeLessThan(width / 2);
    await userEvent.keyboard('{Enter}');
    await expect(args.onCollapsedChange).toHaveBeenLastCalledWith(false);
    await expect(navigation.getBoundingClientRect().width).toBe(width);
  },
});

export const LongText = meta.story({
  args: {
    children: (
      <SideNav.Group title="Everything that waits for a decision by a manager">
        <SideNav.Link href="#one" icon={Inbox} count={12480}>
          Requests for changes to deliverables that were approved before
        </SideNav.Link>
        <SideNav.Link href="#two" icon={Users} aria-current="page">
          Zusammenarbeitsvereinbarungen
        </SideNav.Link>
      </SideNav.Group>
    ),
  },
  decorators: [narrow],
});

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } });
