import { Prose } from '@uplift/ui/prose';
import type { ComponentProps, ReactElement } from 'react';
import { text } from './piece-text.styles.ts';

export interface PieceTextProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  /** Made by `htmlOf`. */
  html: { __html: string };
}

/** The running text of a piece. */
export function PieceText({ html, ...props }: PieceTextProps): ReactElement {
  return <Prose css={text} {...props} dangerouslySetInnerHTML={html} />;
}
