/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { useFieldControl } from '../field/index.ts';
import { Affixed } from './affixed.tsx';
import { bare, input } from './input.styles.ts';

export interface InputProps extends ComponentProps<'input'> {
  /** Content before the text, such as an icon or `https://`. Mention units in the label too. */
  leading?: ReactNode;
  /** Content after the text, such as a unit or an `IconButton` that clears it. */
  trailing?: ReactNode;
}

/** A single line of text. Inside a `Field`, it uses the field's label, hint and error. */
export function Input({ leading, trailing, ...props }: InputProps): ReactElement {
  const control = useFieldControl(props);
  if (!leading && !trailing) return <input css={input} {...control} />;
  return (
    <Affixed leading={leading} trailing={trailing}>
      <input css={[input, bare]} {...control} />
    </Affixed>
  );
}
