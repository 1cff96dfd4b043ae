'use client';
import { useLocale, useMessages } from '@uplift/ui/locale';
import { createContext, use, useMemo } from 'react';
import type { CalculatorInput } from '../calculate.ts';
import { type Formats, figureKinds, formatsOf } from '../format.ts';
import { inputLimits } from '../limits.ts';
import { type FigureLabel, type ReportMessages, reportMessages } from '../report.messages.ts';
import type { ReportLocale } from '../report.ts';
import {
  type FormattedLimits,
  type RoiCalculatorMessages,
  roiCalculatorMessages,
} from './roi-calculator.messages.ts';

/** The name of a figure that a visitor enters or gets. */
export type RoiLabel =
  | keyof ReportMessages['inputs']
  | keyof ReportMessages['results']
  | keyof Pick<ReportMessages, 'paybackPeriod'>;

/** Texts of your own. Missing ones are those of the language. */
export interface RoiOwnMessages extends Partial<RoiCalculatorMessages> {
  /** Names of figures, also in the printed report. */
  labels?: { readonly [Name in RoiLabel]?: string };
}

/** The texts that a calculator was given. */
export const OwnMessages = createContext<RoiOwnMessages>({});

/** Returns the texts of the calculator: its own, or those of the `LocaleProvider` around it. */
export function useRoiMessages(): RoiCalculatorMessages {
  return useMessages('roiCalculator', roiCalculatorMessages, use(OwnMessages));
}

function relabel(messages: ReportMessages, labels: NonNullable<RoiOwnMessages['labels']>): ReportMessages {
  const named = <Name extends RoiLabel>(figures: Readonly<Record<Name, FigureLabel>>) => {
    const all: Record<Name, FigureLabel> = { ...figures };
    for (const name of Object.keys(figures) as Name[]) {
      const label = labels[name];
      if (label) all[name] = { ...figures[name], label };
    }
    return all;
  };
  return {
    ...messages,
    inputs: named(messages.inputs),
    results: named(messages.results),
    paybackPeriod: labels.paybackPeriod ?? messages.paybackPeriod,
  };
}

/** Returns the names of all figures and their formats, in the language and the currency of the `LocaleProvider`. */
export function useReportLocale(): ReportLocale {
  const { numberFormat, currency } = useLocale();
  const messages = useMessages('roiReport', reportMessages);
  const { labels } = use(OwnMessages);
  return useMemo(
    () => ({
      messages: labels ? relabel(messages, labels) : messages,
      formats: formatsOf(numberFormat, currency),
    }),
    [messages, labels, numberFormat, currency],
  );
}

/** Formats the limits of a field. */
export function formatLimits(field: keyof CalculatorInput, formats: Formats): FormattedLimits {
  const { minimum, maximum } = inputLimits(null)[field];
  const format = formats[figureKinds[field]];
  return { minimum: format(minimum), maximum: format(maximum) };
}
