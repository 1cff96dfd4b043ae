/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { Slot } from '../internal/slot/index.ts';
import { navigationBarMessages } from './navigation-bar.messages.ts';
import * as styles from './navigation-bar.styles.ts';
import { watchScroll } from './watch-scroll.ts';

interface AsChild {
  /** Whether to render the only child as the link, for example a router's `Link`. @default false */
  asChild?: boolean;
}

export type NavigationBarRootProps = ComponentProps<'header'>;

/**
 * The sticky bar at the top of a page. It has `data-scrolled` after 20 px of scrolling. Its content can
 * respond to its width: the links appear at `@container navigation-bar (min-width: 64rem)`.
 */
export function Root({ ref, children, ...props }: NavigationBarRootProps): ReactElement {
  return (
    <header ref={useMergedRef(ref, watchScroll)} css={styles.root} {...props}>
      <div data-part="inner" css={styles.inner}>
        {children}
      </div>
    </header>
  );
}

export interface NavigationBarBrandProps extends ComponentProps<'a'>, AsChild {}

/** The logo, linked to the home page. */
export function Brand({ asChild = false, ...props }: NavigationBarBrandProps): ReactElement {
  const Link = asChild ? Slot : 'a';
  return <Link css={styles.brand} {...props} />;
}

export type NavigationBarLinksProps = ComponentProps<'nav'>;

/**
 * The main links. Shown in the bar from 64 rem (1,024 px at the default text size), and in a `Sheet` at any
 * width, larger and stacked. Contains `NavigationBar.Link`s.
 */
export function Links({ children, ...props }: NavigationBarLinksProps): ReactElement {
  const messages = useMessages('navigationBar', navigationBarMessages);
  return (
    <nav aria-label={messages.label} css={styles.links} {...props}>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" data-part="list" css={styles.list}>
        {children}
      </ul>
    </nav>
  );
}

export interface NavigationBarLinkProps extends ComponentProps<'a'>, AsChild {}

/** One of the main links. The link to the current page needs `aria-current="page"`. */
export function Link({ asChild = false, ...props }: NavigationBarLinkProps): ReactElement {
  const Anchor = asChild ? Slot : 'a';
  return (
    <li>
      <Anchor css={styles.link} {...props} />
    </li>
  );
}

export type NavigationBarActionsProps = ComponentProps<'div'>;

/** Buttons at the end of the bar. */
export function Actions(props: NavigationBarActionsProps): ReactElement {
  return <div css={styles.actions} {...props} />;
}

export interface NavigationBarMenuButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name: what the button opens. @default 'Menu' */
  label?: string;
}

/**
 * Opens the side menu on narrow screens. Use it as the trigger of a `Sheet`, which traps focus. A custom menu
 * needs `aria-expanded` and `aria-controls` here.
 */
export function MenuButton({ label, type = 'button', ...props }: NavigationBarMenuButtonProps): ReactElement {
  const messages = useMessages('navigationBar', navigationBarMessages);
  return (
    <button type={type} aria-label={label ?? messages.menu} css={styles.menuButton} {...props}>
      <svg width="22" height="22" viewBox="0 0 22 22" fill="none" stroke="currentColor" aria-hidden>
        <path
          d="M3 11h16"
          strokeWidth="1.75"
          strokeLinecap="round"
          css={[styles.menuLine, styles.upperLine]}
        />
        <path
          d="M3 11h16"
          strokeWidth="1.75"
          strokeLinecap="round"
          css={[styles.menuLine, styles.lowerLine]}
        />
      </svg>
    </button>
  );
}
