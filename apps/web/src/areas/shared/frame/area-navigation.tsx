import type { IconComponent } from '@uplift/ui/icon';
import { SideNav } from '@uplift/ui/side-nav';
import type { ReactElement } from 'react';
import { NavLink } from 'react-router-dom';

/** A section of an area. */
export interface AreaLink {
  label: string;
  to: string;
  icon: IconComponent;
  /** Title of the group that the link belongs to. @default no title, for the first links */
  group?: string;
  /** Whether the link is current only on its exact path. @default false */
  end?: boolean;
  /** Whether the link is about the user's account and also appears in the account menu. @default false */
  account?: boolean;
  /** Keys that lead there, pressed in sequence: `G L`. @default none */
  shortcut?: string;
  /** Number of items that need attention there. */
  count?: number;
  /** Noun for the count: "unread messages". */
  countLabel?: string;
}

export interface AreaNavigationProps {
  label: string;
  links: readonly AreaLink[];
}

/** Grouped links to the sections of an area. */
export function AreaNavigation({ label, links }: AreaNavigationProps): ReactElement {
  const groups = Map.groupBy(links, ({ group }) => group);
  return (
    <SideNav.Root label={label}>
      {[...groups].map(([group, members]) => (
        <SideNav.Group key={group ?? ''} {...(group === undefined ? {} : { title: group })}>
          {members.map(({ label, to, icon, end = false, count, countLabel }) => (
            <SideNav.Link
              key={to}
              asChild
              icon={icon}
              count={count}
              {...(countLabel === undefined ? {} : { countLabel })}
            >
              <NavLink to={to} end={end}>
                {label}
              </NavLink>
            </SideNav.Link>
          ))}
        </SideNav.Group>
      ))}
    </SideNav.Root>
  );
}
