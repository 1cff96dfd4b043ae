import { CommandMenu } from '@uplift/ui/command-menu';
import type { IconComponent } from '@uplift/ui/icon';
import LogOut from 'lucide-react/icons/log-out';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSignOut } from '../../../auth/sign-out/use-sign-out.ts';
import type { AreaLink } from '../frame/area-navigation.tsx';

/** A command that starts something from anywhere in the area. */
export interface Command {
  label: string;
  icon: IconComponent;
  /** Path of the page where it starts. */
  to: string;
}

export interface AreaCommandsProps {
  title: string;
  links: readonly AreaLink[];
  commands: readonly Command[];
  renderFindings: ((search: string) => ReactNode) | undefined;
}

/** Content of an area's command menu: pages, commands and search results. */
export function AreaCommands({ title, links, commands, renderFindings }: AreaCommandsProps): ReactElement {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const [search, setSearch] = useState('');
  return (
    <CommandMenu.Content
      label={`${title}: search and commands`}
      search={search}
      onSearchChange={setSearch}
      onCloseAutoFocus={() => setSearch('')}
      aria-describedby={undefined}
    >
      <CommandMenu.Group heading="Go to">
        {links.map(({ label, to, icon }) => (
          <CommandMenu.Item key={to} icon={icon} value={`Go to ${label}`} onSelect={() => void navigate(to)}>
            {label}
          </CommandMenu.Item>
        ))}
      </CommandMenu.Group>
      {commands.length > 0 && (
        <CommandMenu.Group heading="Create">
          {commands.map(({ label, to, icon }) => (
            <CommandMenu.Item key={to} icon={icon} onSelect={() => void navigate(to)}>
              {label}
            </CommandMenu.Item>
          ))}
        </CommandMenu.Group>
      )}
      {renderFindings?.(search)}
      <CommandMenu.Group heading="Account">
        <CommandMenu.Item icon={LogOut} keywords={['sign out']} onSelect={() => void signOut()}>
          Logout
        </CommandMenu.Item>
      </CommandMenu.Group>
    </CommandMenu.Content>
  );
}
