'use client';
import type { ComponentProps, ReactElement } from 'react';
import { useFieldControl } from '../field/index.ts';
import { figures, input } from '../input/input.styles.ts';
import { reportMisuse } from '../misuse/report-misuse.ts';
import { dateInput } from './date-input.styles.ts';

export interface DateInputProps
  extends Omit<
    ComponentProps<'input'>,
    'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'placeholder'
  > {
  /** The date as `YYYY-MM-DD`, where the caller keeps it; `null` while there is none. Use `defaultValue` otherwise. */
  value?: string | null;
  /** The date at first, and again after a reset of the form, as `YYYY-MM-DD`. */
  defaultValue?: string;
  /** Called with the date, or with `null` while what is typed is none. */
  onValueChange?: (value: string | null) => void;
  /** The first date of the calendar, as `YYYY-MM-DD`. An earlier one can be typed: say what is wrong with an error. */
  min?: string;
  /** The last date of the calendar, as `YYYY-MM-DD`. A later one can be typed: say what is wrong with an error. */
  max?: string;
}

const ISO_DATE = /^\d{4,}-\d\d-\d\d$/;

/**
 * A day, typed or picked from the browser's calendar, shown in the reader's own format. Takes and gives dates without
 * time zones. Inside a `Field` it takes its label, hint and error from there.
 */
export function DateInput({ value, onValueChange, ...props }: DateInputProps): ReactElement {
  const { min, max, defaultValue } = props;
  for (const [name, date] of Object.entries({ value, defaultValue, min, max })) {
    if (!date || ISO_DATE.test(date)) continue;
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
      onChange={(event) => onValueChange?.(event.currentTarget.value || null)}
    />
  );
}
