'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { FieldContext } from '../field/field-context.ts';
import { ErrorMessage, Hint, RequiredMark } from '../field/messages.tsx';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './fieldset.styles.ts';

/** `sm` asks one question, as a group of checkboxes does; `lg` heads a part of a form. */
export type FieldsetSize = 'sm' | 'lg';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** The question, or what the controls have in common. */
  legend: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong with the controls together, and what to do. */
  error?: ReactNode;
  /** Whether an answer is needed. The form must see to it that there is one. @default false */
  required?: boolean;
  /** What assistive technology says for the mark of what is required. @default 'required' */
  requiredLabel?: string;
  /** Size of the legend and of the space between the controls. @default 'sm' */
  size?: FieldsetSize;
}

/** Several controls under one question: a group of `Checkbox`es, or the `Field`s of one part of a form. */
export function Fieldset({
  legend,
  hint,
  error,
  required = false,
  requiredLabel = 'required',
  size = 'sm',
  children,
  ...props
}: FieldsetProps): ReactElement {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <fieldset
      aria-describedby={describedBy}
      data-invalid={error ? '' : undefined}
      data-size={size}
      css={styles.fieldset}
      {...props}
    >
      <legend css={[styles.legend, styles.legendSizes[size]]}>
        <span>{legend}</span>
        {required && (
          <>
            <RequiredMark />
            <VisuallyHidden>{` (${requiredLabel})`}</VisuallyHidden>
          </>
        )}
      </legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {/* What a Field around the whole says holds for the group, not for each control in it. */}
      <FieldContext value={null}>
        <div css={[styles.controls, styles.gaps[size]]}>{children}</div>
      </FieldContext>
      <ErrorMessage id={errorId}>{error}</ErrorMessage>
    </fieldset>
  );
}
