import { useNavigationAssets, useSignOut } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { LinkButton } from '@uplift/ui/link-button';
import { NavigationBar } from '@uplift/ui/navigation-bar';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import { BrandLogo } from './brand-logo.tsx';
import * as styles from './navigation.styles.ts';
import { navigationLinks } from './navigation-links.ts';
import { useVisitor } from './visitor.ts';

const loadMenu = () => import('./side-menu.tsx');
const SideMenu = lazy(loadMenu);

function useNavigationLogoId(): string | undefined {
  const { data } = useNavigationAssets();
  return data?.data.find(({ id, isActive }) => isActive && id === brand.navigationLogoId)?.id;
}

export interface NavigationProps {
  /** Whether it goes away when somebody is signed in. */
  visitorsOnly: boolean;
}

/** The bar at the top of the site. */
export function Navigation({ visitorsOnly }: NavigationProps): ReactElement | null {
  const { signedIn, bookingUrl } = useVisitor();
  const signOut = useSignOut();
  const logoId = useNavigationLogoId();
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched');

  if (visitorsOnly && signedIn) return null;
  return (
    <NavigationBar.Root css={visitorsOnly && styles.forVisitors}>
      <NavigationBar.Brand asChild>
        <Link to="/" aria-label={`${brand.name} home page`}>
          <BrandLogo assetId={logoId} />
        </Link>
      </NavigationBar.Brand>
      <NavigationBar.Links>
        {navigationLinks.map(({ label, to }) => (
          <NavigationBar.Link key={to} asChild>
            <NavLink to={to}>{label}</NavLink>
          </NavigationBar.Link>
        ))}
      </NavigationBar.Links>
      <NavigationBar.Actions>
        <ThemeSwitch />
        <div css={styles.wide}>
          {bookingUrl && (
            <LinkButton href={bookingUrl} target="_blank" rel="noreferrer" variant="ghost" size="sm">
              Book Meeting
            </LinkButton>
          )}
          {signedIn ? (
            <Button variant="secondary" size="sm" onClick={signOut}>
              Logout
            </Button>
          ) : (
            <LinkButton asChild variant="secondary" size="sm" css={styles.portal}>
              <Link to="/portal">Client Portal</Link>
            </LinkButton>
          )}
        </div>
        <LinkButton asChild size="sm" css={styles.booking}>
          <Link to="/contact">Book Audit</Link>
        </LinkButton>
        <NavigationBar.MenuButton
          aria-haspopup="dialog"
          aria-expanded={menu === 'open'}
          onPointerEnter={loadMenu}
          onFocus={loadMenu}
          onClick={() => setMenu('open')}
        />
      </NavigationBar.Actions>
      {menu !== 'untouched' && (
        <Suspense fallback={null}>
          <SideMenu
            open={menu === 'open'}
            onOpenChange={(open) => setMenu(open ? 'open' : 'closed')}
            bookingUrl={bookingUrl}
            signedIn={signedIn}
            onSignOut={signOut}
          />
        </Suspense>
      )}
    </NavigationBar.Root>
  );
}
