/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { type EyebrowTone, eyebrow, tones } from './eyebrow.styles.ts';

export type { EyebrowTone } from './eyebrow.styles.ts';

export interface EyebrowProps extends ComponentProps<'p'> {
  /** The color. `gold` is reserved for the commitment. @default 'accent' */
  tone?: EyebrowTone;
}

/** A short label above a heading. */
export function Eyebrow({ tone = 'accent', ...props }: EyebrowProps): ReactElement {
  return <p css={[eyebrow, tones[tone]]} {...props} />;
}
