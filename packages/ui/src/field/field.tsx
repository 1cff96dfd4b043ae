'use client';
import { type ComponentProps, type ReactElement, type ReactNode, useId } from 'react';
import * as styles from './field.styles.ts';
import { FieldContext } from './field-context.ts';

export interface FieldProps extends ComponentProps<'div'> {
  /** What is asked for. */
  label: ReactNode;
  /** Help that is there before anything goes wrong: format, unit, why we ask. */
  hint?: ReactNode;
  /** What is wrong and what to do. Its presence marks the control as invalid. */
  error?: ReactNode;
  /** Whether the control must be filled in. @default false */
  required?: boolean;
}

/** Label, hint and error around one control (`Input`, `MoneyInput`, `NumberInput`), tied to it for everyone. */
export function Field({
  label,
  hint,
  error,
  required = false,
  children,
  ...props
}: FieldProps): ReactElement {
  const id = useId();
  const hintId = `${id}hint`;
  const errorId = `${id}error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ') || undefined;
  return (
    <FieldContext value={{ controlId: id, describedBy, invalid: Boolean(error), required }}>
      <div css={styles.field} {...props}>
        <label htmlFor={id} css={styles.label}>
          {label}
          {required && (
            <span aria-hidden css={styles.mark}>
              *
            </span>
          )}
        </label>
        {children}
        {hint && (
          <p id={hintId} css={styles.hint}>
            {hint}
          </p>
        )}
        <div id={errorId} aria-live="polite">
          {error && (
            <p css={styles.error}>
              <svg viewBox="0 0 14 14" fill="none" aria-hidden css={styles.errorMark}>
                <circle cx="7" cy="7" r="6.25" stroke="currentColor" strokeWidth="1.5" />
                <path
                  d="M7 3.75v3.75M7 10v.25"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinecap="round"
                />
              </svg>
              <span>{error}</span>
            </p>
          )}
        </div>
      </div>
    </FieldContext>
  );
}
