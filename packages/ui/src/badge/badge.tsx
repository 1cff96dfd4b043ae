'use client';
import type { ComponentProps, ReactElement } from 'react';
import { badge, tones } from './badge.styles.ts';

export type BadgeTone = 'neutral' | 'accent' | 'gold' | 'success' | 'warning' | 'danger';

export interface BadgeProps extends ComponentProps<'span'> {
  /** `gold` belongs to the commitment alone. @default 'neutral' */
  tone?: BadgeTone;
}

/** A word or a count about the thing beside it. */
export function Badge({ tone = 'neutral', ...props }: BadgeProps): ReactElement {
  return <span css={[badge, tones[tone]]} {...props} />;
}
