'use client';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { input } from '../input/input.styles.ts';
import { grows, ROWS, textarea } from './textarea.styles.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Lines in sight; where it grows, the fewest. @default 4 */
  rows?: number;
  /** Whether it grows with its text, in browsers that can, instead of being resized by hand. @default false */
  grow?: boolean;
}

/** Several lines of text. Inside a `Field` it takes its label, hint and error from there. */
export function Textarea({ rows = 4, grow = false, style, ...props }: TextareaProps): ReactElement {
  const lines: CSSProperties & Record<typeof ROWS, number> = { ...style, [ROWS]: rows };
  return (
    <textarea
      rows={rows}
      css={[input, textarea, grow && grows]}
      {...useFieldControl(props)}
      style={grow ? lines : style}
    />
  );
}
