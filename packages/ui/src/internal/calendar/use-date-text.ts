'use client';
import { useMemo, useState } from 'react';
import type { DatePickerMessages } from '../../date-picker/date-picker.messages.ts';
import { useLocale } from '../../foundations/locale/index.ts';
import { calendarLocale } from './calendar-locale.ts';
import { type CalendarSettings, currentDate } from './calendar-settings.ts';
import { parseDateText } from './parse-date-text.ts';

export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

interface Draft {
  text: string;
  /** The value that the text replaces. Another value discards the draft. */
  over: string;
  /** Whether the text is complete, so that its problem is shown. */
  committed: boolean;
}

interface Settings {
  /** An ISO date, an empty text, or text that isn't a date. */
  value: string;
  /** Called with an ISO date, an empty text, or text that isn't a date. */
  onCommit: (value: string) => void;
  settings: CalendarSettings;
  messages: DatePickerMessages;
}

interface DateText {
  /** What the input shows. */
  shown: string;
  problem: string | null;
  edit: (text: string) => void;
  /** Reads the edited text. */
  commit: () => void;
  /** Discards the edited text and its problem. */
  forget: () => void;
}

/** The text of a date in the language, and its value. */
export function useDateText({ value, onCommit, settings, messages }: Settings): DateText {
  const locale = useLocale();
  const dates = useMemo(() => calendarLocale(locale), [locale]);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isTyped, setIsTyped] = useState(false);
  const today = currentDate(settings, locale);
  const current = draft?.over === value ? draft : null;
  const format = (date: string): string => dates.format(dates.read(date), { dateStyle: 'medium' });

  function problemOf(): string | null {
    const unread = current ? current.committed && current.text : !isIsoDate(value) && value;
    if (unread) return messages.invalid(format(today));
    if (!isTyped || current || value === '') return null;
    const { min, max, isDateDisabled } = settings;
    if (min && value < min) return messages.tooEarly(format(min));
    if (max && value > max) return messages.tooLate(format(max));
    return isDateDisabled?.(value) ? messages.unavailable(format(value)) : null;
  }

  return {
    shown: current?.text ?? (isIsoDate(value) ? format(value) : value),
    problem: problemOf(),
    edit: (text) => setDraft({ text, over: value, committed: false }),
    commit: () => {
      if (!current || current.committed) return;
      const text = current.text.trim();
      const date = parseDateText(text, locale, dates, today);
      // A parent that controls the value has no date then, but the text stays.
      setDraft(date === null && text !== '' ? { text, over: '', committed: true } : null);
      setIsTyped(true);
      onCommit(date ?? text);
    },
    forget: () => {
      setDraft(null);
      setIsTyped(false);
    },
  };
}
