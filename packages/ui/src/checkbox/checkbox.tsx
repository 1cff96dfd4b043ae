'use client';
import * as Radix from '@radix-ui/react-checkbox';
import type { ComponentProps, ReactElement } from 'react';
import { Choice, type ChoiceText } from '../choice/choice.tsx';
import { useChoice } from '../choice/use-choice.ts';
import { useFieldControl } from '../field/index.ts';
import * as styles from './checkbox.styles.ts';

/** `indeterminate`: some of what it stands for is chosen. A press then chooses all of it. */
export type CheckedState = boolean | 'indeterminate';

export interface CheckboxProps
  extends Omit<ComponentProps<'button'>, 'value' | 'children' | 'type' | 'defaultChecked'>,
    ChoiceText {
  /** Whether it is checked, where the caller keeps that. Use `defaultChecked` otherwise. */
  checked?: CheckedState;
  /** Whether it is checked at first, and again after a reset of the form. @default false */
  defaultChecked?: CheckedState;
  /** Called when a person changes it. */
  onCheckedChange?: (checked: CheckedState) => void;
  /** What the form sends for it, under its `name`. @default 'on' */
  value?: string;
  /** Whether it must be checked. @default false */
  required?: boolean;
}

/**
 * Yes or no, with its label as children or from the `Field` around it. Several under one question belong into a
 * `Fieldset`.
 */
export function Checkbox({ children, hint, ...props }: CheckboxProps): ReactElement {
  const { control, ...ids } = useChoice(useFieldControl(props), Boolean(hint));
  return (
    <Choice
      {...ids}
      hint={hint}
      control={
        <Radix.Root css={styles.checkbox} {...control}>
          <svg viewBox="0 0 14 14" fill="none" aria-hidden css={styles.drawing}>
            <path d="M3 7.4 5.7 10 11 4.2" data-for="checked" />
            <path d="M3.25 7h7.5" data-for="indeterminate" />
          </svg>
        </Radix.Root>
      }
    >
      {children}
    </Choice>
  );
}
