import { Prose } from '@uplift/ui/prose';
import type { ComponentProps, ReactElement } from 'react';
import { text } from './piece-text.styles.ts';

export interface PieceTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** The result of `htmlOf`. */
  html: { __html: string };
}

/** The text of a resource. */
export function PieceText({ html, ...props }: PieceTextProps): ReactElement {
  return <Prose css={text} {...props} dangerouslySetInnerHTML={html} />;
}
