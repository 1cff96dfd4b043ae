/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-context-menu';
import type { ComponentProps, ReactElement } from 'react';
import { floating } from '../internal/floating/floating.styles.ts';
import * as styles from '../internal/menu/menu.styles.ts';
import {
  MenuCheckboxItem,
  type MenuCheckboxItemProps,
  MenuGroup,
  type MenuGroupProps,
  MenuItem,
  type MenuItemProps,
  MenuLabel,
  type MenuLabelProps,
  MenuRadioGroup,
  type MenuRadioGroupProps,
  MenuRadioItem,
  type MenuRadioItemProps,
  MenuSubContent,
  type MenuSubContentProps,
  MenuSubTrigger,
  type MenuSubTriggerProps,
} from '../internal/menu/menu-parts.tsx';
import { OpenerProvider, useOpenerRef } from '../internal/portal/opener.tsx';
import { Portal, type PortalledProps } from '../internal/portal/portal.tsx';
import { useOpenerDirection } from '../internal/portal/use-opener-direction.ts';
import type {
  AsChildProps,
  OpenChangeProps,
  OpenProps,
} from '../internal/primitive-props/primitive-props.ts';

// Never modal: a modal menu adds a style element to the page, which a strict Content Security Policy blocks.
export type ContextMenuRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal' | 'dir'> & OpenChangeProps;

function DirectedRoot({ onOpenChange, ...props }: ContextMenuRootProps): ReactElement {
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

/**
 * Manages the open state of a menu at the pointer. Not everyone finds it, so offer its actions elsewhere too,
 * for example in a `DropdownMenu`.
 */
export function Root(props: ContextMenuRootProps): ReactElement {
  return (
    <OpenerProvider>
      <DirectedRoot {...props} />
    </OpenerProvider>
  );
}

export type ContextMenuTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * The area that the menu belongs to. A right click, a long press, the context menu key and Shift+F10 open the
 * menu. With `asChild`, the only child is rendered as the area.
 */
export function Trigger({ ref, ...props }: ContextMenuTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface ContextMenuContentProps extends ComponentProps<typeof Radix.Content>, PortalledProps {}

/**
 * The menu. Arrow keys move, letters jump to an item, Enter and Space select. Escape and a press outside
 * close it.
 */
export function Content({ container, ...props }: ContextMenuContentProps): ReactElement {
  return (
    <Portal primitive={Radix.Portal} container={container}>
      <Radix.Content collisionPadding={8} loop css={[floating, styles.content]} {...props} />
    </Portal>
  );
}

export type ContextMenuItemProps = MenuItemProps;

/** An action. `onSelect` is called for pointer and keys. Prevent its default to keep the menu open. */
export function Item(props: ContextMenuItemProps): ReactElement {
  return <MenuItem menu={Radix} {...props} />;
}

export type ContextMenuCheckboxItemProps = MenuCheckboxItemProps;

/** An item that is on or off. Prevent the default of `onSelect` to allow several changes in a row. */
export function CheckboxItem(props: ContextMenuCheckboxItemProps): ReactElement {
  return <MenuCheckboxItem menu={Radix} {...props} />;
}

export type ContextMenuGroupProps = MenuGroupProps;

/** A group of related items. */
export function Group(props: ContextMenuGroupProps): ReactElement {
  return <MenuGroup menu={Radix} {...props} />;
}

export type ContextMenuRadioGroupProps = MenuRadioGroupProps;

/** A group of `RadioItem`s with one selected value. */
export function RadioGroup(props: ContextMenuRadioGroupProps): ReactElement {
  return <MenuRadioGroup menu={Radix} {...props} />;
}

export type ContextMenuRadioItemProps = MenuRadioItemProps;

/** An option of a `RadioGroup`. */
export function RadioItem(props: ContextMenuRadioItemProps): ReactElement {
  return <MenuRadioItem menu={Radix} {...props} />;
}

export type ContextMenuLabelProps = MenuLabelProps;

/** Text between the items that can't be selected, such as the name of what the menu is about. */
export function Label(props: ContextMenuLabelProps): ReactElement {
  return <MenuLabel menu={Radix} {...props} />;
}

export type ContextMenuSeparatorProps = ComponentProps<typeof Radix.Separator>;

/** A line between groups. */
export function Separator(props: ContextMenuSeparatorProps): ReactElement {
  return <Radix.Separator css={styles.separator} {...props} />;
}

export type ContextMenuShortcutProps = ComponentProps<'kbd'>;

/**
 * The keys that trigger an item without the menu, shown at its end. They are only visual. Set
 * `aria-keyshortcuts` on the item to announce them.
 */
export function Shortcut(props: ContextMenuShortcutProps): ReactElement {
  return <kbd aria-hidden css={styles.shortcut} {...props} />;
}

export type ContextMenuSubProps = ComponentProps<typeof Radix.Sub> & OpenProps;

/** Manages the open state of a submenu. */
export function Sub(props: ContextMenuSubProps): ReactElement {
  return <Radix.Sub {...props} />;
}

export type ContextMenuSubTriggerProps = MenuSubTriggerProps;

/** The item that opens the submenu. */
export function SubTrigger(props: ContextMenuSubTriggerProps): ReactElement {
  return <MenuSubTrigger menu={Radix} {...props} />;
}

export type ContextMenuSubContentProps = MenuSubContentProps;

/** The submenu. */
export function SubContent(props: ContextMenuSubContentProps): ReactElement {
  return <MenuSubContent menu={Radix} {...props} />;
}
