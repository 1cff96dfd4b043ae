'use client';
import type { ReactElement } from 'react';
import { completeAssumptions } from '../../assumptions.ts';
import { type Assumptions, MINIMUM_ROI_MONTHS, ROI_MONTHS_WITHOUT_VALUE } from '../../constants.ts';
import { formatMoney, formatNumber, formatPercent } from '../../format.ts';
import * as styles from './method.styles.ts';

type Step = readonly [figure: string, formula: string];

function stepsWith(assumptions: Partial<Assumptions>): readonly Step[] {
  const { revenueFactor, multiplierStep, multiplierLimit, efficiencyFactor, weeksPerYear, investment } =
    completeAssumptions(assumptions);
  return [
    ['Busy share', 'Employees on busy work, divided by total head count.'],
    [
      'Revenue increase',
      `Annual revenue × busy share × ${formatPercent(revenueFactor)}. Every busy employee beyond the first adds ${formatPercent(multiplierStep)} to it, up to ${formatNumber(multiplierLimit)} times the amount.`,
    ],
    ['Weekly time cost', 'Employees on busy work × hours per week × hourly rate.'],
    [
      'Annual time savings',
      `${formatPercent(efficiencyFactor)} of the weekly time cost, ${formatNumber(weeksPerYear)} weeks a year.`,
    ],
    ['Total annual value', 'Revenue increase + annual time savings.'],
    [
      'Payback period',
      `${formatMoney(investment)}, the price of a build, divided by the value of one month. At least ${MINIMUM_ROI_MONTHS} months; ${ROI_MONTHS_WITHOUT_VALUE} where there is no value.`,
    ],
    [
      'Low and high',
      'Low takes half of the revenue effect and three quarters of the hours, high a quarter more of both. Margins to plan with: plans promise too much more often than too little, and hours are easier to count than revenue.',
    ],
  ];
}

/** The formula in plain language, with the current assumptions. */
export function Method({ assumptions }: { assumptions: Partial<Assumptions> }): ReactElement {
  return (
    <dl css={styles.steps}>
      {stepsWith(assumptions).map(([figure, formula]) => (
        <div key={figure} css={styles.step}>
          <dt css={styles.figure}>{figure}</dt>
          <dd css={styles.formula}>{formula}</dd>
        </div>
      ))}
    </dl>
  );
}
