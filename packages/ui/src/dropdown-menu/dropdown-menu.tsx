/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
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
import type { AsChildProps, OpenProps, PlacementProps } from '../internal/primitive-props/primitive-props.ts';

// Never modal: a modal menu adds a style element to the page, which a strict Content Security Policy blocks.
export type DropdownMenuRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal' | 'dir'> & OpenProps;

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

export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger> & AsChildProps;

/**
 * Opens the menu and gets focus back when it closes. With `asChild`, the only child is rendered as the
 * button.
 */
export function Trigger({ ref, ...props }: DropdownMenuTriggerProps): ReactElement {
  return <Radix.Trigger ref={useOpenerRef(ref)} {...props} />;
}

export interface DropdownMenuContentProps
  extends ComponentProps<typeof Radix.Content>,
    PlacementProps,
    PortalledProps {}

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

export type DropdownMenuItemProps = MenuItemProps;

/** An action. `onSelect` is called for pointer and keys. Prevent its default to keep the menu open. */
export function Item(props: DropdownMenuItemProps): ReactElement {
  return <MenuItem menu={Radix} {...props} />;
}

export type DropdownMenuCheckboxItemProps = MenuCheckboxItemProps;

/** An item that is on or off. Prevent the default of `onSelect` to allow several changes in a row. */
export function CheckboxItem(props: DropdownMenuCheckboxItemProps): ReactElement {
  return <MenuCheckboxItem menu={Radix} {...props} />;
}

export type DropdownMenuGroupProps = MenuGroupProps;

/** A group of related items. */
export function Group(props: DropdownMenuGroupProps): ReactElement {
  return <MenuGroup menu={Radix} {...props} />;
}

export type DropdownMenuRadioGroupProps = MenuRadioGroupProps;

/** A group of `RadioItem`s with one selected value. */
export function RadioGroup(props: DropdownMenuRadioGroupProps): ReactElement {
  return <MenuRadioGroup menu={Radix} {...props} />;
}

export type DropdownMenuRadioItemProps = MenuRadioItemProps;

/** An option of a `RadioGroup`. */
export function RadioItem(props: DropdownMenuRadioItemProps): ReactElement {
  return <MenuRadioItem menu={Radix} {...props} />;
}

export type DropdownMenuLabelProps = MenuLabelProps;

/** Text between the items that can't be selected, such as the name of the signed-in user. */
export function Label(props: DropdownMenuLabelProps): ReactElement {
  return <MenuLabel menu={Radix} {...props} />;
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

export type DropdownMenuSubProps = ComponentProps<typeof Radix.Sub> & OpenProps;

/** Manages the open state of a submenu. */
export function Sub(props: DropdownMenuSubProps): ReactElement {
  return <Radix.Sub {...props} />;
}

export type DropdownMenuSubTriggerProps = MenuSubTriggerProps;

/** The item that opens the submenu. */
export function SubTrigger(props: DropdownMenuSubTriggerProps): ReactElement {
  return <MenuSubTrigger menu={Radix} {...props} />;
}

export type DropdownMenuSubContentProps = MenuSubContentProps;

/** The submenu. */
export function SubContent(props: DropdownMenuSubContentProps): ReactElement {
  return <MenuSubContent menu={Radix} {...props} />;
}
