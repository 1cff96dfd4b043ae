import { renderHook } from '@testing-library/react';
import type { PropsWithChildren, ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { english } from './en.ts';
import { directionOf, LocaleProvider, useLocale, useMessages } from './index.ts';

const messages = { combobox: { toggle: 'Optionen anzeigen', empty: 'Keine Treffer' } };

function German({ children }: PropsWithChildren): ReactElement {
  return (
    <LocaleProvider language="de-AT" currency="EUR" messages={messages} dateOptions={{ timeZone: 'UTC' }}>
      {children}
    </LocaleProvider>
  );
}

describe('useMessages', () => {
  it('prefers own messages to those of the provider, and those to English', () => {
    const { result } = renderHook(
      () => useMessages('combobox', english.combobox, { toggle: 'Länder anzeigen' }),
      { wrapper: German },
    );
    expect(result.current).toMatchObject({
      toggle: 'Länder anzeigen',
      empty: 'Keine Treffer',
      loading: english.combobox.loading,
    });
  });

  it('returns English messages without a provider', () => {
    const { result } = renderHook(() => useMessages('combobox', english.combobox));
    expect(result.current).toEqual(english.combobox);
  });
});

describe('english', () => {
  const { avatar, combobox, dataTable, dataTableBulkBar, dataTablePager, field, pagination, passwordInput } =
    english;

  it.each([
    avatar.more(1234),
    combobox.count(1234),
    dataTable.results(1234),
    dataTable.page(1234),
    dataTableBulkBar.selected(1234),
    dataTablePager.page(1, 1234),
    dataTablePager.range(1, 25, 1234),
    field.charactersLeft(1234),
    field.charactersLeft(-1234),
    pagination.page(1234),
    pagination.status(1, 1234),
    passwordInput.tooLong(1234),
  ])('groups thousands: %s', (text) => {
    expect(text).toContain('1,234');
  });
});

describe('useLocale', () => {
  it('formats in the language and the currency of the provider', () => {
    const { result } = renderHook(useLocale, { wrapper: German });
    const { numberFormat, currencyFormat, dateFormat, direction } = result.current;
    expect(numberFormat({ maximumFractionDigits: 1 }).format(0.25)).toBe('0,3');
    expect(
      currencyFormat()
        .formatToParts(1)
        .find(({ type }) => type === 'currency')?.value,
    ).toBe('€');
    expect(dateFormat().format(Date.UTC(2026, 0, 31, 23, 59))).toBe('31.1.2026');
    expect(direction).toBe('ltr');
  });

  it('formats in US English and follows the document without a provider', () => {
    const { result } = renderHook(useLocale);
    expect(result.current.currencyFormat().format(1234.5)).toBe('$1,234.50');
    expect(result.current.direction).toBeUndefined();
  });
});

describe('directionOf', () => {
  it.each(['ar', 'ar-EG', 'he', 'fa-IR', 'ur'])('returns rtl for %s', (language) => {
    expect(directionOf(language)).toBe('rtl');
  });

  it.each(['en', 'de-AT', 'ja'])('returns ltr for %s', (language) => {
    expect(directionOf(language)).toBe('ltr');
  });
});
