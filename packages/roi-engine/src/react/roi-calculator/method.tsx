'use client';
import type { ReactElement } from 'react';
import { completeAssumptions } from '../../assumptions.ts';
import { type Assumptions, MINIMUM_ROI_MONTHS, ROI_MONTHS_WITHOUT_VALUE } from '../../constants.ts';
import type { ReportLocale } from '../../report.ts';
import type { RoiCalculatorMessages } from '../roi-calculator.messages.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import * as styles from './method.styles.ts';

type Step = readonly [figure: string, formula: string];

function stepsWith(
  assumptions: Partial<Assumptions>,
  { method }: RoiCalculatorMessages,
  { messages, formats: { money, number, percent } }: ReportLocale,
): readonly Step[] {
  const { revenueFactor, multiplierStep, multiplierLimit, efficiencyFactor, weeksPerYear, investment } =
    completeAssumptions(assumptions);
  const { results } = messages;
  return [
    method.busyShare,
    [
      results.revenueIncrease.label,
      method.revenueIncrease(percent(revenueFactor), percent(multiplierStep), number(multiplierLimit)),
    ],
    [results.weeklyTimeCost.label, method.weeklyTimeCost],
    [
      results.annualTimeSavings.label,
      method.annualTimeSavings(percent(efficiencyFactor), number(weeksPerYear)),
    ],
    [results.totalAnnualValue.label, method.totalAnnualValue],
    [
      messages.paybackPeriod,
      method.paybackPeriod(money(investment), number(MINIMUM_ROI_MONTHS), number(ROI_MONTHS_WITHOUT_VALUE)),
    ],
    method.scenarios,
  ];
}

/** The formula in plain language, with the current assumptions. */
export function Method({ assumptions }: { assumptions: Partial<Assumptions> }): ReactElement {
  const steps = stepsWith(assumptions, useRoiMessages(), useReportLocale());
  return (
    <dl css={styles.steps}>
      {steps.map(([figure, formula]) => (
        <div key={figure} css={styles.step}>
          <dt css={styles.figure}>{figure}</dt>
          <dd css={styles.formula}>{formula}</dd>
        </div>
      ))}
    </dl>
  );
}
