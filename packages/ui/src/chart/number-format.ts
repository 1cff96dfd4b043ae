export interface NumberFormat {
  /** In full: for readings and the table. */
  exact: (value: number | null) => string;
  /** As short as can be: for labels and ticks. */
  short: (value: number | null) => string;
}

/** What marks bear for a value that there is none of. */
const NONE = '–';
/** From here on labels are written short: `12.5K`. */
const LARGE = 10_000;

export interface NumberFormatProps {
  /** How numbers are written: options of `Intl.NumberFormat`, or a function of your own. */
  format?: Intl.NumberFormatOptions | ((value: number) => string);
  /** The currency, by its ISO 4217 code, when values are money: `USD`. */
  currency?: string;
  /** The language of the numbers, as a BCP 47 tag. @default 'en-US' */
  locale?: string;
}

/**
 * How the values of a chart are written, the largest of which decides how short.
 *
 * @param missing Stands in full for a value that there is none of.
 * @param rtl Whether the page is read from right to left, in which a sign or a unit would change sides.
 */
export function numberFormat(
  {
    format,
    currency,
    locale = 'en-US',
  }: { [Name in keyof NumberFormatProps]: NumberFormatProps[Name] | undefined },
  largest: number,
  rtl: boolean,
  missing: string,
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
  const exact = new Intl.NumberFormat(locale, options);
  const short =
    largest < LARGE
      ? exact
      : new Intl.NumberFormat(locale, {
          ...options,
          notation: 'compact',
          minimumFractionDigits: 0,
          maximumFractionDigits: 1,
        });
  return { exact: write(exact.format, missing), short: write(short.format, NONE) };
}
