/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type BadgeTone, badge, tones } from './badge.styles.ts';

export type { BadgeTone } from './badge.styles.ts';

export interface BadgeProps extends ComponentProps<'span'> {
  /** The color. `gold` is reserved for the commitment. @default 'neutral' */
  tone?: BadgeTone;
}

/** A word or a count for the element next to it. */
export function Badge({ tone = 'neutral', ...props }: BadgeProps): ReactElement {
  return <span css={[badge, tones[tone]]} {...props} />;
}
