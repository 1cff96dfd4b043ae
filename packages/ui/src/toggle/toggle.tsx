/** @jsxImportSource #layered */
'use client';
import * as Radix from '@radix-ui/react-toggle';
import type { ComponentProps, ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import * as styles from './toggle.styles.ts';

export type ToggleVariant = 'secondary' | 'ghost';
export type ToggleSize = 'sm' | 'md';

export interface ToggleProps extends ComponentProps<'button'> {
  /** Whether the button is pressed (controlled). Alternative: `defaultPressed`. */
  pressed?: boolean;
  /** Whether the button is initially pressed. Alternative: `pressed`. @default false */
  defaultPressed?: boolean;
  /** Called with the new pressed state. */
  onPressedChange?: (pressed: boolean) => void;
  /** Visual weight. @default 'secondary' */
  variant?: ToggleVariant;
  /** Height: 36 or 44 px. @default 'md' */
  size?: ToggleSize;
  /** Accessible name if the button shows only an icon. Makes the button a square. */
  label?: string;
}

/**
 * A two-state button that turns something on or off. Its label names the thing, and stays the same in both
 * states. To choose one of several options, use `ToggleGroup`. For a setting in a form, use `Switch`.
 */
export function Toggle({ variant = 'secondary', size = 'md', label, ...props }: ToggleProps): ReactElement {
  return (
    <Radix.Root
      aria-label={label}
      css={[button, variants[variant], sizes[size], styles.toggle, label !== undefined && styles.square]}
      {...props}
    />
  );
}
