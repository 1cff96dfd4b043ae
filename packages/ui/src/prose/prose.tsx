/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { prose } from './prose.styles.ts';

export interface ProseProps extends ComponentProps<'div'> {
  /** Whether to render the only child as the container, for example an `article`. @default false */
  asChild?: boolean;
}

/**
 * Styles running text made of plain elements, such as an article or Markdown: the rhythm of headings,
 * paragraphs, lists, quotes, tables, code and images. Components of the kit inside keep their own styles.
 */
export function Prose({ asChild = false, ...props }: ProseProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={prose} {...props} />;
}
