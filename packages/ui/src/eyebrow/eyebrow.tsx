'use client';
import type { ComponentProps, ReactElement } from 'react';
import { eyebrow, tones } from './eyebrow.styles.ts';

export type EyebrowTone = 'accent' | 'gold' | 'subtle';

export interface EyebrowProps extends ComponentProps<'p'> {
  /** `gold` belongs to the commitment alone. @default 'accent' */
  tone?: EyebrowTone;
}

/** The short label above a heading. */
export function Eyebrow({ tone = 'accent', ...props }: EyebrowProps): ReactElement {
  return <p css={[eyebrow, tones[tone]]} {...props} />;
}
