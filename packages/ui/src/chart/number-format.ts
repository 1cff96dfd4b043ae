import { useMemo } from 'react';
import { useLocale } from '../foundations/locale/index.ts';
import { createLocale, type Locale } from '../foundations/locale/locale-context.ts';

export interface NumberFormat {
  /** Full format, for readings and the table. */
  exact: (value: number | null) => string;
  /** Short format, for labels and ticks. */
  short: (value: number | null) => string;
}

/** Label of a mark without a value. */
const NONE = '–';
/** From this value on, labels are abbreviated, for example `12.5K`. */
const LARGE = 10_000;

export interface NumberFormatProps {
  /** The format of the numbers: options of `Intl.NumberFormat`, or a function. */
  format?: Intl.NumberFormatOptions | ((value: number) => string);
  /** ISO 4217 code of the currency if the values are money, for example `USD`. */
  currency?: string;
  /** Locale of the numbers, as a BCP 47 tag. @default the language of the `LocaleProvider` */
  locale?: string;
}

export interface NumberFormatContext {
  /** Returns a cached format. */
  formatOf: Locale['numberFormat'];
  /** The largest value decides whether labels are abbreviated. */
  largest: number;
  /** Whether the page is right-to-left. Numbers are then isolated, or a sign or unit would change sides. */
  rtl: boolean;
  /** Full text for a missing value. */
  missing: string;
}

/** Returns the cached formats of a chart's own locale, or of the `LocaleProvider`. */
export function useFormatOf(language: string | undefined): Locale['numberFormat'] {
  const provided = useLocale();
  return useMemo(
    () => (language === undefined ? provided : createLocale({ ...provided, language })).numberFormat,
    [language, provided],
  );
}

/** Returns the formatters for a chart's values. */
export function numberFormat(
  { format, currency }: { [Name in 'format' | 'currency']: NumberFormatProps[Name] | undefined },
  { formatOf, largest, rtl, missing }: NumberFormatContext,
): NumberFormat {
  const write =
    (own: (value: number) => string, none: string) =>
    (value: number | null): string => {
      const text = value === null ? none : own(value);
      return rtl ? `\u2068${text}\u2069` : text;
    };
  if (typeof format === 'function') return { exact: write(format, missing), short: write(format, NONE) };
  const options: Intl.NumberFormatOptions = {
    style: currency ? 'currency' : 'decimal',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
    ...format,
  };
  const exact = formatOf(options);
  const short =
    largest < LARGE
      ? exact
      : formatOf({
          ...options,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 1,
        });
  return { exact: write(exact.format, missing), short: write(short.format, NONE) };
}
