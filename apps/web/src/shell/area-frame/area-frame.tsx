import { CommandMenu } from '@uplift/ui/command-menu';
import { Icon } from '@uplift/ui/icon';
import { IconButton } from '@uplift/ui/icon-button';
import { Kbd } from '@uplift/ui/kbd';
import { Sheet } from '@uplift/ui/sheet';
import { SkipLink } from '@uplift/ui/skip-link';
import { ThemeSwitch } from '@uplift/ui/theme-switch';
import { Toaster } from '@uplift/ui/toaster';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { type ReactElement, type ReactNode, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { brand } from '../../content/brand.ts';
import { BrandLogo } from '../brand-logo.tsx';
import { DraftOwner } from '../drafts/draft-owner.tsx';
import { PageHead } from '../page-head.tsx';
import { SessionGuard } from '../session-guard.tsx';
import { markTouched } from '../untouched-page.ts';
import { AccountMenu } from './account-menu.tsx';
import { AreaCommands, type Command } from './area-commands.tsx';
import * as styles from './area-frame.styles.ts';
import { type AreaLink, AreaNavigation } from './area-navigation.tsx';
import { useViewerTimeZone, type Viewer } from './use-viewer-time-zone.ts';

/** For those who look for something without leaving the keys they type with. */
const isApple = typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);

export interface AreaFrameProps {
  /** Which area this is. */
  title: string;
  /** Who is signed in. */
  person: Viewer & { id: string; name: string };
  links: readonly AreaLink[];
  /** What the command menu does besides going somewhere. */
  commands?: readonly Command[];
  /** What the command menu finds for words typed into it: instances of `CommandMenu.Group`. */
  renderFindings?: (search: string) => ReactNode;
  /** Called when the session turns out to have ended: asks the server who is signed in. */
  onSessionEnded: () => void;
  children: ReactNode;
}

/** The frame of a signed-in area: its sections at the side, its bar, the page at hand, and a menu of commands. */
export function AreaFrame({
  title,
  person,
  links,
  commands = [],
  renderFindings,
  onSessionEnded,
  children,
}: AreaFrameProps): ReactElement {
  const [navigationOpen, setNavigationOpen] = useState(false);
  // What is left out of the layout of a page until it is touched are the bands of public pages.
  useLayoutEffect(markTouched, []);
  useViewerTimeZone(person);
  return (
    <DraftOwner key={person.id} person={person.id}>
      <SessionGuard onRefused={onSessionEnded}>
        {/* Until the page at hand has come with a title of its own, which goes before this one. */}
        <PageHead title={title} index={false} />
        <CommandMenu.Root>
          <SkipLink target="area-content">Skip the menu</SkipLink>
          <div css={styles.frame}>
            <div css={styles.side}>
              <Link to="/" aria-label={`${brand.name} home page`} css={styles.brand}>
                <BrandLogo assetId={brand.navigationLogoId} />
              </Link>
              <AreaNavigation label={title} links={links} />
            </div>
            <div css={styles.body}>
              <div css={styles.bar}>
                <Sheet.Root open={navigationOpen} onOpenChange={setNavigationOpen}>
                  <Sheet.Trigger asChild>
                    <IconButton label="Open the menu" css={styles.narrow}>
                      <Icon icon={Menu} />
                    </IconButton>
                  </Sheet.Trigger>
                  <Sheet.Content side="left" closeLabel="Close the menu" aria-describedby={undefined}>
                    <Sheet.Title>{title}</Sheet.Title>
                    <AreaNavigation label={title} links={links} onFollow={() => setNavigationOpen(false)} />
                  </Sheet.Content>
                </Sheet.Root>
                <CommandMenu.Trigger css={styles.search}>
                  <Icon icon={Search} size="sm" />
                  <span css={styles.searchWords}>Search or run a command</span>
                  <span aria-hidden css={styles.searchKeys}>
                    <Kbd>{isApple ? '⌘' : 'Ctrl'}</Kbd>
                    <Kbd>K</Kbd>
                  </span>
                </CommandMenu.Trigger>
                <div css={styles.account}>
                  <ThemeSwitch />
                  <AccountMenu person={person.name} links={links.filter(({ account }) => account)} />
                </div>
              </div>
              <div id="area-content" tabIndex={-1} css={styles.content}>
                {children}
              </div>
            </div>
          </div>
          <AreaCommands title={title} links={links} commands={commands} renderFindings={renderFindings} />
          <Toaster />
        </CommandMenu.Root>
      </SessionGuard>
    </DraftOwner>
  );
}
