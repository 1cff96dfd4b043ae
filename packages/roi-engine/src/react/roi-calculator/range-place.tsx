import type { ReactElement } from 'react';
import { scenarioLabels } from '../../labels.ts';
import { waiting } from './range-choice.styles.ts';

/** Placeholder for the scenario control. */
export function RangePlace(): ReactElement {
  return (
    <div aria-hidden css={waiting}>
      {scenarioLabels.map(([scenario, label]) => (
        <span key={scenario}>{label}</span>
      ))}
    </div>
  );
}
