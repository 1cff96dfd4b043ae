/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type SkeletonShape, shapes, skeleton } from './skeleton.styles.ts';

export type { SkeletonShape } from './skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** A line of text at the surrounding size, a block or a circle. @default 'text' */
  shape?: SkeletonShape;
  /** Width, as any CSS length. @default the whole line, 2.5rem for a circle */
  width?: string;
  /** Height, as any CSS length. @default the line's own, 6rem for a block */
  height?: string;
}

/** A placeholder in the shape of loading content. Mark the loading region with `aria-busy`. */
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
