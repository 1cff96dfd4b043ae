/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { useMessages } from '../foundations/locale/index.ts';
import { Counter } from './counter.tsx';
import { fieldMessages } from './field.messages.ts';
import type { LabelPlacement } from './field.styles.ts';
import * as styles from './field.styles.ts';
import { FieldContext } from './field-context.ts';
import { ErrorMessage, Hint, RequiredMark } from './messages.tsx';

export type { LabelPlacement } from './field.styles.ts';

export interface FieldProps extends ComponentProps<'div'> {
  /** The label of the control. */
  label: ReactNode;
  /** Help text that is always visible: format, unit, why we ask. */
  hint?: ReactNode;
  /** What is wrong and how to fix it. Marks the control as invalid. */
  error?: ReactNode;
  /** Whether the control is required. @default false */
  required?: boolean;
  /**
   * The maximum number of characters. The field shows how many are left. Longer text isn't cut off, so pasted
   * text stays complete.
   */
  counter?: number;
  /**
   * Returns the text of the counter. A negative number means too many.
   * @default (left) => `${left} characters left`
   */
  counterLabel?: (left: number) => string;
  /** The position of the label. @default 'top' */
  labelPlacement?: LabelPlacement;
  /** The id of the control, for links to it such as those of an `ErrorSummary`. Generated if omitted. */
  controlId?: string;
}

/**
 * Connects a label, a hint and an error to one control (`Input`, `Select`, `Checkbox`, …), visually and for
 * assistive technology.
 */
export function Field({
  label,
  hint,
  error,
  required = false,
  counter,
  counterLabel,
  labelPlacement = 'top',
  controlId,
  children,
  ...props
}: FieldProps): ReactElement {
  const messages = useMessages('field', fieldMessages);
  const ownId = useId();
  const id = controlId ?? ownId;
  const labelId = `${ownId}label`;
  const hintId = `${ownId}hint`;
  const errorId = `${ownId}error`;
  const counterId = `${ownId}counter`;
  const [problem, setProblem] = useState<string | null>(null);
  const wrong = problem ?? error;
  const hasCounter = counter !== undefined;
  const describedBy =
    [wrong && errorId, hint && hintId, hasCounter && counterId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext
      value={{ controlId: id, labelId, describedBy, invalid: Boolean(wrong), required, setProblem }}
    >
      <div css={[styles.field, styles.placements[labelPlacement]]} {...props}>
        <label id={labelId} htmlFor={id} data-part="label" css={styles.label}>
          <span>{label}</span>
          {required && <RequiredMark />}
        </label>
        {children}
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {hasCounter && (
          <Counter
            id={counterId}
            controlId={id}
            max={counter}
            label={counterLabel ?? messages.charactersLeft}
          />
        )}
        <ErrorMessage id={errorId}>{wrong}</ErrorMessage>
      </div>
    </FieldContext>
  );
}
