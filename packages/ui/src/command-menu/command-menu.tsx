/** @jsxImportSource #layered */
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
import { useMessages } from '../foundations/locale/index.ts';
import { Cross, MagnifyingGlass } from '../icon/drawing.tsx';
import { Icon, type IconComponent } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { ModalContent } from '../internal/modal/modal-content.tsx';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import type { PortalledProps } from '../internal/portal/portal.tsx';
import { fadeBlock } from '../scroll-area/edge-fade.styles.ts';
import { Spinner } from '../spinner/index.ts';
import { visuallyHidden } from '../visually-hidden/visually-hidden.styles.ts';
import { type CommandMenuMessages, commandMenuMessages } from './command-menu.messages.ts';
import * as styles from './command-menu.styles.ts';
import { matchWords } from './match-words.ts';
import { SearchInput } from './search-input.tsx';
import { useCommandShortcut } from './use-command-shortcut.ts';

const CloseContext = createContext<() => void>(() => {});

export interface CommandMenuRootProps {
  /** A `CommandMenu.Trigger`, if there is one, and a `CommandMenu.Content`. */
  children?: ReactNode;
  /** Whether the menu is open, if controlled. */
  open?: boolean;
  /** Whether the menu is initially open, if uncontrolled. @default false */
  defaultOpen?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /**
   * The key that toggles the menu together with Ctrl (⌘ on Apple keyboards). `null` for none.
   * @default 'k'
   */
  shortcut?: string | null;
}

/** Manages the open state. Uncontrolled by default. Pass `open` and `onOpenChange` to control it. */
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
      <OpenerProvider>
        <Dialog.Root open={isOpen} onOpenChange={change}>
          {children}
        </Dialog.Root>
      </OpenerProvider>
    </CloseContext>
  );
}

export type CommandMenuTriggerProps = ComponentProps<typeof Dialog.Trigger>;

/**
 * A button that opens the menu, for users who don't know the shortcut. With `asChild`, the only child is
 * rendered as the button.
 */
export function Trigger({ ref, ...props }: CommandMenuTriggerProps): ReactElement {
  return <Dialog.Trigger ref={useOpenerRef(ref)} {...props} />;
}

interface StatusProps {
  /** Whether the list is empty because the items haven't rendered yet. */
  early: boolean;
  loading: boolean;
  messages: CommandMenuMessages;
}

/** Shows and announces an empty or loading list. While results are visible, loading is only announced. */
function Status({ early, loading, messages }: StatusProps): ReactElement {
  const empty = useCommandState((state) => state.filtered.count === 0) && !early;
  return (
    <div role="status" data-part="status" css={[styles.status, !empty && visuallyHidden]}>
      {loading ? messages.loading : empty && messages.empty}
    </div>
  );
}

const hints = [
  { keys: ['↑', '↓'], message: 'navigate' },
  { keys: ['↵'], message: 'select' },
  { keys: ['Esc'], message: 'close' },
] as const;

/** The keys of the menu. Hidden from screen readers, which announce the keys of a combobox. */
function Keys({ messages }: { messages: CommandMenuMessages }): ReactElement {
  return (
    <div aria-hidden data-part="footer" css={styles.footer}>
      {hints.map(({ keys, message }) => (
        <span key={message} data-part="hint" css={styles.hint}>
          {keys.map((key) => (
            <kbd key={key} data-part="key" css={styles.key}>
              {key}
            </kbd>
          ))}
          {messages[message]}
        </span>
      ))}
    </div>
  );
}

interface OpeningProps {
  /** @param drawn Whether the first frame has rendered. */
  children: (drawn: boolean) => ReactNode;
}

/**
 * Mounted on every opening, so the search responds to the shortcut within one frame, whatever the number of
 * items. Content that waits for `drawn` renders in the next frame.
 */
function Opening({ children }: OpeningProps): ReactNode {
  return children(useDeferredValue(true, false));
}

