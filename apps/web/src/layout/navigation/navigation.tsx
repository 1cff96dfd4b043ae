import { useNavigationAssets } from '@uplift/data-client/swr';
import { LinkButton } from '@uplift/ui/link-button';
import { NavigationBar } from '@uplift/ui/navigation-bar';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import { type ReactElement, Suspense, useRef, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { pageAt } from '../../app/find-page.ts';
import { retriableLazy } from '../../app/retriable-lazy.ts';
import { useVisitor } from '../../auth/session/visitor.ts';
import { brand } from '../../content/brand.ts';
import { BOOK_AUDIT } from '../../content/labels.ts';
import { BrandLogo } from '../brand-logo.tsx';
import * as styles from './navigation.styles.ts';
import { navigationLinks } from './navigation-links.ts';

const loadMenu = () => import('./side-menu.tsx');
const SideMenu = retriableLazy(loadMenu);
const SignedInActions = retriableLazy(() => import('./signed-in-actions.tsx'));

function useNavigationLogoId(): string | undefined {
  const { data } = useNavigationAssets();
  return data?.data.find(({ id, isActive }) => isActive && id === brand.navigationLogoId)?.id;
}

/** The site's navigation bar. */
export default function Navigation(): ReactElement | null {
  const { pathname } = useLocation();
  const visitorsOnly = pageAt(pathname)?.navigation === 'visitors';
  const { signedIn, checking, bookingUrl } = useVisitor();
  const logoId = useNavigationLogoId();
  const menuButton = useRef<HTMLButtonElement>(null);
  const [menu, setMenu] = useState<'untouched' | 'open' | 'closed'>('untouched');

  if (visitorsOnly && signedIn) return null;
  return (
    <NavigationBar.Root css={visitorsOnly && checking && styles.forVisitors}>
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
        <div css={styles.theme}>
          <ThemeSwitch />
        </div>
        <div css={styles.wide}>
          {signedIn ? (
            <Suspense fallback={null}>
              <SignedInActions bookingUrl={bookingUrl} size="sm" />
            </Suspense>
          ) : (
            <LinkButton asChild variant="secondary" size="sm" css={checking && styles.portal}>
              <Link to="/portal">Client Portal</Link>
            </LinkButton>
          )}
        </div>
        <LinkButton asChild size="sm">
          <Link to="/contact">{BOOK_AUDIT}</Link>
        </LinkButton>
        <NavigationBar.MenuButton
          ref={menuButton}
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
            opener={menuButton}
          />
        </Suspense>
      )}
    </NavigationBar.Root>
  );
}
