/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Icon } from '../icon/index.ts';
import { floating } from '../internal/floating/floating.styles.ts';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import { useOpenerDirection } from '../internal/portal/use-opener-direction.ts';
import * as styles from './dropdown-menu.styles.ts';

// Never modal: a modal menu adds a style element to the page, which a strict Content Security Policy blocks.
export type DropdownMenuRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal' | 'dir'>;

function DirectedRoot({ onOpenChange, ...props }: DropdownMenuRootProps): ReactElement {
  const [direction, readDirection] = useOpenerDirection();
  return (
    <Radix.Root
      modal={false}
      dir={direction}
      onOpenChange={(open) => {
        if (open) readDirection();
        onOpenChange?.(open);
      }}
      {...props}
    />
  );
}

/** Manages the open state. Uncontrolled by default. Pass `open` and `onOpenChange` to control it. */
export function Root(props: DropdownMenuRootProps): ReactElement {
  return (
    <OpenerProvider>
      <DirectedRoot {...props} />
    </OpenerProvider>
  );
}

export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/**
 * Opens the menu and gets focus back when it closes. With `asChild`, the only child is rendered as the
 * button.
 */
export function Trigger({ ref, ...props }: DropdownMenuTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface DropdownMenuContentProps extends ComponentProps<typeof Radix.Content>, PortalledProps {}

/**
 * The menu. Arrow keys move, letters jump to an item, Enter and Space select. Escape and a press outside
 * close it.
 */
export function Content({ container, ...props }: DropdownMenuContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        loop
        css={[floating, styles.content]}
        {...props}
      />
    </Portal>
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Whether the action is destructive. Put it last, after a separator. @default false */
  danger?: boolean;
}

/** An action. `onSelect` is called for pointer and keys. Prevent its default to keep the menu open. */
export function Item({ danger = false, ...props }: DropdownMenuItemProps): ReactElement {
  return <Radix.Item css={styles.item} {...(danger && { 'data-danger': '' })} {...props} />;
}

function CheckMark(): ReactElement {
  return (
    <Radix.ItemIndicator data-part="indicator" css={styles.indicator}>
      <Icon icon={Check} size="sm" />
    </Radix.ItemIndicator>
  );
}

export type DropdownMenuCheckboxItemProps = ComponentProps<typeof Radix.CheckboxItem>;

/** An item that is on or off. Prevent the default of `onSelect` to allow several changes in a row. */
export function CheckboxItem({ children, ...props }: DropdownMenuCheckboxItemProps): ReactElement {
  return (
    <Radix.CheckboxItem css={styles.item} {...props}>
      {children}
      <CheckMark />
    </Radix.CheckboxItem>
  );
}

export interface DropdownMenuGroupProps extends ComponentProps<typeof Radix.Group> {
  /** What the items have in common. Shown above them and used as the name of the group. */
  label?: ReactNode;
}

/** A group of related items. */
export function Group({ label, children, ...props }: DropdownMenuGroupProps): ReactElement {
  const labelId = useId();
  return (
    <Radix.Group {...(label && { 'aria-labelledby': labelId })} {...props}>
      {label && <Label id={labelId}>{label}</Label>}
      {children}
    </Radix.Group>
  );
}

export interface DropdownMenuRadioGroupProps extends ComponentProps<typeof Radix.RadioGroup> {
  /** What the items choose. Shown above them and used as the name of the group. */
  label?: ReactNode;
}

/** A group of `RadioItem`s with one selected value. */
export function RadioGroup({ label, children, ...props }: DropdownMenuRadioGroupProps): ReactElement {
  const labelId = useId();
  return (
    <Radix.RadioGroup {...(label && { 'aria-labelledby': labelId })} {...props}>
      {label && <Label id={labelId}>{label}</Label>}
      {children}
    </Radix.RadioGroup>
  );
}

export type DropdownMenuRadioItemProps = ComponentProps<typeof Radix.RadioItem>;

/** An option of a `RadioGroup`. */
export function RadioItem({ children, ...props }: DropdownMenuRadioItemProps): ReactElement {
  return (
    <Radix.RadioItem css={styles.item} {...props}>
      {children}
      <CheckMark />
    </Radix.RadioItem>
  );
}

export type DropdownMenuLabelProps = ComponentProps<typeof Radix.Label>;

/** Text between the items that can't be selected, such as the name of the signed-in user. */
export function Label(props: DropdownMenuLabelProps): ReactElement {
  return <Radix.Label css={styles.label} {...props} />;
}

export type DropdownMenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

/** A line between groups. */
export function Separator(props: DropdownMenuSeparatorProps): ReactElement {
  return <Radix.Separator css={styles.separator} {...props} />;
}

export type DropdownMenuShortcutProps = ComponentProps<'kbd'>;

/**
 * The keys that trigger an item without the menu, shown at its end. They are only visual. Set
 * `aria-keyshortcuts` on the item to announce them.
 */
export function Shortcut(props: DropdownMenuShortcutProps): ReactElement {
  return <kbd aria-hidden css={styles.shortcut} {...props} />;
}

export type DropdownMenuSubProps = ComponentProps<typeof Radix.Sub>;

/** Manages the open state of a submenu. */
export function Sub(props: DropdownMenuSubProps): ReactElement {
  return <Radix.Sub {...props} />;
}

export type DropdownMenuSubTriggerProps = ComponentProps<typeof Radix.SubTrigger>;

/** The item that opens the submenu. */
export function SubTrigger({ children, ...props }: DropdownMenuSubTriggerProps): ReactElement {
  return (
    <Radix.SubTrigger css={styles.item} {...props}>
      {children}
      <span data-part="submenu-icon" css={styles.arrow}>
        <Icon icon={ChevronRight} size="sm" />
      </span>
    </Radix.SubTrigger>
  );
}

export interface DropdownMenuSubContentProps
  extends ComponentProps<typeof Radix.SubContent>,
    PortalledProps {}

/** The submenu. */
export function SubContent({ container, ...props }: DropdownMenuSubContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.SubContent
        sideOffset={4}
        alignOffset={-5}
        collisionPadding={8}
        loop
        css={[floating, styles.content]}
        {...props}
      />
    </Portal>
  );
}
