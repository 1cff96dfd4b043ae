/** @jsxImportSource #layered */
'use client';
import type * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { Check, ChevronRight } from '../../icon/drawing.tsx';
import { Icon } from '../../icon/index.ts';
import { floating } from '../floating/floating.styles.ts';
import { Portal, type PortalledProps } from '../portal/portal.tsx';
import type {
  CheckableProps,
  OptionProps,
  SelectableProps,
  SelectionProps,
} from '../primitive-props/primitive-props.ts';
import * as styles from './menu.styles.ts';

/** The parts that the menus of Radix have in common. */
type MenuPrimitive = Pick<
  typeof Radix,
  | 'CheckboxItem'
  | 'Group'
  | 'Item'
  | 'ItemIndicator'
  | 'Label'
  | 'Portal'
  | 'RadioGroup'
  | 'RadioItem'
  | 'SubContent'
  | 'SubTrigger'
>;

interface OfMenu {
  menu: MenuPrimitive;
}

export interface MenuItemProps extends ComponentProps<typeof Radix.Item>, SelectableProps {
  /** Whether the action is destructive. Put it last, after a separator. @default false */
  danger?: boolean;
}

export function MenuItem({ menu, danger = false, ...props }: MenuItemProps & OfMenu): ReactElement {
  return <menu.Item css={styles.item} {...(danger && { 'data-danger': '' })} {...props} />;
}

function CheckMark({ menu }: OfMenu): ReactElement {
  return (
    <menu.ItemIndicator data-part="indicator" css={styles.indicator}>
      <Icon icon={Check} size="sm" />
    </menu.ItemIndicator>
  );
}

export type MenuCheckboxItemProps = ComponentProps<typeof Radix.CheckboxItem> & CheckableProps;

export function MenuCheckboxItem({ menu, children, ...props }: MenuCheckboxItemProps & OfMenu): ReactElement {
  return (
    <menu.CheckboxItem css={styles.item} {...props}>
      {children}
      <CheckMark menu={menu} />
    </menu.CheckboxItem>
  );
}

export type MenuRadioItemProps = ComponentProps<typeof Radix.RadioItem> & OptionProps;

export function MenuRadioItem({ menu, children, ...props }: MenuRadioItemProps & OfMenu): ReactElement {
  return (
    <menu.RadioItem css={styles.item} {...props}>
      {children}
      <CheckMark menu={menu} />
    </menu.RadioItem>
  );
}

export interface MenuGroupProps extends ComponentProps<typeof Radix.Group> {
  /** What the items have in common. Shown above them and used as the name of the group. */
  label?: ReactNode;
}

export function MenuGroup({ menu, label, children, ...props }: MenuGroupProps & OfMenu): ReactElement {
  const labelId = useId();
  return (
    <menu.Group {...(label && { 'aria-labelledby': labelId })} {...props}>
      {label && (
        <MenuLabel menu={menu} id={labelId} data-part="label">
          {label}
        </MenuLabel>
      )}
      {children}
    </menu.Group>
  );
}

export interface MenuRadioGroupProps extends ComponentProps<typeof Radix.RadioGroup>, SelectionProps {
  /** What the items choose. Shown above them and used as the name of the group. */
  label?: ReactNode;
}

export function MenuRadioGroup({
  menu,
  label,
  children,
  ...props
}: MenuRadioGroupProps & OfMenu): ReactElement {
  const labelId = useId();
  return (
    <menu.RadioGroup {...(label && { 'aria-labelledby': labelId })} {...props}>
      {label && (
        <MenuLabel menu={menu} id={labelId} data-part="label">
          {label}
        </MenuLabel>
      )}
      {children}
    </menu.RadioGroup>
  );
}

export type MenuLabelProps = ComponentProps<typeof Radix.Label>;

export function MenuLabel({ menu, ...props }: MenuLabelProps & OfMenu): ReactElement {
  return <menu.Label css={styles.label} {...props} />;
}

export type MenuSubTriggerProps = ComponentProps<typeof Radix.SubTrigger>;

export function MenuSubTrigger({ menu, children, ...props }: MenuSubTriggerProps & OfMenu): ReactElement {
  return (
    <menu.SubTrigger css={styles.item} {...props}>
      {children}
      <span data-part="submenu-icon" css={styles.arrow}>
        <Icon icon={ChevronRight} size="sm" />
      </span>
    </menu.SubTrigger>
  );
}

export interface MenuSubContentProps extends ComponentProps<typeof Radix.SubContent>, PortalledProps {}

export function MenuSubContent({ menu, container, ...props }: MenuSubContentProps & OfMenu): ReactElement {
  return (
    <Portal primitive={menu.Portal} container={container}>
      <menu.SubContent
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
