'use client';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Spinner } from '../spinner/index.ts';
import { button, sizes, variants } from './button.styles.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. Use one `primary` per view. @default 'primary' */
  variant?: ButtonVariant;
  /** Height: 36, 44 or 52 px. @default 'md' */
  size?: ButtonSize;
  /**
   * Whether work started by this button is under way: it keeps focus, says that it is busy and ignores clicks.
   * @default false
   */
  loading?: boolean;
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action. To go somewhere, use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps): ReactElement {
  return (
    <button
      type={type}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      css={[button, variants[variant], sizes[size]]}
      {...props}
      onClick={loading ? ignoreClick : onClick}
    >
      {loading && <Spinner size="sm" />}
      {children}
    </button>
  );
}
