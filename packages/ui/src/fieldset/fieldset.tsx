/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import { fieldMessages } from '../field/field.messages.ts';
import { FieldContext } from '../field/field-context.ts';
import { ErrorMessage, Hint, RequiredMark } from '../field/messages.tsx';
import { useMessages } from '../foundations/locale/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { FieldsetSize } from './fieldset.styles.ts';
import * as styles from './fieldset.styles.ts';

export type { FieldsetSize } from './fieldset.styles.ts';

export interface FieldsetProps extends ComponentProps<'fieldset'> {
  /** The question, or what the controls have in common. */
  legend: ReactNode;
  /** Help text that is always visible. */
  hint?: ReactNode;
  /** What is wrong with the controls as a group, and how to fix it. */
  error?: ReactNode;
  /** Whether an answer is required. The form must validate this itself. @default false */
  required?: boolean;
  /** The accessible text of the required mark. @default 'required' */
  requiredLabel?: string;
  /** The size of the legend and of the gap between the controls. @default 'sm' */
  size?: FieldsetSize;
}

/** Groups several controls under one question: `Checkbox`es, or the `Field`s of a form section. */
export function Fieldset({
  legend,
  hint,
  error,
  required = false,
  requiredLabel,
  size = 'sm',
  children,
  ...props
}: FieldsetProps): ReactElement {
  const messages = useMessages('field', fieldMessages);
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
      <legend data-part="legend" css={[styles.legend, styles.legendSizes[size]]}>
        <span>{legend}</span>
        {required && (
          <>
            <RequiredMark />
            <VisuallyHidden data-part="required-text">{` (${requiredLabel ?? messages.required})`}</VisuallyHidden>
          </>
        )}
      </legend>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      {/* A Field around the group applies to the group, not to each control in it. */}
      <FieldContext value={null}>
        <div data-part="controls" css={[styles.controls, styles.gaps[size]]}>
          {children}
        </div>
      </FieldContext>
      <ErrorMessage id={errorId}>{error}</ErrorMessage>
    </fieldset>
  );
}
