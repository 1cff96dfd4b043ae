'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { input } from '../input/input.styles.ts';
import { grows, textarea } from './textarea.styles.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Whether it grows with its text, in browsers that can, instead of being resized by hand. @default false */
  grow?: boolean;
}

/** Several lines of text. Inside a `Field` it takes its label, hint and error from there. */
export function Textarea({ grow = false, ...props }: TextareaProps): ReactElement {
  return <textarea rows={4} css={[input, textarea, grow && grows]} {...useFieldControl(props)} />;
}
