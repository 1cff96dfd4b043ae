/** @jsxImportSource #layered */
'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { figures, input } from '../input/input.styles.ts';
import { reportMisuse } from '../internal/dev-warnings/report-misuse.ts';
import { dateInput } from './date-input.styles.ts';

export interface DateInputProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'value' | 'defaultValue' | 'min' | 'max' | 'step' | 'placeholder'
  > {
  /** The date as `YYYY-MM-DD`, if controlled. `null` for none. Otherwise use `defaultValue`. */
  value?: string | null;
  /** The initial date as `YYYY-MM-DD`. Restored when the form is reset. */
  defaultValue?: string;
  /** Called with the date, or with `null` while the input isn't a date. */
  onValueChange?: (value: string | null) => void;
  /**
   * The first date in the calendar, as `YYYY-MM-DD`. Users can still type an earlier date, so show an error
   * for it.
   */
  min?: string | number;
  /**
   * The last date in the calendar, as `YYYY-MM-DD`. Users can still type a later date, so show an error for
   * it.
   */
  max?: string | number;
}

const ISO_DATE = /^\d{4,}-\d\d-\d\d$/;

/**
 * A date, typed or picked from the browser's calendar and shown in the user's format. Values are dates
 * without a time zone. Inside a `Field`, it uses the field's label, hint and error.
 */
export function DateInput({ value, onValueChange, onChange, ...props }: DateInputProps): ReactElement {
  const { min, max, defaultValue } = props;
  for (const [name, date] of Object.entries({ value, defaultValue, min, max })) {
    if (!date || ISO_DATE.test(String(date))) continue;
    reportMisuse(
      `DateInput got "${date}" as \`${name}\`, which the browser takes for no date at all. Write it as YYYY-MM-DD.`,
    );
  }
  return (
    <input
      type="date"
      css={[input, figures, dateInput]}
      {...useFieldControl(props)}
      {...(value !== undefined && { value: value ?? '' })}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.currentTarget.value || null);
      }}
    />
  );
}
