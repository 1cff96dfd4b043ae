import { useSignOut } from '@uplift/data-client/swr';
import { Button } from '@uplift/ui/button';
import { Container } from '@uplift/ui/container';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import type { ReactElement, ReactNode } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { brand } from '../content/brand.ts';
import * as styles from './area-frame.styles.ts';
import { BrandLogo } from './brand-logo.tsx';
import { SessionGuard } from './session-guard.tsx';

interface AreaLink {
  label: string;
  to: string;
  /** Whether it is current on exactly its own address only. @default false */
  end?: boolean;
}

export interface AreaFrameProps {
  /** Which area this is. */
  title: string;
  /** Who is signed in. */
  person: string;
  links: readonly AreaLink[];
  /** Called when the session turns out to have ended: asks the server who is signed in. */
  onSessionEnded: () => void;
  children: ReactNode;
}

/** The frame of a signed-in area: its bar, its sections, the page at hand. */
export function AreaFrame({ title, person, links, onSessionEnded, children }: AreaFrameProps): ReactElement {
  const signOut = useSignOut();
  return (
    <>
      <div css={styles.bar}>
        <Container css={styles.barContent}>
          <Link to="/" aria-label={`${brand.name} home page`} css={styles.brand}>
            <BrandLogo assetId={brand.navigationLogoId} />
          </Link>
          <span css={styles.title}>{title}</span>
          <span css={styles.person}>{person}</span>
          <ThemeSwitch />
          <Button variant="secondary" size="sm" onClick={() => void signOut()}>
            Logout
          </Button>
        </Container>
        <Container>
          <nav aria-label={title} css={styles.navigation}>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
            <ul role="list" css={styles.list}>
              {links.map(({ label, to, end = false }) => (
                <li key={to}>
                  <NavLink to={to} end={end} css={styles.link}>
                    {label}
                  </NavLink>
                </li>
              ))}
            </ul>
          </nav>
        </Container>
      </div>
      <Container css={styles.content}>
        <SessionGuard onRefused={onSessionEnded}>{children}</SessionGuard>
      </Container>
    </>
  );
}
