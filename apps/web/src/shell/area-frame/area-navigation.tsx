import type { IconComponent } from '@uplift/ui/icon';
import { SideNav } from '@uplift/ui/side-nav';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';

/** A section of an area. */
export interface AreaLink {
  label: string;
  to: string;
  icon: IconComponent;
  /** What it stands under together with others. @default no title, for the first links */
  group?: string;
  /** Whether it is current on exactly its own address only. @default false */
  end?: boolean;
  /** Whether it is about the own account, and stands in the menu of the account as well. @default false */
  account?: boolean;
  /** How many things wait there. */
  count?: number;
  /** What the count counts: "unread messages". */
  countLabel?: string;
}

export interface AreaNavigationProps {
  label: string;
  links: readonly AreaLink[];
  /** Called when one of them is followed. */
  onFollow?: () => void;
}

/** The sections of an area, in their groups. */
export function AreaNavigation({ label, links, onFollow }: AreaNavigationProps): ReactElement {
  const groups = Map.groupBy(links, ({ group }) => group);
  return (
    <SideNav.Root label={label}>
      {[...groups].map(([group, members]) => (
        <SideNav.Group key={group ?? ''} {...(group === undefined ? {} : { title: group })}>
          {members.map(({ label: words, to, icon, end = false, count, countLabel }) => (
            <SideNav.Link
              key={to}
              asChild
              icon={icon}
              count={count}
              {...(countLabel === undefined ? {} : { countLabel })}
            >
              <NavLink to={to} end={end} onClick={onFollow}>
                {words}
              </NavLink>
            </SideNav.Link>
          ))}
        </SideNav.Group>
      ))}
    </SideNav.Root>
  );
}
