import type { ReactElement } from 'react';
import { scenarioLabels } from '../../labels.ts';
import { waiting } from './range-choice.styles.ts';

/** Where the choice of an estimate comes to stand, with what there will be to choose. */
export function RangePlace(): ReactElement {
  return (
    <div aria-hidden css={waiting}>
      {scenarioLabels.map(([scenario, label]) => (
        <span key={scenario}>{label}</span>
      ))}
    </div>
  );
}
