import type { Overview } from '@uplift/data-client/contract/admin';
import { Card } from '@uplift/ui/card';
import { DonutChart } from '@uplift/ui/chart';
import type { ReactElement } from 'react';
import { stateNames } from '../leads/lead-labels.ts';

const states = ['new', 'contacted', 'won', 'lost'] as const;

/** How far the leads of the period have come. */
export function LeadStates({ overview: { days, leadStates } }: { overview: Overview }): ReactElement {
  return (
    <Card>
      <DonutChart
        title="Leads by status"
        description={`Where the new leads of the last ${days} days stand today.`}
        source="Spam isn’t counted."
        label="Leads"
        parts={states.map((state) => ({ name: stateNames[state], value: leadStates[state] }))}
        height={280}
      />
    </Card>
  );
}
