/** @jsxImportSource #layered */
'use client';
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { drawing } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useMergedRef } from '../internal/refs/use-merged-ref.ts';
import { Slot } from '../internal/slot/index.ts';
import { Sheet } from '../sheet/index.ts';
import { SkipLink } from '../skip-link/index.ts';
import { appShellMessages } from './app-shell.messages.ts';
import * as styles from './app-shell.styles.ts';

const Lines = /* @__PURE__ */ drawing('M4 6h16M4 12h16M4 18h16');

interface ShellState {
  mainId: string;
  menuOpen: boolean;
  setMenuOpen: (open: boolean) => void;
  menuButton: RefObject<HTMLButtonElement | null>;
}

const ShellContext = createContext<ShellState>({
  mainId: 'content',
  menuOpen: false,
  setMenuOpen: () => {},
  menuButton: { current: null },
});

export interface AppShellRootProps extends ComponentProps<'div'> {
  /** The id of `AppShell.Main`, which the skip link leads to. @default 'content' */
  mainId?: string;
  /** Label of the skip link. @default 'Skip to content' */
  skipLabel?: ReactNode;
}

/**
 * The frame of an application: navigation at the side, a bar at the top and the content. On narrow screens,
 * the navigation is a sheet behind a button in the bar. Contains `Navigation`, `Banner`, `Bar` and `Main`.
 */
export function Root({ mainId = 'content', skipLabel, children, ...props }: AppShellRootProps): ReactElement {
  const [menuOpen, setMenuOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  return (
    <ShellContext value={{ mainId, menuOpen, setMenuOpen, menuButton }}>
      <SkipLink target={mainId}>{skipLabel}</SkipLink>
      <div css={styles.root} {...props}>
        {children}
      </div>
    </ShellContext>
  );
}

export interface AppShellNavigationProps extends ComponentProps<'div'> {
  /** Title of the sheet on narrow screens, such as the name of the application. */
  label: string;
  /** The logo above the navigation. @default none */
  brand?: ReactNode;
}

/**
 * The column at the side from 1,024 px, and the content of the sheet below. Contains a `SideNav`. Following a
 * link closes the sheet.
 */
export function Navigation({ label, brand, children, ...props }: AppShellNavigationProps): ReactElement {
  const { mainId, menuOpen, setMenuOpen, menuButton } = use(ShellContext);
  const linkFollowed = useRef(false);
  const messages = useMessages('appShell', appShellMessages);

  function closeAfterLink(event: MouseEvent): void {
    linkFollowed.current = event.target instanceof Element && event.target.closest('a') !== null;
    if (linkFollowed.current) setMenuOpen(false);
  }

  return (
    <>
      <div css={styles.navigation} {...props}>
        {brand && (
          <div data-part="brand" css={styles.brand}>
            {brand}
          </div>
        )}
        {children}
      </div>
      {/* Only around the sheet: triggers of other dialogs in the shell would open it. */}
      <Sheet.Root open={menuOpen} onOpenChange={setMenuOpen}>
        <Sheet.Content
          side="left"
          closeLabel={messages.closeMenu}
          aria-describedby={undefined}
          onClick={closeAfterLink}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const next = linkFollowed.current ? document.getElementById(mainId) : menuButton.current;
            linkFollowed.current = false;
            next?.focus({ preventScroll: true });
          }}
        >
          <Sheet.Title>{label}</Sheet.Title>
          <div data-part="sheet-navigation" css={styles.sheetNavigation}>
            {children}
          </div>
        </Sheet.Content>
      </Sheet.Root>
    </>
  );
}

export type AppShellBannerProps = ComponentProps<'div'>;

/** A message about the whole application above the bar, such as an `Alert`. Scrolls away with the content. */
export function Banner(props: AppShellBannerProps): ReactElement {
  return <div css={styles.banner} {...props} />;
}

export type AppShellBarProps = ComponentProps<'div'>;

/** The bar at the top, which stays in view. Starts with the menu button on narrow screens. */
export function Bar({ children, ...props }: AppShellBarProps): ReactElement {
  const { menuOpen, setMenuOpen, menuButton } = use(ShellContext);
  const messages = useMessages('appShell', appShellMessages);
  return (
    <div css={styles.bar} {...props}>
      <IconButton
        ref={menuButton}
        label={messages.openMenu}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        data-part="menu-button"
        css={styles.menuButton}
        onClick={() => setMenuOpen(true)}
      >
        <Icon icon={Lines} />
      </IconButton>
      {children}
    </div>
  );
}

export interface AppShellMainProps extends Omit<ComponentProps<'main'>, 'id'> {
  /**
   * Identifies the page, such as the path of the router. When it changes, focus moves to the content, so that
   * screen readers start there. @default focus stays
   */
  page?: string;
  /** Renders the only child instead of `main`, for a shell inside a `main`. @default false */
  asChild?: boolean;
}

/** The content of the current page. */
export function Main({ page, asChild = false, ref, ...props }: AppShellMainProps): ReactElement {
  const { mainId } = use(ShellContext);
  const element = useRef<HTMLElement>(null);
  const focusedPage = useRef(page);
  const mergedRef = useMergedRef<HTMLElement>(ref, element);

  useEffect(() => {
    if (focusedPage.current === page) return;
    focusedPage.current = page;
    element.current?.focus({ preventScroll: true });
  }, [page]);

  const Element = asChild ? Slot : 'main';
  return (
    <Element id={mainId} tabIndex={-1} ref={mergedRef as Ref<HTMLElement>} css={styles.main} {...props} />
  );
}
