'use client';
import { ToggleGroup } from '@uplift/ui/toggle-group';
import type { ReactElement } from 'react';
import type { Scenario } from '../../constants.ts';
import { scenarioLabels } from '../../labels.ts';
import * as styles from './range-choice.styles.ts';

export interface RangeChoiceProps {
  scenario: Scenario;
  onScenarioChange: (scenario: Scenario) => void;
}

/** Selects which of the three scenarios shows. */
export function RangeChoice({ scenario, onScenarioChange }: RangeChoiceProps): ReactElement {
  return (
    <ToggleGroup.Root
      label="Estimate"
      value={scenario}
      onValueChange={(value) => {
        const chosen = scenarioLabels.find(([name]) => name === value);
        if (chosen) onScenarioChange(chosen[0]);
      }}
      css={styles.choice}
    >
      {scenarioLabels.map(([name, label]) => (
        <ToggleGroup.Item key={name} value={name}>
          {label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
