'use client';
import { type ReactElement, type ReactNode, useMemo } from 'react';
import type { TextDirection } from '../../internal/direction/read-text-direction.ts';
import { directionOf } from './direction-of.ts';
import { createLocale, LocaleContext } from './locale-context.ts';
import type { PartialMessages } from './messages.ts';

const ENGLISH: PartialMessages = {};

export interface LocaleProviderProps {
  /** The part of the page with this language. */
  children?: ReactNode;
  /** A BCP 47 language tag, such as `de-AT`. Numbers and dates are formatted in this language. */
  language: string;
  /**
   * The built-in texts in that language, such as `german` from `@uplift/ui/locale/de`. Define the table outside
   * of components. @default English
   */
  messages?: PartialMessages;
  /** The ISO 4217 code of the currency that amounts are in. @default 'USD' */
  currency?: string;
  /** The writing direction. Set it on the document too. @default the direction of the language */
  direction?: TextDirection;
  /** Options of every number and amount, such as `numberingSystem`. */
  numberOptions?: Intl.NumberFormatOptions;
  /** Options of every date, such as `timeZone`. */
  dateOptions?: Intl.DateTimeFormatOptions;
}

/**
 * Sets the language, the currency and the texts of all components inside. Renders no element: set `lang` and
 * `dir` on the document yourself, for screen readers and layout.
 */
export function LocaleProvider({
  children,
  language,
  messages = ENGLISH,
  currency = 'USD',
  direction,
  numberOptions,
  dateOptions,
}: LocaleProviderProps): ReactElement {
  const locale = useMemo(
    () =>
      createLocale({
        language,
        messages,
        currency,
        direction: direction ?? directionOf(language),
        numberOptions,
        dateOptions,
      }),
    [language, messages, currency, direction, numberOptions, dateOptions],
  );
  return <LocaleContext value={locale}>{children}</LocaleContext>;
}
