import { CalendarDate, GregorianCalendar } from '@internationalized/date';
import type { Locale } from '../../foundations/locale/locale-context.ts';
import type { CalendarLocale } from './calendar-locale.ts';

type DateField = 'year' | 'month' | 'day';

/** The years after the current one that two digits can mean. */
const YEARS_AHEAD = 20;

/** Replaces the digits of the language, such as ٢٧, with 27. */
function latinDigits(text: string, { numberFormat }: Locale): string {
  const { format } = numberFormat({ useGrouping: false });
  const values = new Map(Array.from({ length: 10 }, (_, value) => [format(value), String(value)]));
  return [...text].map((character) => values.get(character) ?? character).join('');
}

/** Returns the fields of a date in the order in which the language writes them. */
function fieldOrder({ dateFormat }: Locale): DateField[] {
  const parts = dateFormat({
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(0);
  return parts
    .map(({ type }) => type)
    .filter((type) => type === 'year' || type === 'month' || type === 'day');
}

/** Returns the month that one of the words names, or starts to name. */
function namedMonth(
  text: string,
  language: string,
  now: CalendarDate,
  { format }: CalendarLocale,
): number | null {
  const words = text.toLocaleLowerCase(language).match(/\p{L}[\p{L}\p{M}]+/gu) ?? [];
  for (let month = 1; month <= now.calendar.getMonthsInYear(now); month += 1) {
    const date = now.set({ day: 1, month });
    const names = [
      format(date, { month: 'long' }),
      format(date, { month: 'short' }),
      format(date, { dateStyle: 'medium' }),
    ]
      .join(' ')
      .toLocaleLowerCase(language)
      .match(/\p{L}[\p{L}\p{M}]+/gu);
    if (
      words.some((word) => names?.some((name) => name === word || (word.length > 2 && name.startsWith(word))))
    )
      return month;
  }
  return null;
}

/** Returns what the numbers mean. A year in full is recognized at the start and at the end. */
function orderOf(numbers: readonly string[], locale: Locale): DateField[] {
  const order = fieldOrder(locale);
  const isYear = (number = '') => number.length === 4;
  if (numbers.length < 2) return order;
  if (isYear(numbers[0])) return ['year', 'month', 'day'];
  return isYear(numbers.at(-1)) ? [...order.filter((field) => field !== 'year'), 'year'] : order;
}

/** Splits digits without separators, such as 27112026 or 271126, into numbers. */
function splitDigits(digits: string, order: readonly DateField[]): string[] {
  const yearLength = digits.length - 4;
  if (yearLength !== 2 && yearLength !== 4) return [digits];
  let start = 0;
  return order.map((field) => {
    const end = start + (field === 'year' ? yearLength : 2);
    const number = digits.slice(start, end);
    start = end;
    return number;
  });
}

/** Returns the year that is meant: the current one if it is left out, the century completed for two digits. */
function fullYear(text: string | undefined, now: CalendarDate): number {
  if (text === undefined) return now.year;
  const year = Number(text);
  if (text.length > 2) return year;
  const inThisCentury = now.year - (now.year % 100) + year;
  return inThisCentury > now.year + YEARS_AHEAD ? inThisCentury - 100 : inThisCentury;
}

/**
 * Reads a date as people write it in a language: numbers in the order of the language with any separators or none,
 * month names and their beginnings, years of two digits or left out, and ISO dates.
 *
 * @param today The current date, for years that are left out.
 * @returns An ISO date, or `null` if the text isn't a date.
 */
export function parseDateText(
  text: string,
  locale: Locale,
  dates: CalendarLocale,
  today: string,
): string | null {
  const plain = latinDigits(text, locale);
  const now = dates.read(today);
  const isIso = /^\s*\d{4}-\d\d-\d\d\s*$/.test(plain);
  const month = isIso ? null : namedMonth(plain, locale.language, now, dates);
  const found = plain.match(/\d+/g) ?? [];
  const all = orderOf(found, locale);
  const named = month === null ? all : all.filter((field) => field !== 'month');
  const numbers = found.length === 1 && month === null ? splitDigits(found[0], named) : found;
  const order = numbers.length === named.length - 1 ? named.filter((field) => field !== 'year') : named;
  if (numbers.length !== order.length) return null;

  const numberOf = (field: DateField) => numbers[order.indexOf(field)];
  const year = fullYear(numberOf('year'), now);
  const wanted = { year, month: month ?? Number(numberOf('month')), day: Number(numberOf('day')) };
  const date = isIso
    ? new CalendarDate(new GregorianCalendar(), wanted.year, wanted.month, wanted.day)
    : new CalendarDate(dates.calendar, wanted.year, wanted.month, wanted.day);
  // The library moves February 30 to the end of February.
  const exists = date.year === wanted.year && date.month === wanted.month && date.day === wanted.day;
  return exists ? date.toString() : null;
}
