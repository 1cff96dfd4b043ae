/** @jsxImportSource #layered */
'use client';
import { type CalendarDate, endOfMonth, endOfYear, startOfMonth, startOfYear } from '@internationalized/date';
import { type ComponentProps, type ReactElement, useMemo, useState } from 'react';
import { calendarMessages } from '../../calendar/calendar.messages.ts';
import { FieldContext } from '../../field/field-context.ts';
import { useLocale, useMessages } from '../../foundations/locale/index.ts';
import { ChevronLeft, ChevronRight } from '../../icon/drawing.tsx';
import { Icon, type IconComponent } from '../../icon/index.ts';
import { IconButton } from '../../icon-button/index.ts';
import { Select } from '../../select/index.ts';
import { visuallyHidden } from '../../visually-hidden/visually-hidden.styles.ts';
import { calendarLocale } from './calendar-locale.ts';
import { type CalendarSettings, clampDate, currentDate } from './calendar-settings.ts';
import * as styles from './calendar-view.styles.ts';
import type { DateRange } from './date-range.ts';
import { MonthGrid } from './month-grid.tsx';

/** Years to choose from, before and after the shown one. */
const YEARS_BEFORE = 100;
const YEARS_AFTER = 20;

interface CalendarViewProps extends Omit<ComponentProps<'div'>, 'onSelect'>, CalendarSettings {
  /** The date that the calendar shows first, and again whenever it changes. */
  shown: string | null;
  selection: DateRange;
  onSelect: (date: string) => void;
  onDayEnter?: (date: string) => void;
}

/** A month with its days, and controls to go to another month or year. */
export function CalendarView({
  shown,
  selection,
  onSelect,
  onDayEnter,
  min,
  max,
  isDateDisabled,
  today: ownToday,
  timeZone,
  firstDayOfWeek,
  messages: ownMessages,
  ...props
}: CalendarViewProps): ReactElement {
  const settings = { min, max, isDateDisabled, firstDayOfWeek };
  const messages = useMessages('calendar', calendarMessages, ownMessages);
  const locale = useLocale();
  const dates = useMemo(() => calendarLocale(locale), [locale]);
  const today = currentDate({ today: ownToday, timeZone }, locale);
  const start = clampDate(shown ?? today, settings);
  // Where the user went from the shown date.
  const [moved, setMoved] = useState({ from: start, to: start });
  const focused = dates.read(moved.from === start ? moved.to : start);
  const goTo = (date: string): void => setMoved({ from: start, to: clampDate(date, settings) });

  const overlaps = (from: CalendarDate, to: CalendarDate): boolean =>
    (!min || to.toString() >= min) && (!max || from.toString() <= max);
  const hasMonth = (date: CalendarDate): boolean => overlaps(startOfMonth(date), endOfMonth(date));
  const months = Array.from({ length: focused.calendar.getMonthsInYear(focused) }, (_, index) =>
    focused.set({ month: index + 1 }),
  );
  const years = Array.from({ length: YEARS_BEFORE + 1 + YEARS_AFTER }, (_, index) =>
    focused.add({ years: index - YEARS_BEFORE }),
  ).filter((date) => overlaps(startOfYear(date), endOfYear(date)));

  const step = (icon: IconComponent, label: string, by: 1 | -1): ReactElement => {
    const date = focused.add({ months: by });
    const available = hasMonth(date);
    return (
      <IconButton
        label={label}
        size="sm"
        data-part={by > 0 ? 'next' : 'previous'}
        aria-disabled={!available || undefined}
        onClick={available ? () => goTo(date.toString()) : undefined}
      >
        <Icon icon={icon} size="sm" data-part="arrow" css={styles.arrow} />
      </IconButton>
    );
  };

  return (
    // The selects aren't the control of the field around the calendar.
    <FieldContext value={null}>
      {/* biome-ignore lint/a11y/useSemanticElements: A fieldset would need a legend that is seen. */}
      <div role="group" aria-label={messages.calendar} css={styles.calendar} {...props}>
        <div css={styles.header} data-part="header">
          {step(ChevronLeft, messages.previousMonth, -1)}
          <div data-part="choices" css={styles.choices}>
            <Select
              aria-label={messages.month}
              data-part="choice"
              css={styles.choice}
              value={focused.toString()}
              onChange={(event) => goTo(event.currentTarget.value)}
            >
              {months.map((date) => (
                <option key={date.month} value={date.toString()} disabled={!hasMonth(date)}>
                  {dates.format(date, { month: 'long' })}
                </option>
              ))}
            </Select>
            <Select
              aria-label={messages.year}
              data-part="choice"
              css={styles.choice}
              value={focused.toString()}
              onChange={(event) => goTo(event.currentTarget.value)}
            >
              {years.map((date) => (
                <option key={date.toString()} value={date.toString()}>
                  {dates.format(date, { year: 'numeric' })}
                </option>
              ))}
            </Select>
          </div>
          {step(ChevronRight, messages.nextMonth, 1)}
        </div>
        <MonthGrid
          settings={settings}
          language={locale.language}
          locale={dates}
          messages={messages}
          focused={focused}
          onFocusedChange={goTo}
          today={today}
          selection={selection}
          onSelect={onSelect}
          onDayEnter={onDayEnter}
        />
        <p role="status" data-part="status" css={visuallyHidden}>
          {dates.format(focused, { month: 'long', year: 'numeric' })}
        </p>
      </div>
    </FieldContext>
  );
}
