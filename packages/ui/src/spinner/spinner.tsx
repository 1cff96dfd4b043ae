'use client';
import type { ComponentProps, ReactElement } from 'react';
import { sizes, spinner } from './spinner.styles.ts';

export type SpinnerSize = 'sm' | 'md' | 'lg';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter: 16, 24 or 36 px. @default 'md' */
  size?: SpinnerSize;
  /** What is awaited, announced politely. Leave it out where visible text says so already. */
  label?: string | undefined;
}

/** Work of unknown length under way. Prefer `Skeleton` where the shape of the result is known. */
export function Spinner({ size = 'md', label, ...props }: SpinnerProps): ReactElement {
  return (
    <span
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      css={[spinner, sizes[size]]}
      {...props}
    />
  );
}
