/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, type Ref, useRef, useState } from 'react';
import { type DatePickerMessages, datePickerMessages } from '../date-picker/date-picker.messages.ts';
import { useFieldProblem } from '../field/field-context.ts';
import { useFieldGroup } from '../field/index.ts';
import { useLocale, useMessages } from '../foundations/locale/index.ts';
import { affixBox } from '../input/input.styles.ts';
import { CalendarPopover } from '../internal/calendar/calendar-popover.tsx';
import { type CalendarSettings, currentDate } from '../internal/calendar/calendar-settings.ts';
import { CalendarView } from '../internal/calendar/calendar-view.tsx';
import * as styles from '../internal/calendar/date-picker.styles.ts';
import type { DateRange } from '../internal/calendar/date-range.ts';
import { DateTextInput } from '../internal/calendar/date-text-input.tsx';
import { isIsoDate, useDateText } from '../internal/calendar/use-date-text.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';

export type { DateRange } from '../internal/calendar/date-range.ts';

export interface DateRangePreset {
  label: string;
  /** The range, or a function that returns it for the current date, such as `lastDays(7)`. */
  range: DateRange | ((today: string) => DateRange);
}

export interface DateRangePickerProps
  extends Omit<ComponentProps<'div'>, 'children' | 'defaultValue' | 'onChange' | 'ref'>,
    Omit<CalendarSettings, 'messages' | 'min' | 'max'> {
  /** The range, if controlled. Otherwise use `defaultValue`. */
  value?: DateRange;
  /** The initial range. Restored when the form is reset. @default an empty range */
  defaultValue?: DateRange;
  /** Called with the range. A date is `null` when its text is empty or isn't a date. */
  onValueChange?: (value: DateRange) => void;
  /** Called with an event for form libraries, whose target has the `name` and the `value`. */
  onChange?: (event: FormChange<DateRange>) => void;
  /** The name for form libraries. Forms submit the dates as `name.from` and `name.to`. */
  name?: string;
  /** The id of the form, if the control is outside of it. */
  form?: string;
  /** Ranges to select with one press. */
  presets?: readonly DateRangePreset[];
  /** Whether both dates and the calendar are disabled. @default false */
  disabled?: boolean;
  /** Whether both dates are required. @default false */
  required?: boolean;
  /** The first date that can be selected, as `YYYY-MM-DD`. */
  min?: string | number | undefined;
  /** The last date that can be selected, as `YYYY-MM-DD`. */
  max?: string | number | undefined;
  /** Overrides the built-in labels and errors. */
  messages?: Partial<DatePickerMessages>;
  /** The root, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<DateRange> & HTMLDivElement>;
}

const EMPTY: DateRange = { from: null, to: null };

/** Reads a range that a form library writes. */
function parse(value: unknown): DateRange {
  if (typeof value !== 'object' || value === null) return EMPTY;
  const read = (date: unknown) => (typeof date === 'string' && date !== '' ? date : null);
  return {
    from: 'from' in value ? read(value.from) : null,
    to: 'to' in value ? read(value.to) : null,
  };
}

/** Returns the range with its dates in order. */
function inOrder({ from, to }: DateRange): DateRange {
  return from !== null && to !== null && isIsoDate(from) && isIsoDate(to) && from > to
    ? { from: to, to: from }
    : { from, to };
}

function datesOf({ from, to }: DateRange): DateRange {
  return {
    from: from !== null && isIsoDate(from) ? from : null,
    to: to !== null && isIsoDate(to) ? to : null,
  };
}

/**
 * A period from one date to another, typed or picked from a calendar, with presets such as the last 7 days. Either
 * end can stay open. Inside a `Field`, it uses the field's label, hint and error.
 */
export function DateRangePicker({
  value: controlled,
  defaultValue = EMPTY,
  onValueChange,
  onChange,
  name,
  form,
  presets = [],
  disabled = false,
  min,
  max,
  isDateDisabled,
  today: ownToday,
  timeZone,
  firstDayOfWeek,
  messages: ownMessages,
  onBlur,
  ref,
  ...props
}: DateRangePickerProps): ReactElement {
  const messages = useMessages('datePicker', datePickerMessages, ownMessages);
  const today = currentDate({ today: ownToday, timeZone }, useLocale());
  const settings = { min: min?.toString(), max: max?.toString(), isDateDisabled, today, firstDayOfWeek };
  const [open, setOpen] = useState(false);
  // The first date that was picked, and the one under the pointer, until the second is picked.
  const [picked, setPicked] = useState<string | null>(null);
  const [hovered, setHovered] = useState<string | null>(null);
  const firstInput = useRef<HTMLInputElement>(null);
  const { value, change, ...field } = useFormValue<DateRange, HTMLDivElement>({
    value: controlled,
    defaultValue,
    onValueChange: (next) => onValueChange?.(datesOf(next)),
    onChange,
    name,
    form,
    ref,
    parse,
    focus: (options) => firstInput.current?.focus(options),
    onOverwrite: forget,
  });
  const shared = { settings, messages };
  const from = useDateText({
    ...shared,
    value: value.from ?? '',
    onCommit: (date) => change(inOrder({ from: date || null, to: value.to })),
  });
  const to = useDateText({
    ...shared,
    value: value.to ?? '',
    onCommit: (date) => change(inOrder({ from: value.from, to: date || null })),
  });
  const problem = from.problem ?? to.problem;
  useFieldProblem(problem);
  const { required, ...group } = useFieldGroup(props);
  const dates = datesOf(value);
  const selection = picked === null ? dates : inOrder({ from: picked, to: hovered ?? picked });

  function forget(): void {
    from.forget();
    to.forget();
  }

  function close(): void {
    setOpen(false);
    setPicked(null);
    setHovered(null);
  }

  function select(range: DateRange): void {
    forget();
    change(range);
    close();
  }

  const inputProps = { required, disabled, 'aria-invalid': group['aria-invalid'] };
  return (
    <CalendarPopover
      open={open}
      onOpenChange={(next) => (next ? setOpen(true) : close())}
      label={messages.open}
      disabled={disabled}
      renderBox={(button) => (
        // biome-ignore lint/a11y/useSemanticElements: A fieldset would need a legend that is seen.
        <div
          role="group"
          data-part="root"
          css={[affixBox, styles.range]}
          {...group}
          ref={field.ref}
          onBlur={(event) => onBlur?.(field.withTarget(event))}
        >
          <DateTextInput
            aria-label={messages.from}
            {...inputProps}
            text={from}
            data-part="from"
            ref={firstInput}
          />
          <span aria-hidden data-part="separator" css={styles.between}>
            –
          </span>
          <DateTextInput aria-label={messages.to} {...inputProps} text={to} data-part="to" />
          {button}
          {name !== undefined && (
            <>
              <input
                type="hidden"
                name={`${name}.from`}
                form={form}
                value={value.from ?? ''}
                disabled={disabled}
              />
              <input
                type="hidden"
                name={`${name}.to`}
                form={form}
                value={value.to ?? ''}
                disabled={disabled}
              />
            </>
          )}
        </div>
      )}
    >
      <div data-part="body" css={styles.withPresets}>
        {presets.length > 0 && (
          // biome-ignore lint/a11y/useSemanticElements: A fieldset would need a legend that is seen.
          <div role="group" aria-label={messages.presets} css={styles.presets} data-part="presets">
            {presets.map(({ label, range }) => {
              const preset = typeof range === 'function' ? range(today) : range;
              return (
                <button
                  key={label}
                  type="button"
                  aria-pressed={preset.from === dates.from && preset.to === dates.to}
                  onClick={() => select(preset)}
                >
                  {label}
                </button>
              );
            })}
          </div>
        )}
        <CalendarView
          {...settings}
          shown={picked ?? dates.to ?? dates.from}
          selection={selection}
          onSelect={(date) => {
            if (picked === null) setPicked(date);
            else select(inOrder({ from: picked, to: date }));
          }}
          onDayEnter={setHovered}
        />
      </div>
    </CalendarPopover>
  );
}
