import { createContext } from 'react';
import type { TextDirection } from '../../internal/direction/read-text-direction.ts';
import type { PartialMessages } from './messages.ts';

/** The language, the formats and the messages that components use. */
export interface Locale {
  /** A BCP 47 language tag, such as `de-AT`. */
  language: string;
  /** The writing direction, or `undefined` without a `LocaleProvider`: components then follow the document. */
  direction: TextDirection | undefined;
  /** An ISO 4217 currency code. */
  currency: string;
  messages: PartialMessages;
  /** Returns a format of the language. Equal options return the same format. */
  numberFormat: (options?: Intl.NumberFormatOptions) => Intl.NumberFormat;
  /** Returns a format of amounts in the currency. */
  currencyFormat: (options?: Intl.NumberFormatOptions) => Intl.NumberFormat;
  dateFormat: (options?: Intl.DateTimeFormatOptions) => Intl.DateTimeFormat;
}

interface LocaleOptions extends Pick<Locale, 'language' | 'direction' | 'currency' | 'messages'> {
  numberOptions?: Intl.NumberFormatOptions | undefined;
  dateOptions?: Intl.DateTimeFormatOptions | undefined;
}

/** Creating a format takes far longer than formatting with it. */
function cached<Options, Format>(create: (options?: Options) => Format): (options?: Options) => Format {
  const formats = new Map<string, Format>();
  return (options) => {
    const key = JSON.stringify(options) ?? '';
    const format = formats.get(key) ?? create(options);
    formats.set(key, format);
    return format;
  };
}

export function createLocale({ numberOptions, dateOptions, ...locale }: LocaleOptions): Locale {
  const { language, currency } = locale;
  const numberFormat = cached(
    (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(language, { ...numberOptions, ...options }),
  );
  return {
    ...locale,
    numberFormat,
    currencyFormat: (options) => numberFormat({ style: 'currency', currency, ...options }),
    dateFormat: cached((options) => new Intl.DateTimeFormat(language, { ...dateOptions, ...options })),
  };
}

export const LocaleContext = createContext(
  /* @__PURE__ */ createLocale({
    language: 'en-US',
    direction: undefined,
    currency: 'USD',
    messages: {},
  }),
);
