'use client';
import type { ComponentProps, ReactElement } from 'react';
import { box } from './aspect-ratio.styles.ts';

export interface AspectRatioProps extends ComponentProps<'div'> {
  /** Width divided by height, `16 / 9` for instance. @default 1 */
  ratio?: number;
}

/** Keeps the shape of a picture, a film or a frame that is still on its way. The child fills it, cut where it must be. */
export function AspectRatio({ ratio = 1, style, ...props }: AspectRatioProps): ReactElement {
  return <div css={box} style={{ aspectRatio: ratio, ...style }} {...props} />;
}
