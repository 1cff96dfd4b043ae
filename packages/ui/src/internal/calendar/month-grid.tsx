/** @jsxImportSource #layered */
'use client';
import {
  type CalendarDate,
  type DateDuration,
  endOfWeek,
  getWeeksInMonth,
  isSameMonth,
  startOfMonth,
  startOfWeek,
} from '@internationalized/date';
import type { KeyboardEvent, ReactElement } from 'react';
import { flushSync } from 'react-dom';
import type { CalendarMessages } from '../../calendar/calendar.messages.ts';
import { readTextDirection } from '../direction/read-text-direction.ts';
import type { CalendarLocale } from './calendar-locale.ts';
import { type CalendarSettings, clampDate, isAvailable } from './calendar-settings.ts';
import type { DateRange } from './date-range.ts';
import * as styles from './month-grid.styles.ts';

export interface MonthGridProps {
  settings: CalendarSettings;
  /** A BCP 47 language tag. Its region decides on the first day of the week. */
  language: string;
  locale: CalendarLocale;
  messages: CalendarMessages;
  /** The date that takes focus. Its month is shown. */
  focused: CalendarDate;
  onFocusedChange: (date: string) => void;
  today: string;
  selection: DateRange;
  onSelect: (date: string) => void;
  onDayEnter?: ((date: string) => void) | undefined;
}

/** Returns how far a key moves the focus, or `null` if it doesn't. */
function stepOf({ key, shiftKey }: KeyboardEvent, isRtl: boolean): DateDuration | null {
  const onwards = isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return { days: onwards };
    case 'ArrowLeft':
      return { days: -onwards };
    case 'ArrowDown':
      return { weeks: 1 };
    case 'ArrowUp':
      return { weeks: -1 };
    case 'PageDown':
      return shiftKey ? { years: 1 } : { months: 1 };
    case 'PageUp':
      return shiftKey ? { years: -1 } : { months: -1 };
    default:
      return null;
  }
}

/** The days of a month: a grid with the keys of the ARIA Authoring Practices. */
export function MonthGrid({
  settings,
  language,
  locale: { format },
  messages,
  focused,
  onFocusedChange,
  today,
  selection,
  onSelect,
  onDayEnter,
}: MonthGridProps): ReactElement {
  const { firstDayOfWeek } = settings;
  const month = startOfMonth(focused);
  const firstDay = startOfWeek(month, language, firstDayOfWeek);
  const weeks = Array.from({ length: getWeeksInMonth(month, language, firstDayOfWeek) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => firstDay.add({ weeks: week, days: day })),
  );
  const { from, to } = { from: selection.from ?? selection.to, to: selection.to ?? selection.from };

  function target(event: KeyboardEvent<HTMLElement>): CalendarDate | null {
    if (event.key === 'Home') return startOfWeek(focused, language, firstDayOfWeek);
    if (event.key === 'End') return endOfWeek(focused, language, firstDayOfWeek);
    const step = stepOf(event, readTextDirection(event.currentTarget) === 'rtl');
    return step && focused.add(step);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const date = target(event);
    if (!date) return;
    event.preventDefault();
    const next = clampDate(date.toString(), settings);
    // The day may be in a month that isn't rendered yet.
    flushSync(() => onFocusedChange(next));
    event.currentTarget.querySelector<HTMLElement>(`[data-date="${next}"]`)?.focus();
  }

  return (
    <table
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: The table is operated as a grid.
      role="grid"
      aria-label={format(focused, { month: 'long', year: 'numeric' })}
      data-part="grid"
      css={styles.grid}
      style={{ marginBlockEnd: styles.missingWeeks(weeks.length) }}
      onKeyDown={handleKeyDown}
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.toString()} scope="col" abbr={format(day, { weekday: 'long' })} data-part="weekday">
              {format(day, { weekday: 'narrow' })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((days, week) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: Weeks have no name but their place.
          <tr key={week}>
            {days.map((day) => {
              const date = day.toString();
              if (!isSameMonth(day, month)) return <td key={date} />;
              const isSelected = from !== null && to !== null && from <= date && date <= to;
              const available = isAvailable(date, settings);
              const label = format(day, { dateStyle: 'full' });
              return (
                // biome-ignore lint/a11y/useAriaPropsSupportedByRole: A cell in a grid is a gridcell.
                <td
                  key={date}
                  aria-selected={isSelected}
                  data-from={(isSelected && date === from) || undefined}
                  data-to={(isSelected && date === to) || undefined}
                >
                  <button
                    type="button"
                    tabIndex={day.compare(focused) === 0 ? 0 : -1}
                    aria-label={date === today ? messages.today(label) : label}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={!available || undefined}
                    data-date={date}
                    data-part="day"
                    onFocus={() => onFocusedChange(date)}
                    onPointerEnter={() => onDayEnter?.(date)}
                    onClick={available ? () => onSelect(date) : undefined}
                  >
                    {format(day, { day: 'numeric' })}
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
