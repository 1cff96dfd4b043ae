/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type SpinnerSize, sizes, spinner } from './spinner.styles.ts';

export type { SpinnerSize } from './spinner.styles.ts';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Diameter: 16, 24 or 36 px. @default 'md' */
  size?: SpinnerSize;
  /** What is loading, announced politely. Omit it if visible text already says so. */
  label?: string | undefined;
}

/** Indicates ongoing work of unknown length. Prefer `Skeleton` if the shape of the result is known. */
export function Spinner({ size = 'md', label, ...props }: SpinnerProps): ReactElement {
  return (
    <span
      {...(label ? { role: 'status', 'aria-label': label } : { 'aria-hidden': true })}
      css={[spinner, sizes[size]]}
      {...props}
    />
  );
}
