/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { type Gap, gaps } from '../stack/gap.styles.ts';
import { aligns, type ClusterAlign, type ClusterJustify, cluster, justifies } from './cluster.styles.ts';

export type { ClusterAlign, ClusterJustify } from './cluster.styles.ts';

export interface ClusterProps extends ComponentProps<'div'> {
  /** Gap between the children and between lines: a step of the space scale. @default 3 */
  gap?: Gap;
  /** Alignment of the children across the line. @default 'center' */
  align?: ClusterAlign;
  /** Alignment of the children along the line. @default 'start' */
  justify?: ClusterJustify;
  /** Whether the only child is rendered as the cluster, for example a list. @default false */
  asChild?: boolean;
}

/** Places its children side by side and wraps them at the end of the line. */
export function Cluster({
  gap = 3,
  align = 'center',
  justify = 'start',
  asChild = false,
  ...props
}: ClusterProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={[cluster, gaps[gap], aligns[align], justifies[justify]]} {...props} />;
}
