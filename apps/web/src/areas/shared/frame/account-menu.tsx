import { Avatar } from '@uplift/ui/avatar';
import { DropdownMenu } from '@uplift/ui/dropdown-menu';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../../auth/sign-out/use-sign-out.ts';
import * as styles from './area-frame.styles.ts';
import type { AreaLink } from './area-navigation.tsx';
import { useDensity } from './density.tsx';

const stayOpen = (event: Event) => event.preventDefault();

export interface AccountMenuProps {
  /** Name of the signed-in user. */
  person: string;
  /** Links to account pages. */
  links: readonly AreaLink[];
}

/** Menu of the signed-in user: account pages, density and logout. */
export function AccountMenu({ person, links }: AccountMenuProps): ReactElement {
  const signOut = useSignOut();
  const { density, setDensity } = useDensity();
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
        {links.length > 0 && <DropdownMenu.Separator />}
        <DropdownMenu.RadioGroup
          label="Density"
          value={density}
          onValueChange={(value) => setDensity(value === 'compact' ? 'compact' : 'comfortable')}
        >
          {/* The menu stays open, so that users see what they choose. */}
          <DropdownMenu.RadioItem value="comfortable" onSelect={stayOpen}>
            Comfortable
          </DropdownMenu.RadioItem>
          <DropdownMenu.RadioItem value="compact" onSelect={stayOpen}>
            Compact
          </DropdownMenu.RadioItem>
        </DropdownMenu.RadioGroup>
        <DropdownMenu.Separator />
        <DropdownMenu.Item onSelect={() => void signOut()}>Logout</DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
