'use client';
import * as Dialog from '@radix-ui/react-dialog';
import { Command, useCommandState } from 'cmdk';
import {
  type ComponentProps,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
  useDeferredValue,
  useRef,
  useState,
} from 'react';
import { Cross, drawing } from '../icon/drawing.tsx';
import { Icon, type IconComponent } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ModalContent } from '../modal/modal-content.tsx';
import { Spinner } from '../spinner/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import * as styles from './command-menu.styles.ts';
import { SearchInput } from './search-input.tsx';
import { useCommandShortcut } from './use-command-shortcut.ts';

const Glass = /* @__PURE__ */ drawing('M20 20l-4-4m2-5a7 7 0 1 1-14 0 7 7 0 0 1 14 0z');

const CloseContext = createContext<() => void>(() => {});

export interface CommandMenuRootProps {
  children?: ReactNode;
  /** Whether the menu is open, where the caller decides. */
  open?: boolean;
  /** Whether it is open at first, where the menu decides. @default false */
  defaultOpen?: boolean;
  /** Called when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** The key that opens and closes it together with Ctrl, on Apple's keyboards with ⌘. `null` for none. @default 'k' */
  shortcut?: string | null;
}

/** Holds whether the menu is open: by itself, or through `open` and `onOpenChange`. */
export function Root({
  open,
  defaultOpen = false,
  onOpenChange,
  shortcut = 'k',
  children,
}: CommandMenuRootProps): ReactElement {
  const [ownOpen, setOwnOpen] = useState(defaultOpen);
  const isOpen = open ?? ownOpen;

  function change(next: boolean): void {
    setOwnOpen(next);
    onOpenChange?.(next);
  }

  useCommandShortcut(() => change(!isOpen), shortcut);
  return (
    <CloseContext value={() => change(false)}>
      <Dialog.Root open={isOpen} onOpenChange={change}>
        {children}
      </Dialog.Root>
    </CloseContext>
  );
}

export type CommandMenuTriggerProps = ComponentProps<typeof Dialog.Trigger>;

/** A button that opens the menu, for those who do not know the keys. With `asChild` the only child becomes it. */
export function Trigger(props: CommandMenuTriggerProps): ReactElement {
  return <Dialog.Trigger {...props} />;
}

interface StatusProps {
  /** Whether there is nothing because the items are not drawn yet. */
  early: boolean;
  loading: boolean;
  loadingText: ReactNode;
  emptyText: ReactNode;
}

/** Says that there is nothing, or nothing yet. Results under way behind others are said, not shown. */
function Status({ early, loading, loadingText, emptyText }: StatusProps): ReactElement {
  const empty = useCommandState((state) => state.filtered.count === 0) && !early;
  return (
    <div role="status" css={[styles.status, !empty && visuallyHidden]}>
      {loading ? loadingText : empty && emptyText}
    </div>
  );
}

interface OpeningProps {
  /** @param drawn whether the first frame is over */
  children: (drawn: boolean) => ReactNode;
}

/**
 * Made at each opening, so that the search answers the key in one frame, however many items there are: what waits for
 * `drawn` follows in the next.
 */
function Opening({ children }: OpeningProps): ReactNode {
  return children(useDeferredValue(true, false));
}

export interface CommandMenuContentProps
  extends Omit<ComponentProps<typeof Dialog.Content>, 'aria-label' | 'asChild'> {
  /** The name of the menu. @default 'Commands' */
  label?: string;
  /** @default 'Search or run a command' */
  placeholder?: string;
  /** What is searched for, where the caller decides. */
  search?: string;
  /** Called on every change of the search, for example to ask a server. */
  onSearchChange?: (search: string) => void;
  /** Whether items that do not match the search are left out and the best come first. @default true */
  shouldFilter?: boolean;
  /** Whether more items are on their way. @default false */
  loading?: boolean;
  /** @default 'Searching' */
  loadingText?: ReactNode;
  /** What to say, and to try next, where nothing matches. @default 'Nothing found. Try another word.' */
  emptyText?: ReactNode;
  /** The name of the button in its corner. @default 'Close' */
  closeLabel?: string;
}

