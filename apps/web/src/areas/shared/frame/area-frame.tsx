import { AppShell } from '@uplift/ui/app-shell';
import { CommandMenu } from '@uplift/ui/command-menu';
import { SectionErrorBoundary } from '@uplift/ui/error-boundary';
import { Icon } from '@uplift/ui/icon';
import { Kbd } from '@uplift/ui/kbd';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import { Toaster, toaster } from '@uplift/ui/toaster';
import Search from 'lucide-react/icons/search';
import { type ReactElement, type ReactNode, useEffect } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useErrorReport } from '../../../app/error-reporting/error-report.ts';
import { PageHead } from '../../../app/page-head.tsx';
import { SessionGuard } from '../../../auth/session/session-guard.tsx';
import { brand } from '../../../content/brand.ts';
import { BrandLogo } from '../../../layout/brand-logo.tsx';
import { AreaCommands, type Command } from '../commands/area-commands.tsx';
import { PageCommandsProvider } from '../commands/page-commands.tsx';
import { DraftOwner } from '../drafts/draft-owner.tsx';
import { AccountMenu } from './account-menu.tsx';
import * as styles from './area-frame.styles.ts';
import { type AreaLink, AreaNavigation } from './area-navigation.tsx';
import { DensityProvider } from './density.tsx';
import { useViewerTimeZone, type Viewer } from './use-viewer-time-zone.ts';

/** Whether the search shortcut shows as ⌘ K instead of Ctrl K. */
const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

export interface AreaFrameProps {
  /** Name of the area. */
  title: string;
  /** The signed-in user. */
  person: Viewer & { id: string; name: string };
  links: readonly AreaLink[];
  /** Commands of the command menu, besides navigation. */
  commands?: readonly Command[];
  /** Renders the search results of the command menu as `CommandMenu.Group` elements. */
  renderFindings?: (search: string) => ReactNode;
  /** Called when a request shows that the session has ended. Asks the server who is signed in. */
  onSessionEnded: () => void;
  /** A message above the top bar, about the whole area. */
  banner?: ReactNode;
  children: ReactNode;
}

/** The toasts of a visit. Otherwise, the next `Toaster` would show those that are left, perhaps to someone else. */
function AreaToasts(): ReactElement {
  useEffect(() => () => toaster.dismiss(), []);
  return <Toaster />;
}

/** Layout of a signed-in area: side navigation, top bar, current page and command menu. */
export function AreaFrame({
  title,
  person,
  links,
  commands = [],
  renderFindings,
  onSessionEnded,
  banner,
  children,
}: AreaFrameProps): ReactElement {
  const { pathname } = useLocation();
  const report = useErrorReport();
  useViewerTimeZone(person);
  return (
    <DraftOwner key={person.id} person={person.id}>
      <SessionGuard onRefused={onSessionEnded}>
        {/* The title until the current page sets its own, which takes precedence. */}
        <PageHead title={title} index={false} />
        <DensityProvider person={person.id}>
          <PageCommandsProvider>
            <CommandMenu.Root>
              <AppShell.Root mainId="area-content" skipLabel="Skip the menu">
                <AppShell.Navigation
                  label={title}
                  brand={
                    <Link to="/" aria-label={`${brand.name} home page`} css={styles.brand}>
                      <BrandLogo assetId={brand.navigationLogoId} />
                    </Link>
                  }
                >
                  <AreaNavigation label={title} links={links} />
                </AppShell.Navigation>
                {banner && <AppShell.Banner css={styles.banner}>{banner}</AppShell.Banner>}
                <AppShell.Bar>
                  <CommandMenu.Trigger css={styles.search}>
                    <Icon icon={Search} size="sm" />
                    <span css={styles.searchLabel}>
                      Search<span css={styles.searchDetail}> or run a command</span>
                    </span>
                    <span aria-hidden css={styles.searchKeys}>
                      <Kbd>{isApple ? '⌘' : 'Ctrl'}</Kbd>
                      <Kbd>K</Kbd>
                    </span>
                  </CommandMenu.Trigger>
                  <div css={styles.account}>
                    <ThemeSwitch />
                    <AccountMenu person={person.name} links={links.filter(({ account }) => account)} />
                  </div>
                </AppShell.Bar>
                <AppShell.Main asChild>
                  <div>
                    <SectionErrorBoundary onReport={report} resetKeys={[pathname]}>
                      {children}
                    </SectionErrorBoundary>
                  </div>
                </AppShell.Main>
              </AppShell.Root>
              <AreaCommands title={title} links={links} commands={commands} renderFindings={renderFindings} />
              <AreaToasts />
            </CommandMenu.Root>
          </PageCommandsProvider>
        </DensityProvider>
      </SessionGuard>
    </DraftOwner>
  );
}
