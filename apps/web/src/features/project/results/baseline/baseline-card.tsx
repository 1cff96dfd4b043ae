import type { Results } from '@uplift/data-client/contract/project';
import { toReport } from '@uplift/roi-engine';
import { Button } from '@uplift/ui/button';
import { Card } from '@uplift/ui/card';
import { Dialog } from '@uplift/ui/dialog';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import { type ReactElement, useState } from 'react';
import { ReportFigures } from '../../../calculation/report-figures.tsx';
import * as styles from '../results.styles.ts';
import { formatDay } from '../results-labels.ts';
import { type BaselineBase, BaselineForm } from './baseline-form.tsx';

function BaselineEditor({ results: { baseline, today } }: { results: Results }): ReactElement {
  // Keeps the version it started from. Later updates would overwrite unsaved changes.
  const [base, setBase] = useState<BaselineBase | null>(null);
  const began = baseline ?? { calculation: null, forecastPerYear: 0, agreedOn: today, version: 0 };
  return (
    <Dialog.Root open={base !== null} onOpenChange={(open) => setBase(open ? began : null)}>
      <Dialog.Trigger asChild>
        <Button size="sm" variant="secondary">
          {baseline ? 'Edit baseline' : 'Set baseline'}
        </Button>
      </Dialog.Trigger>
      <Dialog.Content>
        <Dialog.Title>{baseline ? 'Edit baseline' : 'Set baseline'}</Dialog.Title>
        <Dialog.Description>
          The figures agreed on with the client. They set the value of all weeks, including past ones.
        </Dialog.Description>
        {base && (
          <BaselineForm key={base.version} base={base} onSaved={() => setBase(null)} onStartFrom={setBase} />
        )}
      </Dialog.Content>
    </Dialog.Root>
  );
}

export interface BaselineCardProps {
  results: Results;
  /** Whether the viewer can set and edit the baseline. */
  editable: boolean;
}

/** The agreed baseline: the calculator's inputs and its forecast. */
export function BaselineCard({ results, editable }: BaselineCardProps): ReactElement {
  const { baseline } = results;
  const report = baseline && toReport(baseline.calculation.input, baseline.calculation.assumptions);
  return (
    <Card asChild>
      <section aria-labelledby="baseline-title">
        <Stack gap={5}>
          <div css={styles.sectionHead}>
            <div>
              <Heading level={2} size="sm" id="baseline-title">
                Baseline
              </Heading>
              <Text size="sm" tone="muted">
                {baseline
                  ? `Agreed on ${formatDay(baseline.agreedOn)}. Results are compared with it.`
                  : 'What the work cost before the project and what we expect to save. Agreed on in the audit.'}
              </Text>
            </div>
            {editable && (
              <div css={styles.actions}>
                <BaselineEditor results={results} />
              </div>
            )}
          </div>
          {report && (
            <div css={styles.pair}>
              <ReportFigures report={report} />
            </div>
          )}
        </Stack>
      </section>
    </Card>
  );
}
