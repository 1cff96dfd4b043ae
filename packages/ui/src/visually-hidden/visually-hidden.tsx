/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { visuallyHidden } from './visually-hidden.styles.ts';

export type VisuallyHiddenProps = ComponentProps<'span'>;

/** Text for assistive technology only. */
export function VisuallyHidden(props: VisuallyHiddenProps): ReactElement {
  return <span css={visuallyHidden} {...props} />;
}
