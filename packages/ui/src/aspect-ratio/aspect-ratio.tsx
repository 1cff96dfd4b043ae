/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { box } from './aspect-ratio.styles.ts';

export interface AspectRatioProps extends ComponentProps<'div'> {
  /** Width divided by height, for example `16 / 9`. @default 1 */
  ratio?: number;
}

/**
 * Reserves the shape of an image, video or iframe before it loads. The child fills it and is cropped if
 * needed.
 */
export function AspectRatio({ ratio = 1, style, ...props }: AspectRatioProps): ReactElement {
  return <div css={box} style={{ aspectRatio: ratio, ...style }} {...props} />;
}
