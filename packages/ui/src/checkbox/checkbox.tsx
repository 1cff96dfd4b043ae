/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { Choice, type ChoiceText } from '../internal/choice/choice.tsx';
import { useCheckable } from '../internal/choice/use-checkable.ts';
import { useChoice } from '../internal/choice/use-choice.ts';
import * as styles from './checkbox.styles.ts';

/** `indeterminate`: some of the items it represents are selected. A press then selects all of them. */
export type CheckedState = boolean | 'indeterminate';

export interface CheckboxProps
  extends Omit<
      ComponentProps<'input'>,
      'type' | 'size' | 'value' | 'checked' | 'defaultChecked' | 'children'
    >,
    ChoiceText {
  /** Whether it is checked, if controlled. Otherwise use `defaultChecked`. */
  checked?: CheckedState;
  /** Whether it is initially checked. Restored when the form is reset. @default false */
  defaultChecked?: CheckedState;
  /** Called when the user checks or unchecks it. */
  onCheckedChange?: (checked: CheckedState) => void;
  /** The value that the form submits under its `name`. @default 'on' */
  value?: string;
}

/**
 * A yes-or-no choice. Its label comes from the children or from the `Field` around it. Group several under
 * one question in a `Fieldset`.
 */
export function Checkbox({
  children,
  hint,
  checked,
  defaultChecked = false,
  onCheckedChange,
  onChange,
  ref,
  ...props
}: CheckboxProps): ReactElement {
  const { control, ...ids } = useChoice(useFieldControl(props), Boolean(hint));
  const state = useCheckable({
    checked,
    defaultChecked,
    onCheckedChange,
    onReset: onCheckedChange,
    onChange,
    ref,
  });
  return (
    <Choice
      {...ids}
      hint={hint}
      control={
        <>
          <input css={styles.checkbox} {...control} {...state} type="checkbox" />
          <svg viewBox="0 0 14 14" fill="none" aria-hidden data-part="icon" css={styles.drawing}>
            <path d="M3 7.4 5.7 10 11 4.2" data-for="checked" />
            <path d="M3.25 7h7.5" data-for="indeterminate" />
          </svg>
        </>
      }
    >
      {children}
    </Choice>
  );
}
