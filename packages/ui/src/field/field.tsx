'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId, useState } from 'react';
import { Counter, charactersLeft } from './counter.tsx';
import * as styles from './field.styles.ts';
import { FieldContext } from './field-context.ts';
import { ErrorMessage, Hint, RequiredMark } from './messages.tsx';

/** Above the control, after it (a checkbox) or before it with the control at the far end (a switch). */
export type LabelPlacement = 'top' | 'end' | 'start';

export interface FieldProps extends ComponentProps<'div'> {
  /** What is asked for. */
  label: ReactNode;
  /** Help that is there before anything goes wrong: format, unit, why we ask. */
  hint?: ReactNode;
  /** What is wrong and what to do. Its presence marks the control as invalid. */
  error?: ReactNode;
  /** Whether the control must be filled in. @default false */
  required?: boolean;
  /** How many characters fit: the field shows how many are left. More can be typed, so that a pasted text is not cut. */
  counter?: number;
  /** The words of the counter. A negative number means too many. @default (left) => `${left} characters left` */
  counterLabel?: (left: number) => string;
  /** Where the label stands. @default 'top' */
  labelPlacement?: LabelPlacement;
  /** The id of the control, for links to it such as those of an `ErrorSummary`. One is made up without it. */
  controlId?: string;
}

/** Label, hint and error around one control (`Input`, `Select`, `Checkbox`, …), tied to it for everyone. */
export function Field({
  label,
  hint,
  error,
  required = false,
  counter,
  counterLabel = charactersLeft,
  labelPlacement = 'top',
  controlId,
  children,
  ...props
}: FieldProps): ReactElement {
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
        <label id={labelId} htmlFor={id} css={styles.label}>
          <span>{label}</span>
          {required && <RequiredMark />}
        </label>
        {children}
        {hint && <Hint id={hintId}>{hint}</Hint>}
        {hasCounter && <Counter id={counterId} controlId={id} max={counter} label={counterLabel} />}
        <ErrorMessage id={errorId}>{wrong}</ErrorMessage>
      </div>
    </FieldContext>
  );
}
