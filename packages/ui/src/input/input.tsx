/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { input } from './input.styles.ts';

export type InputProps = ComponentProps<'input'>;

/** A single line of text. Inside a `Field`, it uses the field's label, hint and error. */
export function Input(props: InputProps): ReactElement {
  return <input css={input} {...useFieldControl(props)} />;
}
