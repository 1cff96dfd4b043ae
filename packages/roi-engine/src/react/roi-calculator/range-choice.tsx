'use client';
import { ToggleGroup } from '@uplift/ui/toggle-group';
import type { ReactElement } from 'react';
import { SCENARIOS, type Scenario } from '../../constants.ts';
import { useReportLocale, useRoiMessages } from '../use-roi-messages.ts';
import * as styles from './range-choice.styles.ts';

export interface RangeChoiceProps {
  scenario: Scenario;
  onScenarioChange: (scenario: Scenario) => void;
}

/** Selects which of the three scenarios shows. */
export function RangeChoice({ scenario, onScenarioChange }: RangeChoiceProps): ReactElement {
  const messages = useRoiMessages();
  const { scenarios } = useReportLocale().messages;
  return (
    <ToggleGroup.Root
      label={messages.estimates}
      value={scenario}
      onValueChange={(value) => {
        const chosen = SCENARIOS.find((name) => name === value);
        if (chosen) onScenarioChange(chosen);
      }}
      css={styles.choice}
    >
      {SCENARIOS.map((name) => (
        <ToggleGroup.Item key={name} value={name}>
          {scenarios[name].label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
