'use client';
import { type ComponentProps, type ReactElement, useState } from 'react';
import type { CalendarSettings } from '../internal/calendar/calendar-settings.ts';
import { CalendarView } from '../internal/calendar/calendar-view.tsx';

export type { WeekDay } from '../internal/calendar/calendar-settings.ts';

export interface CalendarProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'onSelect'>,
    CalendarSettings {
  /** The selected date as `YYYY-MM-DD`, if controlled. `null` for none. */
  value?: string | null;
  /** The initially selected date as `YYYY-MM-DD`, if uncontrolled. */
  defaultValue?: string | null;
  /** Called with the date that the user selects. */
  onValueChange?: (value: string) => void;
}

/**
 * A month of dates to select one from. Values are ISO dates without a time zone, whatever calendar system
 * the locale has. For a form field, use `DatePicker`.
 */
export function Calendar({
  value,
  defaultValue = null,
  onValueChange,
  ...props
}: CalendarProps): ReactElement {
  const [ownValue, setOwnValue] = useState(defaultValue);
  const selected = value === undefined ? ownValue : value;
  return (
    <CalendarView
      shown={selected}
      selection={{ from: selected, to: selected }}
      onSelect={(date) => {
        setOwnValue(date);
        onValueChange?.(date);
      }}
      {...props}
    />
  );
}
