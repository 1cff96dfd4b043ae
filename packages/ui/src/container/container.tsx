/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { type ContainerWidth, container, widths } from './container.styles.ts';

export type { ContainerWidth } from './container.styles.ts';

export interface ContainerProps extends ComponentProps<'div'> {
  /** Maximum width: 1,200 px, or 720 px for running text. @default 'content' */
  width?: ContainerWidth;
  /** Whether the only child is rendered as the container. @default false */
  asChild?: boolean;
}

/** Centers content on the page and adds gutters. */
export function Container({ width = 'content', asChild = false, ...props }: ContainerProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={[container, widths[width]]} {...props} />;
}
