/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { centerInRow } from '../internal/tab-row/center-in-row.ts';
import * as styles from './tab-nav.styles.ts';

/** Brings the current link into view, also when another link becomes the current one or a badge appears. */
function keepCurrentInView(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return undefined;
  const bring = (): void =>
    centerInRow(list, list.querySelector('[aria-current]:not([aria-current="false"])'));
  bring();
  const changes = new MutationObserver(bring);
  changes.observe(list, { attributeFilter: ['aria-current'], childList: true, subtree: true });
  return () => changes.disconnect();
}

export interface TabNavRootProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Accessible name of the landmark: what the pages are about. */
  label: string;
}

/** Links that look like tabs, in a row that scrolls. Contains `TabNav.Link`s. */
export function Root({ label, children, ...props }: TabNavRootProps): ReactElement {
  return (
    <nav aria-label={label} {...props}>
      <ul
        ref={keepCurrentInView}
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        role="list"
        data-part="list"
        css={styles.list}
      >
        {children}
      </ul>
    </nav>
  );
}

export interface TabNavLinkProps extends ComponentProps<'a'> {
  /** Whether the only child is rendered as the link, for example a router's `NavLink`. @default false */
  asChild?: boolean;
}

/** A link to a page. The current one needs `aria-current="page"`. */
export function Link({ asChild = false, ...props }: TabNavLinkProps): ReactElement {
  const Anchor = asChild ? Slot : 'a';
  return (
    <li data-part="item" css={styles.entry}>
      <Anchor css={styles.link} {...props} />
    </li>
  );
}
