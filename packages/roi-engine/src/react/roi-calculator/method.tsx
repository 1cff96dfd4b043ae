'use client';
import { Accordion } from '@uplift/ui/accordion';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { DEFAULTS, MINIMUM_ROI_MONTHS, ROI_MONTHS_WITHOUT_VALUE } from '../../constants.ts';
import { formatMoney } from '../../money.ts';
import * as styles from './method.styles.ts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const steps: readonly (readonly [figure: string, formula: string])[] = [
  ['Busy share', 'Employees on busy work, divided by total head count.'],
  [
    'Revenue increase',
    `Annual revenue × busy share × ${percent.format(DEFAULTS.revenueFactor)}. Every busy employee beyond the first adds ${percent.format(DEFAULTS.multiplierStep)} to it, up to ${DEFAULTS.multiplierLimit} times the amount.`,
  ],
  ['Weekly time cost', 'Employees on busy work × hours per week × hourly rate.'],
  [
    'Annual time savings',
    `${percent.format(DEFAULTS.efficiencyFactor)} of the weekly time cost, ${DEFAULTS.weeksPerYear} weeks a year.`,
  ],
  ['Total annual value', 'Revenue increase + annual time savings.'],
  [
    'Payback period',
    `${formatMoney(DEFAULTS.investment)}, the price of a build, divided by the value of one month. At least ${MINIMUM_ROI_MONTHS} months; ${ROI_MONTHS_WITHOUT_VALUE} where there is no value.`,
  ],
];

/** The formula in plain words, folded away. */
export function Method(): ReactElement {
  return (
    <Accordion.Item title="How we calculate" css={styles.method}>
      <dl css={styles.steps}>
        {steps.map(([figure, formula]) => (
          <div key={figure} css={styles.step}>
            <dt css={styles.figure}>{figure}</dt>
            <dd css={styles.formula}>{formula}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" tone="subtle">
        An estimate to plan with. An audit replaces it with figures measured in your own business.
      </Text>
    </Accordion.Item>
  );
}
