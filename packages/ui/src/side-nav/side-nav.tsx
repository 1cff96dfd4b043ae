/** @jsxImportSource #layered */
'use client';
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useId,
  useState,
} from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { drawing } from '../icon/drawing.tsx';
import { Icon, type IconComponent } from '../icon/index.ts';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import { Slot } from '../internal/slot/index.ts';
import { Tooltip, TooltipProvider } from '../tooltip/index.ts';
import { CollapseContext, useCollapse } from './collapse-context.ts';
import { sideNavMessages } from './side-nav.messages.ts';
import * as styles from './side-nav.styles.ts';

const Panel = /* @__PURE__ */ drawing(
  'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM9 3v18',
);

export interface SideNavRootProps extends Omit<ComponentProps<'nav'>, 'aria-label'> {
  /** Accessible name of the landmark. */
  label: string;
  /** Whether only icons are shown (controlled). Alternative: `defaultCollapsed`. */
  collapsed?: boolean;
  /** Whether only icons are shown initially. Alternative: `collapsed`. @default false */
  defaultCollapsed?: boolean;
  /** Called when the button collapses or expands the navigation. */
  onCollapsedChange?: (collapsed: boolean) => void;
}

/**
 * The side navigation of a signed-in area. Contains groups of links, and a button that collapses it to icons.
 */
export function Root({
  label,
  collapsed,
  defaultCollapsed = false,
  onCollapsedChange,
  ...props
}: SideNavRootProps): ReactElement {
  const [own, setOwn] = useState(defaultCollapsed);
  const isCollapsed = collapsed ?? own;
  function toggle(): void {
    setOwn(!isCollapsed);
    onCollapsedChange?.(!isCollapsed);
  }
  return (
    <CollapseContext value={{ collapsed: isCollapsed, toggle }}>
      <TooltipProvider>
        <nav aria-label={label} data-collapsed={isCollapsed ? '' : undefined} css={styles.root} {...props} />
      </TooltipProvider>
    </CollapseContext>
  );
}

export interface SideNavGroupProps extends ComponentProps<'div'> {
  /** Title of the group: what its links have in common. @default no title, for the first links */
  title?: string;
}

/** A group of related links. */
export function Group({ title, children, ...props }: SideNavGroupProps): ReactElement {
  const titleId = useId();
  return (
    <div css={styles.group} {...props}>
      {title !== undefined && (
        <p id={titleId} data-part="title" css={styles.title}>
          {title}
        </p>
      )}
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        role="list"
        aria-labelledby={title === undefined ? undefined : titleId}
        data-part="list"
        css={styles.list}
      >
        {children}
      </ul>
    </div>
  );
}

export interface SideNavLinkProps extends ComponentProps<'a'> {
  /** Icon of the link, shown alone when the navigation is collapsed. */
  icon: IconComponent;
  /** Number of items waiting there. */
  count?: number | undefined;
  /** What the count refers to, for screen readers: "open requests". @default the number alone */
  countLabel?: string;
  /** Whether to render the only child as the link, for example a router's `NavLink`. @default false */
  asChild?: boolean;
}

/** Returns the label of the link: its own children, or with `asChild` those of its child. */
function wordsOf(children: ReactNode, asChild: boolean): ReactNode {
  return asChild && isValidElement<{ children?: ReactNode }>(children) ? children.props.children : children;
}

/** A link of the navigation. The link to the current page needs `aria-current="page"`. */
export function Link({
  icon,
  count,
  countLabel,
  asChild = false,
  children,
  ...props
}: SideNavLinkProps): ReactElement {
  const { collapsed } = useCollapse();
  const words = wordsOf(children, asChild);
  if (typeof words === 'function') {
    reportMisuse(
      'SideNav.Link became a link whose content is a function, which it cannot put next to an icon. Give that link its words, and mark the page at hand through aria-current.',
    );
  }
  const content = (
    <>
      <Icon icon={icon} data-part="icon" css={styles.icon} />
      <span data-part="label" css={styles.words}>
        {words}
      </span>
      {count !== undefined && (
        <span data-part="count" css={styles.count}>
          <span>{count}</span>
          {countLabel !== undefined && (
            <span data-part="count-label" css={styles.countLabel}>
              {' '}
              {countLabel}
            </span>
          )}
        </span>
      )}
    </>
  );
  const link =
    asChild && isValidElement(children) ? (
      <Slot css={styles.link} {...props}>
        {cloneElement(children, undefined, content)}
      </Slot>
    ) : (
      <a css={styles.link} {...props}>
        {content}
      </a>
    );
  return (
    <li>
      {collapsed ? (
        <Tooltip side="right" content={words}>
          {link}
        </Tooltip>
      ) : (
        link
      )}
    </li>
  );
}

export interface SideNavCollapseButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** Accessible name in both states, which `aria-expanded` distinguishes. @default 'Show names' */
  label?: string;
}

/** Collapses the navigation to icons and expands it. */
export function CollapseButton({
  label,
  type = 'button',
  onClick,
  ...props
}: SideNavCollapseButtonProps): ReactElement {
  const messages = useMessages('sideNav', sideNavMessages);
  const { collapsed, toggle } = useCollapse();
  return (
    <button
      type={type}
      aria-label={label ?? messages.toggle}
      aria-expanded={!collapsed}
      css={[styles.link, styles.collapseButton]}
      {...props}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) toggle();
      }}
    >
      <Icon icon={Panel} data-part="toggle-icon" css={styles.icon} />
    </button>
  );
}
