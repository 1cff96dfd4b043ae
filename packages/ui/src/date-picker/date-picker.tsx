/** @jsxImportSource #layered */
'use client';
import { type ComponentProps, type ReactElement, type Ref, useRef, useState } from 'react';
import { useFieldProblem } from '../field/field-context.ts';
import { useFieldControl } from '../field/index.ts';
import { useMessages } from '../foundations/locale/index.ts';
import { affixBox } from '../input/input.styles.ts';
import { CalendarPopover } from '../internal/calendar/calendar-popover.tsx';
import type { CalendarSettings } from '../internal/calendar/calendar-settings.ts';
import { CalendarView } from '../internal/calendar/calendar-view.tsx';
import { single } from '../internal/calendar/date-picker.styles.ts';
import { DateTextInput } from '../internal/calendar/date-text-input.tsx';
import { isIsoDate, useDateText } from '../internal/calendar/use-date-text.ts';
import type { FormElement } from '../internal/form-value/use-form-element.ts';
import { type FormChange, useFormValue } from '../internal/form-value/use-form-value.ts';
import { type DatePickerMessages, datePickerMessages } from './date-picker.messages.ts';

export interface DatePickerProps
  extends Omit<
      ComponentProps<'input'>,
      'type' | 'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'step' | 'ref'
    >,
    Omit<CalendarSettings, 'messages' | 'min' | 'max'> {
  /** The date as `YYYY-MM-DD`, if controlled. `null` for none. Otherwise use `defaultValue`. */
  value?: string | null;
  /** The initial date as `YYYY-MM-DD`. Restored when the form is reset. @default null */
  defaultValue?: string | null;
  /** Called with the date, or with `null` when the text is empty or isn't a date. */
  onValueChange?: (value: string | null) => void;
  /** Called with an event for form libraries, whose target has the `name` and the `value`. */
  onChange?: (event: FormChange<string>) => void;
  /** The first date that can be selected, as `YYYY-MM-DD`. */
  min?: string | number | undefined;
  /** The last date that can be selected, as `YYYY-MM-DD`. */
  max?: string | number | undefined;
  /** Overrides the built-in labels and errors. */
  messages?: Partial<DatePickerMessages>;
  /** The box, with the `name`, `value` and `focus()` of a form control. */
  ref?: Ref<FormElement<string> & HTMLSpanElement>;
}

/**
 * A date that is typed as people write it in their language, or picked from a calendar. Forms submit it as
 * `YYYY-MM-DD`, and text that isn't a date as typed, so that validation refuses it. Use `DateInput` in simple
 * forms and on phones: it is the browser's own, but has neither disabled dates nor the language of the page.
 */
export function DatePicker({
  value: controlled,
  defaultValue = null,
  onValueChange,
  onChange,
  name,
  form,
  min,
  max,
  isDateDisabled,
  today,
  timeZone,
  firstDayOfWeek,
  messages: ownMessages,
  onBlur,
  ref,
  ...props
}: DatePickerProps): ReactElement {
  const messages = useMessages('datePicker', datePickerMessages, ownMessages);
  const settings = {
    min: min?.toString(),
    max: max?.toString(),
    isDateDisabled,
    today,
    timeZone,
    firstDayOfWeek,
  };
  const [open, setOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { value, change, ...field } = useFormValue<string, HTMLSpanElement>({
    value: controlled === undefined ? undefined : (controlled ?? ''),
    defaultValue: defaultValue ?? '',
    onValueChange: (next) => onValueChange?.(isIsoDate(next) ? next : null),
    onChange,
    name,
    form,
    ref,
    parse: (next) => (typeof next === 'string' ? next : ''),
    focus: (options) => input.current?.focus(options),
    onOverwrite: () => text.forget(),
  });
  const text = useDateText({ value, onCommit: change, settings, messages });
  useFieldProblem(text.problem);
  const control = useFieldControl(props);
  const date = isIsoDate(value) ? value : null;

  return (
    <CalendarPopover
      open={open}
      onOpenChange={setOpen}
      label={messages.open}
      disabled={Boolean(control.disabled || control.readOnly)}
      renderBox={(button) => (
        <span ref={field.ref} data-part="root" css={[affixBox, single]}>
          <DateTextInput
            {...control}
            text={text}
            data-part="input"
            ref={input}
            onBlur={(event) => onBlur?.(field.withTarget(event))}
          />
          {button}
          {name !== undefined && (
            <input type="hidden" name={name} form={form} value={value} disabled={control.disabled} />
          )}
        </span>
      )}
    >
      <CalendarView
        {...settings}
        shown={date}
        selection={{ from: date, to: date }}
        onSelect={(next) => {
          text.forget();
          change(next);
          setOpen(false);
        }}
      />
    </CalendarPopover>
  );
}
