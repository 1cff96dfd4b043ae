/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import { type CardPadding, card, interactive as interactiveStyle, paddings } from './card.styles.ts';

export type { CardPadding } from './card.styles.ts';

export interface CardProps extends ComponentProps<'div'> {
  /** Padding: 0, 16, 24, or fluid from 24 to 40 px. @default 'md' */
  padding?: CardPadding;
  /** Whether it reacts to hover. Use it if the whole card is, or contains, a single link. @default false */
  interactive?: boolean;
  /** Whether the only child is rendered as the card, for example an `article` or a link. @default false */
  asChild?: boolean;
}

/** A bordered surface for a single subject. */
export function Card({
  padding = 'md',
  interactive = false,
  asChild = false,
  ...props
}: CardProps): ReactElement {
  const Root = asChild ? Slot : 'div';
  return <Root css={[card, paddings[padding], interactive && interactiveStyle]} {...props} />;
}
