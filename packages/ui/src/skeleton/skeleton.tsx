'use client';
import type { ComponentProps, ReactElement } from 'react';
import { shapes, skeleton } from './skeleton.styles.ts';

export type SkeletonShape = 'text' | 'block' | 'circle';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A line of text in the size around it, a block, or a circle. @default 'text' */
  shape?: SkeletonShape;
  /** Any CSS length. @default the whole line, 2.5rem for a circle */
  width?: string;
  /** Any CSS length. @default the line's own, 6rem for a block */
  height?: string;
}

/** Stands where content will stand, in its shape. Mark the region that waits with `aria-busy`. */
export function Skeleton({ shape = 'text', width, height, style, ...props }: SkeletonProps): ReactElement {
  return (
    <span
      aria-hidden
      css={[skeleton, shapes[shape]]}
      style={{ ...(width && { inlineSize: width }), ...(height && { blockSize: height }), ...style }}
      {...props}
    />
  );
}
