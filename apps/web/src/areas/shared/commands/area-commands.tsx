import { CommandMenu } from '@uplift/ui/command-menu';
import type { IconComponent } from '@uplift/ui/icon';
import History from 'lucide-react/icons/history';
import Keyboard from 'lucide-react/icons/keyboard';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSignOut } from '../../../auth/sign-out/use-sign-out.ts';
import type { AreaLink } from '../frame/area-navigation.tsx';
import { useOfferedCommands } from './page-commands.tsx';
import { useRecentRecords } from './recent-records.ts';
import { useShortcutsEnabled } from './shortcuts-preference.ts';
import { useShortcuts } from './use-shortcuts.ts';

/** A command that starts something from anywhere in the area. */
export interface Command {
  label: string;
  icon: IconComponent;
  /** Path of the page where it starts. */
  to: string;
}

/** Commands that start something on the current page. */
function CurrentPage({ commands }: { commands: readonly Command[] }): ReactElement | null {
  const navigate = useNavigate();
  const offered = useOfferedCommands();
  if (offered.length + commands.length === 0) return null;
  return (
    <CommandMenu.Group heading="On this page">
      {offered.map(({ label, icon, run }) => (
        <CommandMenu.Item key={label} icon={icon} onSelect={run}>
          {label}
        </CommandMenu.Item>
      ))}
      {commands.map(({ label, to, icon }) => (
        <CommandMenu.Item key={to} icon={icon} onSelect={() => void navigate(to)}>
          {label}
        </CommandMenu.Item>
      ))}
    </CommandMenu.Group>
  );
}

/** Recently opened records, without the current one. */
function Recent(): ReactElement | null {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const records = useRecentRecords().filter(({ to }) => to !== pathname + search);
  if (records.length === 0) return null;
  return (
    <CommandMenu.Group heading="Recent">
      {records.map(({ label, to }, index) => (
        <CommandMenu.Item
          key={to}
          icon={History}
          value={`Recent ${label} ${index}`}
          onSelect={() => void navigate(to)}
        >
          {label}
        </CommandMenu.Item>
      ))}
    </CommandMenu.Group>
  );
}

interface CommandsProps {
  links: readonly AreaLink[];
  commands: readonly Command[];
  findings: ReactNode;
}

function Commands({ links, commands, findings }: CommandsProps): ReactElement {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const { pathname } = useLocation();
  const [shortcuts, setShortcuts] = useShortcutsEnabled();
  const startsHere = ({ to }: Command) => to.split('?')[0] === pathname;
  return (
    <>
      <CurrentPage commands={commands.filter(startsHere)} />
      <Recent />
      {findings}
      <CommandMenu.Group heading="Go to">
        {links.map(({ label, to, icon, shortcut }) => (
          <CommandMenu.Item
            key={to}
            icon={icon}
            value={`Go to ${label}`}
            onSelect={() => void navigate(to)}
            {...(shortcuts && shortcut !== undefined && { shortcut })}
          >
            {label}
          </CommandMenu.Item>
        ))}
      </CommandMenu.Group>
      {commands.length > 0 && (
        <CommandMenu.Group heading="Create">
          {commands
            .filter((command) => !startsHere(command))
            .map(({ label, to, icon }) => (
              <CommandMenu.Item key={to} icon={icon} onSelect={() => void navigate(to)}>
                {label}
              </CommandMenu.Item>
            ))}
        </CommandMenu.Group>
      )}
      <CommandMenu.Group heading="Account">
        {links.some(({ shortcut }) => shortcut !== undefined) && (
          <CommandMenu.Item icon={Keyboard} onSelect={() => setShortcuts(!shortcuts)}>
            {shortcuts ? 'Turn off keyboard shortcuts' : 'Turn on keyboard shortcuts'}
          </CommandMenu.Item>
        )}
        <CommandMenu.Item icon={LogOut} keywords={['sign out']} onSelect={() => void signOut()}>
          Logout
        </CommandMenu.Item>
      </CommandMenu.Group>
    </>
  );
}

export interface AreaCommandsProps {
  title: string;
  links: readonly AreaLink[];
  commands: readonly Command[];
  renderFindings: ((search: string) => ReactNode) | undefined;
}

const noShortcuts = new Map<string, () => void>();

/**
 * The command menu of an area: commands of the page, recent records, search results, pages and commands. Also
 * handles the shortcuts of the pages.
 */
export function AreaCommands({ title, links, commands, renderFindings }: AreaCommandsProps): ReactElement {
  const navigate = useNavigate();
  const [search, setSearch] = useState('');
  const [enabled] = useShortcutsEnabled();
  const shortcuts = links.flatMap(({ shortcut, to }) =>
    shortcut === undefined ? [] : [[shortcut, () => void navigate(to)] as const],
  );
  useShortcuts(enabled ? new Map(shortcuts) : noShortcuts);
  return (
    <CommandMenu.Content
      label={`${title}: search and commands`}
      search={search}
      onSearchChange={setSearch}
      onCloseAutoFocus={() => setSearch('')}
      aria-describedby={undefined}
    >
      <Commands links={links} commands={commands} findings={renderFindings?.(search)} />
    </CommandMenu.Content>
  );
}
