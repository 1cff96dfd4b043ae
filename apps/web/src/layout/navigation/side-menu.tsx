import { LinkButton } from '@uplift/ui/link-button';
import { Sheet } from '@uplift/ui/sheet';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import { type ReactElement, type RefObject, useRef } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { BOOK_AUDIT } from '../../content/labels.ts';
import { navigationLinks } from './navigation-links.ts';
import * as styles from './side-menu.styles.ts';
import SignedInActions from './signed-in-actions.tsx';

export interface SideMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  signedIn: boolean;
  bookingUrl: string | null;
  /** The element that opened the menu. Gets focus back on close. */
  opener: RefObject<HTMLElement | null>;
}

/** Navigation for narrow screens, in a side sheet. */
export default function SideMenu({
  open,
  onOpenChange,
  signedIn,
  bookingUrl,
  opener,
}: SideMenuProps): ReactElement {
  const close = () => onOpenChange(false);
  const links = useRef<HTMLUListElement>(null);
  function focusFirstLink(event: Event): void {
    // By default, links don't get the initial focus, and the theme switch at the end would.
    event.preventDefault();
    links.current?.querySelector('a')?.focus();
  }
  function giveFocusBack(event: Event): void {
    // The sheet has no trigger that it could return focus to. After a navigation, the new page has
    // focus already.
    event.preventDefault();
    if (document.activeElement === document.body) opener.current?.focus();
  }
  return (
    <Sheet.Root open={open} onOpenChange={onOpenChange}>
      <Sheet.Content
        closeLabel="Close menu"
        aria-describedby={undefined}
        onOpenAutoFocus={focusFirstLink}
        onCloseAutoFocus={giveFocusBack}
      >
        <Sheet.Title>Menu</Sheet.Title>
        <nav aria-label="Menu" css={styles.navigation}>
          {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
          <ul ref={links} role="list" css={styles.list}>
            {navigationLinks.map(({ label, to }) => (
              <li key={to}>
                <NavLink to={to} css={styles.link} onClick={close}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div css={styles.actions}>
          <LinkButton asChild>
            <Link to="/contact" onClick={close}>
              {BOOK_AUDIT}
            </Link>
          </LinkButton>
          {signedIn ? (
            <SignedInActions bookingUrl={bookingUrl} />
          ) : (
            <LinkButton asChild variant="secondary">
              <Link to="/portal" onClick={close}>
                Client Portal
              </Link>
            </LinkButton>
          )}
        </div>
        <div css={styles.theme}>
          Theme
          <ThemeSwitch />
        </div>
      </Sheet.Content>
    </Sheet.Root>
  );
}
