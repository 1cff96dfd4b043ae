/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { Slot } from '../internal/slot/index.ts';
import type { TextSize, TextTone, TextWeight } from './text.styles.ts';
import * as styles from './text.styles.ts';

export type { TextSize, TextTone, TextWeight } from './text.styles.ts';

export interface TextProps extends ComponentProps<'p'> {
  /** 13, 14, 16, 17 to 19 or 19 to 23 px. @default 'md' */
  size?: TextSize;
  /** Color by role on the page. `gold` is reserved for the commitment. @default 'default' */
  tone?: TextTone;
  /** Thickness of the letters. @default 'regular' */
  weight?: TextWeight;
  /** Whether digits have equal width, so that numbers align and don't jitter. @default false */
  tabular?: boolean;
  /** Whether to render the only child as the text, for example a `span`. @default false */
  asChild?: boolean;
}

/** A paragraph, or with `asChild` any other element in the same type. */
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
