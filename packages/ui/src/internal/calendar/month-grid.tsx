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
import { readTextDirection } from '../direction/read-text-direction.ts';
import type { CalendarLocale } from './calendar-locale.ts';
import { type CalendarSettings, clampDate, isAvailable } from './calendar-settings.ts';
import type { CalendarWords } from './calendar-words.ts';
import type { DateRange } from './date-range.ts';
import * as styles from './month-grid.styles.ts';

export interface MonthGridProps {
  settings: CalendarSettings & { locale: string };
  formats: CalendarLocale;
  words: CalendarWords;
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
  formats,
  words,
  focused,
  onFocusedChange,
  today,
  selection,
  onSelect,
  onDayEnter,
}: MonthGridProps): ReactElement {
  const { locale, firstDayOfWeek } = settings;
  const month = startOfMonth(focused);
  const firstDay = startOfWeek(month, locale, firstDayOfWeek);
  const weeks = Array.from({ length: getWeeksInMonth(month, locale, firstDayOfWeek) }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => firstDay.add({ weeks: week, days: day })),
  );
  const { from, to } = { from: selection.from ?? selection.to, to: selection.to ?? selection.from };

  function target(event: KeyboardEvent<HTMLElement>): CalendarDate | null {
    if (event.key === 'Home') return startOfWeek(focused, locale, firstDayOfWeek);
    if (event.key === 'End') return endOfWeek(focused, locale, firstDayOfWeek);
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
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A table that is operated as a grid.
    <table role="grid" aria-label={formats.monthAndYear(focused)} css={styles.grid} onKeyDown={handleKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.toString()} scope="col" abbr={formats.weekday(day)} data-part="weekday">
              {formats.weekdayLetter(day)}
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
              const label = formats.full(day);
              return (
                <td
                  key={date}
                  // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: A cell of the grid.
                  // biome-ignore lint/a11y/useFocusableInteractive: Its button takes focus.
                  role="gridcell"
                  aria-selected={isSelected}
                  data-from={(isSelected && date === from) || undefined}
                  data-to={(isSelected && date === to) || undefined}
                >
                  <button
                    type="button"
                    tabIndex={day.compare(focused) === 0 ? 0 : -1}
                    aria-label={date === today ? words.today(label) : label}
                    aria-current={date === today ? 'date' : undefined}
                    aria-disabled={!available || undefined}
                    data-date={date}
                    data-part="day"
                    onFocus={() => onFocusedChange(date)}
                    onPointerEnter={() => onDayEnter?.(date)}
                    onClick={available ? () => onSelect(date) : undefined}
                  >
                    {formats.day(day)}
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
