/** @jsxImportSource #layered */
'use client';
import type { SerializedStyles } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { button as buttonStyle, sizes, variants } from '../button/button.styles.ts';
import { DropdownMenu } from '../dropdown-menu/index.ts';
import { ChevronDown } from '../icon/drawing.tsx';
import { Icon } from '../icon/index.ts';
import * as styles from './data-table-toolbar.styles.ts';

interface ToolbarMenuProps {
  /** The label of the trigger. */
  trigger: ReactNode;
  /** Whether any of its settings is active. */
  active?: boolean;
  /** Styles for its place in the toolbar. */
  placement?: SerializedStyles;
  children: ReactNode;
}

/** A button of the toolbar with its menu. */
export function ToolbarMenu({ trigger, active, placement, children }: ToolbarMenuProps): ReactElement {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger
        data-part="trigger"
        data-active={active || undefined}
        css={[buttonStyle, variants.secondary, sizes.sm, styles.trigger, placement]}
      >
        {trigger}
        <Icon icon={ChevronDown} size="sm" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content data-part="menu">{children}</DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

/** Keeps the menu open, because users often change several settings. */
const stayOpen = (event: Event) => event.preventDefault();

interface CheckItemProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  children: ReactNode;
}

export function CheckItem(props: CheckItemProps): ReactElement {
  return <DropdownMenu.CheckboxItem onSelect={stayOpen} {...props} />;
}

interface RadioItemsProps {
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: string }[];
}

/** One of several options, under its own heading. */
export function RadioItems({ options, ...props }: RadioItemsProps): ReactElement {
  return (
    <DropdownMenu.RadioGroup {...props}>
      {options.map(({ value, label }) => (
        <DropdownMenu.RadioItem key={value} value={value} onSelect={stayOpen}>
          {label}
        </DropdownMenu.RadioItem>
      ))}
    </DropdownMenu.RadioGroup>
  );
}
