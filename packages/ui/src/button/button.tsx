/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, MouseEvent, ReactElement, ReactNode } from 'react';
import { Slot } from '../internal/slot/index.ts';
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
  /** Whether the only child is rendered as the button, for example a `<label>` of a file input. @default false */
  asChild?: boolean;
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
  type,
  asChild = false,
  onClick,
  children,
  ...props
}: ButtonProps): ReactElement {
  const replaced = loading && loadingLabel !== undefined;
  const content = (label: ReactNode) => (
    <>
      <span
        aria-hidden={replaced || undefined}
        data-part="label"
        css={[styles.label, loading && styles.coveredLabel]}
      >
        {label}
      </span>
      {loading && (
        <span data-part="progress" css={styles.progress}>
          <Spinner size="sm" />
          {replaced && (
            <span data-part="progress-label" css={styles.progressLabel}>
              {loadingLabel}
            </span>
          )}
        </span>
      )}
    </>
  );
  const attributes = {
    ...(loading && { 'aria-busy': true, 'aria-disabled': true }),
    css: [styles.button, styles.variants[variant], styles.sizes[size]],
    ...(type && { type }),
    ...props,
    onClick: loading ? ignoreClick : onClick,
  };
  if (asChild) {
    return (
      <Slot renderContent={content} {...attributes}>
        {children}
      </Slot>
    );
  }
  return (
    <button type="button" {...attributes}>
      {content(children)}
    </button>
  );
}
