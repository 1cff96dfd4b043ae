'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../slot/index.ts';
import { prose } from './prose.styles.ts';

export interface ProseProps extends ComponentProps<'div'> {
  /** Whether the only child becomes the text, for example an `article`. @default false */
  asChild?: boolean;
}

/**
 * Running text from plain elements, such as those of an article or of Markdown: the rhythm of headings, paragraphs,
 * lists, quotes, tables, code and images. Components of the kit inside keep their own look.
 */
export function Prose({ asChild = false, ...props }: ProseProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={prose} {...props} />;
}
