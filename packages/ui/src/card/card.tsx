'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../slot/index.ts';
import { card, interactive as interactiveStyle, paddings } from './card.styles.ts';

export type CardPadding = 'none' | 'sm' | 'md' | 'lg';

export interface CardProps extends ComponentProps<'div'> {
  /** 0, 16, 24 or 24 to 40 px. @default 'md' */
  padding?: CardPadding;
  /** Whether it answers to the pointer. Use it when the whole card is, or holds, one link. @default false */
  interactive?: boolean;
  /** Whether the only child becomes the card, for example an `article` or a link. @default false */
  asChild?: boolean;
}

/** A surface with a hairline that holds one thing. */
export function Card({
  padding = 'md',
  interactive = false,
  asChild = false,
  ...props
}: CardProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={[card, paddings[padding], interactive && interactiveStyle]} {...props} />;
}
