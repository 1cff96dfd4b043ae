/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, MouseEvent, ReactElement } from 'react';
import { Spinner } from '../spinner/index.ts';
import type { ButtonSize, ButtonVariant } from './button.styles.ts';
import * as styles from './button.styles.ts';

export type { ButtonSize, ButtonVariant } from './button.styles.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  /** Visual weight. Use one `primary` per view. @default 'primary' */
  variant?: ButtonVariant;
  /** Height: 36, 44 or 52 px. @default 'md' */
  size?: ButtonSize;
  /**
   * Whether the action started by this button is running. The button keeps focus, announces that it is busy
   * and ignores clicks.
   * @default false
   */
  loading?: boolean;
  /** Replaces the visible label and the accessible name while loading. Without it, only a spinner shows. */
  loadingLabel?: string;
}

function ignoreClick(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Starts an action. To navigate, use `LinkButton`. */
export function Button({
  variant = 'primary',
  size = 'md',
  loading = false,
  loadingLabel,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps): ReactElement {
  const replaced = loading && loadingLabel !== undefined;
  return (
    <button
      type={type}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      css={[styles.button, styles.variants[variant], styles.sizes[size]]}
      {...props}
      onClick={loading ? ignoreClick : onClick}
    >
      <span
        aria-hidden={replaced || undefined}
        data-part="label"
        css={[styles.label, loading && styles.coveredLabel]}
      >
        {children}
      </span>
      {loading && (
        <span data-part="progress" css={styles.progress}>
          <Spinner size="sm" />
          {replaced && <span>{loadingLabel}</span>}
        </span>
      )}
    </button>
  );
}
