'use client';
import * as Radix from '@radix-ui/react-toggle';
import type { ComponentProps, ReactElement } from 'react';
import { button, sizes, variants } from '../button/button.styles.ts';
import * as styles from './toggle.styles.ts';

export type ToggleVariant = 'secondary' | 'ghost';
export type ToggleSize = 'sm' | 'md';

export interface ToggleProps extends ComponentProps<'button'> {
  /** Whether it is pressed, where the caller decides. Alternative: `defaultPressed`. */
  pressed?: boolean;
  /** Whether it is pressed at first. Alternative: `pressed`. @default false */
  defaultPressed?: boolean;
  /** Called with whether it is pressed now. */
  onPressedChange?: (pressed: boolean) => void;
  /** Visual weight. @default 'secondary' */
  variant?: ToggleVariant;
  /** Height: 36 or 44 px. @default 'md' */
  size?: ToggleSize;
  /** Its accessible name where it shows only an icon, which makes it a square. */
  label?: string;
}

/**
 * A button that stays pressed: something is on, or off. Its words say what, and stay the same in both states. To choose
 * one of several, use `ToggleGroup`; for a setting in a form, `Switch`.
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
