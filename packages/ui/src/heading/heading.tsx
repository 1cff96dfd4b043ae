/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type HeadingSize, heading, sizes } from './heading.styles.ts';

export type { HeadingSize } from './heading.styles.ts';

export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** The level in the page outline: `h1` to `h6`. */
  level: HeadingLevel;
  /**
   * The visual size, independent of the level.
   * @default 'xl' for level 1, 'lg' for 2, 'md' for 3, 'sm' below
   */
  size?: HeadingSize;
}

const defaultSizes = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm', 5: 'sm', 6: 'sm' } satisfies Record<
  HeadingLevel,
  HeadingSize
>;

/** A heading. Its level sets its place in the page outline, its size sets the appearance. */
export function Heading({ level, size = defaultSizes[level], ...props }: HeadingProps): ReactElement {
  const Root = `h${level}` as const;
  return <Root css={[heading, sizes[size]]} {...props} />;
}
