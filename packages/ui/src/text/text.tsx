'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../slot/index.ts';
import * as styles from './text.styles.ts';

export type TextSize = 'xs' | 'sm' | 'md' | 'lg' | 'xl';
export type TextTone = 'default' | 'muted' | 'subtle' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';
export type TextWeight = 'regular' | 'medium' | 'semibold';

export interface TextProps extends ComponentProps<'p'> {
  /** 13, 14, 16, 17 to 19 or 19 to 23 px. @default 'md' */
  size?: TextSize;
  /** Its role in the reading order of the page. `gold` belongs to the commitment alone. @default 'default' */
  tone?: TextTone;
  /** @default 'regular' */
  weight?: TextWeight;
  /** Whether digits are of equal width, so that numbers line up and never jitter. @default false */
  tabular?: boolean;
  /** Whether the only child becomes the text, for example a `span`. @default false */
  asChild?: boolean;
}

/** A paragraph. With `asChild` any other element in the same type. */
export function Text({
  size = 'md',
  tone = 'default',
  weight = 'regular',
  tabular = false,
  asChild = false,
  ...props
}: TextProps): ReactElement {
  const Root = asChild ? Slot : 'p';
  return (
    <Root
      css={[
        styles.text,
        styles.sizes[size],
        styles.tones[tone],
        styles.weights[weight],
        tabular && styles.tabular,
      ]}
      {...props}
    />
  );
}
