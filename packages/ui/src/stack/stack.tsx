/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { type Gap, gaps } from './gap.styles.ts';
import { aligns, type StackAlign, stack } from './stack.styles.ts';

export type { StackAlign } from './stack.styles.ts';

export interface StackProps extends ComponentProps<'div'> {
  /** Space between the children: a step of the space scale. @default 4 */
  gap?: Gap;
  /** Alignment of the children on the cross axis. @default 'stretch' */
  align?: StackAlign;
  /** Whether to render the only child as the stack, for example a list. @default false */
  asChild?: boolean;
}

/** Stacks its children vertically. */
export function Stack({ gap = 4, align = 'stretch', asChild = false, ...props }: StackProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={[stack, gaps[gap], aligns[align]]} {...props} />;
}
