import { Avatar } from '@uplift/ui/avatar';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../../auth/sign-out/use-sign-out.ts';
import * as styles from './area-frame.styles.ts';
import type { AreaLink } from './area-navigation.tsx';

export interface AccountMenuProps {
  /** Name of the signed-in user. */
  person: string;
  /** Links to account pages. */
  links: readonly AreaLink[];
}

/** Menu of the signed-in user: account pages and logout. */
export function AccountMenu({ person, links }: AccountMenuProps): ReactElement {
  const signOut = useSignOut();
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger css={styles.accountButton}>
        <Avatar.Root name={person} decorative />
        <VisuallyHidden>Account of </VisuallyHidden>
        <span css={styles.person}>{person}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        {links.map(({ label, to }) => (
          <DropdownMenu.Item key={to} asChild>
            <Link to={to}>{label}</Link>
          </DropdownMenu.Item>
        ))}
        <DropdownMenu.Item onSelect={() => void signOut()}>Logout</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
