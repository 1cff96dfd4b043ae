'use client';
import { useLocale, useMessages } from '@uplift/ui/locale';
import { useMemo } from 'react';
import type { CalculatorInput } from '../calculate.ts';
import { type Formats, figureKinds, formatsOf } from '../format.ts';
import { inputLimits } from '../limits.ts';
import { reportMessages } from '../report.messages.ts';
import type { ReportLocale } from '../report.ts';
import {
  type FormattedLimits,
  type RoiCalculatorMessages,
  roiCalculatorMessages,
} from './roi-calculator.messages.ts';

/** Returns the texts of the calculator in the language of the `LocaleProvider` around it. */
export function useRoiMessages(): RoiCalculatorMessages {
  return useMessages('roiCalculator', roiCalculatorMessages);
}

/** Returns the names of all figures and their formats, in the language and the currency of the `LocaleProvider`. */
export function useReportLocale(): ReportLocale {
  const { numberFormat, currency } = useLocale();
  const messages = useMessages('roiReport', reportMessages);
  return useMemo(
    () => ({ messages, formats: formatsOf(numberFormat, currency) }),
    [messages, numberFormat, currency],
  );
}

/** Formats the limits of a field. */
export function formatLimits(field: keyof CalculatorInput, formats: Formats): FormattedLimits {
  const { minimum, maximum } = inputLimits(null)[field];
  const format = formats[figureKinds[field]];
  return { minimum: format(minimum), maximum: format(maximum) };
}
