/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { type Gap, gaps } from '../stack/gap.styles.ts';
import { columns, grid } from './grid.styles.ts';

export interface GridProps extends ComponentProps<'div'> {
  /** The minimum width of a column before the grid drops one: any CSS length. @default '18rem' */
  minColumn?: string;
  /** The gap between cells: a step of the space scale. @default 6 */
  gap?: Gap;
  /** Whether a few children keep the width of a column instead of filling the line. @default false */
  keepColumns?: boolean;
  /** Whether the only child is rendered as the grid, for example a list. @default false */
  asChild?: boolean;
}

/** Equal columns, as many as fit, without breakpoints. */
export function Grid({
  minColumn = '18rem',
  gap = 6,
  keepColumns = false,
  asChild = false,
  ...props
}: GridProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={[grid, gaps[gap], columns(minColumn, keepColumns)]} {...props} />;
}