/**
 * The panel with its search and its items. Focus stays in the search: arrow keys, Home and End move through the items,
 * Enter runs one, Escape closes.
 */
export function Content({
  label = 'Commands',
  placeholder = 'Search or run a command',
  search,
  onSearchChange,
  shouldFilter = true,
  loading = false,
  loadingText = 'Searching',
  emptyText = 'Nothing found. Try another word.',
  closeLabel = 'Close',
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
  ...props
}: CommandMenuContentProps): ReactElement {
  const hadFocus = useRef<Element>(null);
  return (
    <ModalContent
      component="CommandMenu"
      onOpenAutoFocus={(event) => {
        hadFocus.current = document.activeElement;
        onOpenAutoFocus?.(event);
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        // The keys open the menu from anywhere, and that is where focus goes back to, not to a trigger.
        const back = hadFocus.current;
        if (event.defaultPrevented || !(back instanceof HTMLElement) || back === document.body) return;
        event.preventDefault();
        back.focus();
      }}
      css={styles.content}
      {...props}
    >
      <Dialog.Title css={visuallyHidden}>{label}</Dialog.Title>
      <Opening>
        {(drawn) => (
          <>
            <Command label={label} shouldFilter={shouldFilter} loop css={styles.command}>
              <div css={styles.search}>
                {loading ? <Spinner size="sm" css={styles.mark} /> : <Icon icon={Glass} css={styles.mark} />}
                <SearchInput
                  placeholder={placeholder}
                  css={styles.input}
                  {...(search !== undefined && { value: search })}
                  {...(onSearchChange && { onValueChange: onSearchChange })}
                />
              </div>
              <Command.List label={label} css={styles.list}>
                {drawn && children}
              </Command.List>
              <Status early={!drawn} loading={loading} loadingText={loadingText} emptyText={emptyText} />
            </Command>
            {drawn && (
              <Dialog.Close asChild>
                <IconButton label={closeLabel} size="sm" css={styles.close}>
                  <Icon icon={Cross} />
                </IconButton>
              </Dialog.Close>
            )}
          </>
        )}
      </Opening>
    </ModalContent>
  );
}

export interface CommandMenuGroupProps extends Omit<ComponentProps<typeof Command.Group>, 'asChild'> {
  /** What its items have in common. */
  heading: string;
}

/** Items under a heading. It shows as long as one of them matches. */
export function Group(props: CommandMenuGroupProps): ReactElement {
  return <Command.Group css={styles.group} {...props} />;
}

export interface CommandMenuItemProps extends Omit<ComponentProps<typeof Command.Item>, 'asChild'> {
  /** Its drawing: `import Users from 'lucide-react/icons/users'`. */
  icon?: IconComponent;
  /** The keys that do the same without the menu, one after the other: `G C`. The caller listens to them. */
  shortcut?: string;
  /** Whether the menu stays open when the item is run. @default false */
  keepOpen?: boolean;
}

/**
 * Something to do or a place to go, run by `onSelect`. The search looks at its text and its `keywords`. Give it a
 * `value`, text and all, where two items have the same text or the text changes.
 */
export function Item({
  icon,
  shortcut,
  keepOpen = false,
  value,
  onSelect,
  children,
  ...props
}: CommandMenuItemProps): ReactElement {
  const close = use(CloseContext);
  const text = value ?? (typeof children === 'string' ? children : undefined);
  return (
    <Command.Item
      {...(text !== undefined && { value: text })}
      onSelect={(selected) => {
        if (!keepOpen) close();
        onSelect?.(selected);
      }}
      css={styles.item}
      {...props}
    >
      {icon && <Icon icon={icon} css={styles.itemMark} />}
      <span css={styles.itemText}>{children}</span>
      {shortcut && (
        <span aria-hidden css={styles.keys}>
          {shortcut.split(' ').map((key) => (
            <kbd key={key} css={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </Command.Item>
  );
}
