/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { orientations, type SeparatorOrientation, separator } from './separator.styles.ts';

export type { SeparatorOrientation } from './separator.styles.ts';

export interface SeparatorProps extends ComponentProps<'hr'> {
  /** Direction of the line. A vertical one is as high as its row. @default 'horizontal' */
  orientation?: SeparatorOrientation;
}

/** A hairline between groups. */
export function Separator({ orientation = 'horizontal', ...props }: SeparatorProps): ReactElement {
  return <hr aria-orientation={orientation} css={[separator, orientations[orientation]]} {...props} />;
}
