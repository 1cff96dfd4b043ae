import { describe, expect, it } from 'vitest';
import { createLocale } from '../../foundations/locale/locale-context.ts';
import { calendarLocale } from './calendar-locale.ts';
import { parseDateText } from './parse-date-text.ts';

function parse(text: string, language = 'en-US'): string | null {
  const locale = createLocale({ language, direction: undefined, currency: 'USD', messages: {} });
  return parseDateText(text, locale, calendarLocale(locale), '2026-11-27');
}

describe('parseDateText', () => {
  it.each(['11/27/2026', '11-27-26', '11.27', '11 27', '11272026', '112726', '2026-11-27', '2026/11/27'])(
    'reads the numbers of %s in the order of the language',
    (text) => {
      expect(parse(text)).toBe('2026-11-27');
    },
  );

  it.each(['Nov 27, 2026', '27 November 2026', 'november 27', '27. nov 26', 'Friday, November 27, 2026'])(
    'reads the month of %s',
    (text) => {
      expect(parse(text)).toBe('2026-11-27');
    },
  );

  it.each([
    ['de', '27.11.2026'],
    ['de', '27. Nov.'],
    ['de', '271126'],
    ['en-GB', '27/11/2026'],
    ['ar-EG', '٢٧/١١/٢٠٢٦'],
    ['ar-EG', '٢٧ نوفمبر ٢٠٢٦'],
    ['fa-IR', '۱۴۰۵/۹/۶'],
    ['fa-IR', '۶ آذر ۱۴۰۵'],
    ['th-TH', '27 พฤศจิกายน 2569'],
    ['ja-JP', '2026年11月27日'],
  ])('reads %s: %s', (language, text) => {
    expect(parse(text, language)).toBe('2026-11-27');
  });

  it('takes years of two digits from the century around today', () => {
    expect(parse('1/2/46')).toBe('2046-01-02');
    expect(parse('1/2/47')).toBe('1947-01-02');
  });

  it.each(['', 'soon', '27', '13/1/2026', '2/30/2026', 'Feb 30', '2026-02-30', '1/2/3/4', '123456789'])(
    'returns null for %j',
    (text) => {
      expect(parse(text)).toBeNull();
    },
  );
});
