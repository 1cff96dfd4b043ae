'use client';
import type { ReactElement } from 'react';
import { SCENARIOS } from '../../constants.ts';
import { useReportLocale } from '../use-roi-messages.ts';
import { waiting } from './range-choice.styles.ts';

/** Placeholder for the scenario control. */
export function RangePlace(): ReactElement {
  const { scenarios } = useReportLocale().messages;
  return (
    <div aria-hidden css={waiting}>
      {SCENARIOS.map((name) => (
        <span key={name}>{scenarios[name].label}</span>
      ))}
    </div>
  );
}
