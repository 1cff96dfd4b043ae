'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { input } from './input.styles.ts';

export type InputProps = ComponentProps<'input'>;

/** One line of text. Inside a `Field` it takes its label, hint and error from there. */
export function Input(props: InputProps): ReactElement {
  return <input css={input} {...useFieldControl(props)} />;
}
