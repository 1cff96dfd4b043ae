/** @jsxImportSource #layered */
'use client';
import * as Menu from '@radix-ui/react-dropdown-menu';
import Check from 'lucide-react/icons/check';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { button as buttonStyle, sizes, variants } from '../button/button.styles.ts';
import { ChevronDown } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import { useDirectionOf } from '../internal/direction/use-text-direction.ts';
import * as styles from './data-table-toolbar.styles.ts';

interface ToolbarMenuProps {
  /** The label of the trigger. */
  trigger: ReactNode;
  /** Whether any of its settings is active. */
  active?: boolean;
  /** Whether it shows only in the list layout, which has no headings to press. */
  listOnly?: boolean;
  children: ReactNode;
}

/** A button of the toolbar with its menu. */
export function ToolbarMenu({ trigger, active, listOnly, children }: ToolbarMenuProps): ReactElement {
  const button = useRef<HTMLButtonElement>(null);
  const [direction, readDirection] = useDirectionOf();
  return (
    // Modal menus add a style element, which a strict Content Security Policy blocks.
    <Menu.Root
      modal={false}
      dir={direction}
      onOpenChange={(open) => {
        // The menu is rendered at the end of the page, which may have another direction than the table.
        if (open) readDirection(button.current);
      }}
    >
      <Menu.Trigger asChild>
        <button
          type="button"
          ref={button}
          data-active={active || undefined}
          data-part="trigger"
          css={[buttonStyle, variants.secondary, sizes.sm, styles.trigger, listOnly && styles.listOnly]}
        >
          {trigger}
          <Icon icon={ChevronDown} size="sm" />
        </button>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content align="start" sideOffset={6} collisionPadding={8} data-part="menu" css={styles.menu}>
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Keeps the menu open, because users often change several settings. */
const stayOpen = (event: Event) => event.preventDefault();

const mark = (
  <Menu.ItemIndicator data-part="menu-indicator" css={styles.menuMark}>
    <Icon icon={Check} size="sm" />
  </Menu.ItemIndicator>
);

interface CheckItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

export function CheckItem({ children, ...props }: CheckItemProps): ReactElement {
  return (
    <Menu.CheckboxItem data-part="menu-item" css={styles.menuItem} onSelect={stayOpen} {...props}>
      <span>{children}</span>
      {mark}
    </Menu.CheckboxItem>
  );
}

interface RadioItemsProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One of several options, under its own heading. */
export function RadioItems({ label, options, ...props }: RadioItemsProps): ReactElement {
  return (
    <Menu.RadioGroup aria-label={label} {...props}>
      <Menu.Label data-part="menu-label" css={styles.menuLabel}>
        {label}
      </Menu.Label>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          data-part="menu-item"
          css={styles.menuItem}
          onSelect={stayOpen}
        >
          <span>{option.label}</span>
          {mark}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function MenuGroup({ label, children }: { label: string; children: ReactNode }): ReactElement {
  return (
    <Menu.Group aria-label={label}>
      <Menu.Label data-part="menu-label" css={styles.menuLabel}>
        {label}
      </Menu.Label>
      {children}
    </Menu.Group>
  );
}

export function MenuSeparator(): ReactElement {
  return <Menu.Separator data-part="menu-separator" css={styles.menuSeparator} />;
}

export function MenuAction({
  onSelect,
  children,
}: {
  onSelect: () => void;
  children: ReactNode;
}): ReactElement {
  return (
    <Menu.Item data-part="menu-item" css={styles.menuItem} onSelect={onSelect}>
      {children}
    </Menu.Item>
  );
}
