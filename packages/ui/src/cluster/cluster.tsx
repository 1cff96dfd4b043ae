'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../slot/index.ts';
import { type Gap, gaps } from '../stack/gap.styles.ts';
import { aligns, cluster, justifies } from './cluster.styles.ts';

export type ClusterAlign = 'start' | 'center' | 'end' | 'baseline' | 'stretch';
export type ClusterJustify = 'start' | 'center' | 'end' | 'between';

export interface ClusterProps extends ComponentProps<'div'> {
  /** Space between the children and between lines: a step of the space scale. @default 3 */
  gap?: Gap;
  /** Where the children stand across the line. @default 'center' */
  align?: ClusterAlign;
  /** Where the children stand along the line. @default 'start' */
  justify?: ClusterJustify;
  /** Whether the only child becomes the cluster, for example a list. @default false */
  asChild?: boolean;
}

/** Puts its children side by side and wraps them where the line ends. */
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
