/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, CSSProperties, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { input } from '../input/input.styles.ts';
import { grows, ROWS, textarea } from './textarea.styles.ts';

export interface TextareaProps extends ComponentProps<'textarea'> {
  /** Number of visible lines. With `grow`, the minimum. @default 4 */
  rows?: number;
  /**
   * Whether the control grows with its text, where the browser supports it, instead of being resized by hand.
   * @default false
   */
  grow?: boolean;
}

/** A multi-line text input. Inside a `Field`, it takes its label, hint and error from there. */
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
