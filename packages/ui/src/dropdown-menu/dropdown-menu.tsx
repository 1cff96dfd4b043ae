'use client';
import * as Radix from '@radix-ui/react-dropdown-menu';
import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { readTextDirection, type TextDirection } from '../direction/read-text-direction.ts';
import { floating } from '../floating/floating.styles.ts';
import { Icon } from '../icon/index.ts';
import * as styles from './dropdown-menu.styles.ts';

/** The menu is put at the end of the page, so that is whose direction it has. */
function readPageDirection(): TextDirection {
  if (typeof document === 'undefined') return 'ltr';
  return readTextDirection(document.body);
}

// Never modal: a modal menu would add a style element to the page, which a strict content security policy forbids.
export type DropdownMenuRootProps = Omit<ComponentProps<typeof Radix.Root>, 'modal' | 'dir'>;

/** Holds whether the menu is open: by itself, or through `open` and `onOpenChange`. */
export function Root({ onOpenChange, ...props }: DropdownMenuRootProps): ReactElement {
  const [direction, setDirection] = useState(readPageDirection);
  return (
    <Radix.Root
      modal={false}
      dir={direction}
      onOpenChange={(open) => {
        if (open) setDirection(readPageDirection());
        onOpenChange?.(open);
      }}
      {...props}
    />
  );
}

export type DropdownMenuTriggerProps = ComponentProps<typeof Radix.Trigger>;

/** The button that opens the menu and gets focus back. With `asChild` the only child becomes it. */
export function Trigger(props: DropdownMenuTriggerProps): ReactElement {
  return <Radix.Trigger {...props} />;
}

export type DropdownMenuContentProps = ComponentProps<typeof Radix.Content>;

/** The menu: arrow keys move, letters jump, Enter and Space choose, Escape and a press outside close. */
export function Content(props: DropdownMenuContentProps): ReactElement {
  return (
    <Radix.Portal>
      <Radix.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        loop
        css={[floating, styles.content]}
        {...props}
      />
    </Radix.Portal>
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof Radix.Item> {
  /** Whether it destroys something. Put it last, behind a separator. @default false */
  danger?: boolean;
}

/** An action. `onSelect` is called for pointer and keys alike; prevent its default to keep the menu open. */
export function Item({ danger = false, ...props }: DropdownMenuItemProps): ReactElement {
  return <Radix.Item css={styles.item} {...(danger && { 'data-danger': '' })} {...props} />;
}

function CheckMark(): ReactElement {
  return (
    <Radix.ItemIndicator css={styles.indicator}>
      <Icon icon={Check} size="sm" />
    </Radix.ItemIndicator>
  );
}

export type DropdownMenuCheckboxItemProps = ComponentProps<typeof Radix.CheckboxItem>;

/** Something that is on or off. Prevent the default of `onSelect` to let several be chosen in one go. */
export function CheckboxItem({ children, ...props }: DropdownMenuCheckboxItemProps): ReactElement {
  return (
    <Radix.CheckboxItem css={styles.item} {...props}>
      {children}
      <CheckMark />
    </Radix.CheckboxItem>
  );
}

export interface DropdownMenuGroupProps extends ComponentProps<typeof Radix.Group> {
  /** What the items have in common: shown above them, and the name of the group. */
  label?: ReactNode;
}

/** Items that belong together. */
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
  /** What is chosen here: shown above the items, and the name of the group. */
  label?: ReactNode;
}

/** Holds which one of its `RadioItem`s is chosen. */
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

/** One choice of a `RadioGroup`. */
export function RadioItem({ children, ...props }: DropdownMenuRadioItemProps): ReactElement {
  return (
    <Radix.RadioItem css={styles.item} {...props}>
      {children}
      <CheckMark />
    </Radix.RadioItem>
  );
}

export type DropdownMenuLabelProps = ComponentProps<typeof Radix.Label>;

/** Words between the items that cannot be chosen, such as who is signed in. */
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
 * The keys that do the same without the menu, at the end of an item. They are for the eye: say them to everyone through
 * `aria-keyshortcuts` on the item.
 */
export function Shortcut(props: DropdownMenuShortcutProps): ReactElement {
  return <kbd aria-hidden css={styles.shortcut} {...props} />;
}

export type DropdownMenuSubProps = ComponentProps<typeof Radix.Sub>;

/** Holds whether a menu within the menu is open. */
export function Sub(props: DropdownMenuSubProps): ReactElement {
  return <Radix.Sub {...props} />;
}

export type DropdownMenuSubTriggerProps = ComponentProps<typeof Radix.SubTrigger>;

/** The item that opens the menu within. */
export function SubTrigger({ children, ...props }: DropdownMenuSubTriggerProps): ReactElement {
  return (
    <Radix.SubTrigger css={styles.item} {...props}>
      {children}
      <span css={styles.arrow}>
        <Icon icon={ChevronRight} size="sm" />
      </span>
    </Radix.SubTrigger>
  );
}

export type DropdownMenuSubContentProps = ComponentProps<typeof Radix.SubContent>;

/** The menu within. */
export function SubContent(props: DropdownMenuSubContentProps): ReactElement {
  return (
    <Radix.Portal>
      <Radix.SubContent
        sideOffset={4}
        alignOffset={-5}
        collisionPadding={8}
        loop
        css={[floating, styles.content]}
        {...props}
      />
    </Radix.Portal>
  );
}