export interface CommandMenuContentProps
  extends Omit<ComponentProps<typeof Dialog.Content>, 'aria-label' | 'asChild'>,
    PortalledProps {
  /** The accessible name of the menu. @default 'Commands' */
  label?: string;
  /** @default 'Search or run a command' */
  placeholder?: string;
  /** The search text, if controlled. */
  search?: string;
  /** Called when the search text changes, for example to query a server. */
  onSearchChange?: (search: string) => void;
  /** Whether to hide items that don't contain every word of the search, and show the best matches first. @default true */
  shouldFilter?: boolean;
  /** Whether more items are loading. @default false */
  loading?: boolean;
  /** Overrides the built-in texts. */
  messages?: Partial<CommandMenuMessages>;
}

/**
 * The panel with the search and the items. Focus stays in the search. Arrow keys, Home and End move through
 * the items, Enter runs one and Escape closes the menu.
 */
export function Content({
  label: ownLabel,
  placeholder,
  search,
  onSearchChange,
  shouldFilter = true,
  loading = false,
  messages: ownMessages,
  onOpenAutoFocus,
  onCloseAutoFocus,
  children,
  ...props
}: CommandMenuContentProps): ReactElement {
  const messages = useMessages('commandMenu', commandMenuMessages, ownMessages);
  const label = ownLabel ?? messages.label;
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
        // The shortcut opens the menu from anywhere, so focus returns to that element and not to a trigger.
        const back = hadFocus.current;
        if (event.defaultPrevented || !(back instanceof HTMLElement) || back === document.body) return;
        event.preventDefault();
        back.focus();
      }}
      css={styles.content}
      {...props}
    >
      <Dialog.Title data-part="title" css={visuallyHidden}>
        {label}
      </Dialog.Title>
      <Opening>
        {(drawn) => (
          <>
            <Command
              label={label}
              shouldFilter={shouldFilter}
              filter={matchWords}
              loop
              data-part="command"
              css={styles.command}
            >
              <div data-part="search" css={styles.search}>
                {loading ? (
                  <Spinner size="sm" data-part="search-icon" css={styles.mark} />
                ) : (
                  <Icon icon={MagnifyingGlass} data-part="search-icon" css={styles.mark} />
                )}
                <SearchInput
                  placeholder={placeholder ?? messages.placeholder}
                  data-part="input"
                  css={styles.input}
                  {...(search !== undefined && { value: search })}
                  {...(onSearchChange && { onValueChange: onSearchChange })}
                />
              </div>
              <Command.List label={label} data-part="list" css={[styles.list, fadeBlock]}>
                {drawn && children}
              </Command.List>
              <Status early={!drawn} loading={loading} messages={messages} />
              <Keys messages={messages} />
            </Command>
            {drawn && (
              <Dialog.Close asChild>
                <IconButton label={messages.close} size="sm" data-part="close" css={styles.close}>
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
  /** What the items have in common. Shown above them. */
  heading: string;
}

/** Items under a heading. Visible while at least one of them matches. */
export function Group(props: CommandMenuGroupProps): ReactElement {
  return <Command.Group css={styles.group} {...props} />;
}

export interface CommandMenuItemProps extends Omit<ComponentProps<typeof Command.Item>, 'asChild'> {
  /** The icon: `import Users from 'lucide-react/icons/users'`. */
  icon?: IconComponent;
  /** The keys that run the item without the menu, in sequence: `G C`. The caller handles these keys. */
  shortcut?: string;
  /** Whether the menu stays open when the item runs. @default false */
  keepOpen?: boolean;
}

/**
 * An action or a destination, run by `onSelect`. The search matches its text and its `keywords`. If two items
 * have the same text or the text changes, set a `value` that includes the text.
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
      {icon && <Icon icon={icon} data-part="item-icon" css={styles.itemMark} />}
      <span data-part="item-label" css={styles.itemText}>
        {children}
      </span>
      {shortcut && (
        <span aria-hidden data-part="item-keys" css={styles.keys}>
          {shortcut.split(' ').map((key) => (
            <kbd key={key} data-part="key" css={styles.key}>
              {key}
            </kbd>
          ))}
        </span>
      )}
    </Command.Item>
  );
}
