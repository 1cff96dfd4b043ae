import type { Comparison, Results } from '@uplift/data-client/contract/project';
import { formatMoney, formatNumber } from '@uplift/roi-engine';
import { Card } from '@uplift/ui/card';
import { DataList } from '@uplift/ui/data-list';
import { Heading } from '@uplift/ui/heading';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import * as styles from './results.styles.ts';
import { formatWeeks } from './results-labels.ts';

interface ComparedProps {
  label: string;
  figures: Comparison['valuePerYear'];
  format: (figure: number) => string;
}

/** Formats a difference with its sign: `+$12,400`, `-$900`. */
function formatDifference({ figures: { estimated, measured }, format }: ComparedProps): string {
  if (measured === null) return '–';
  const difference = format(measured - estimated);
  return measured > estimated ? `+${difference}` : difference;
}

function Compared(props: ComparedProps): ReactElement {
  const { label, figures, format } = props;
  return (
    <div>
      <h3 css={styles.comparedTitle}>{label}</h3>
      <DataList.Root aria-label={label}>
        <DataList.Item term="Estimated" numeric>
          {format(figures.estimated)}
        </DataList.Item>
        <DataList.Item term="Measured so far" numeric>
          {figures.measured === null ? '–' : format(figures.measured)}
        </DataList.Item>
        <DataList.Item term="Difference" numeric>
          <strong>{formatDifference(props)}</strong>
        </DataList.Item>
      </DataList.Root>
    </div>
  );
}

function explain({ comparison, weeks }: Results): string {
  if (!comparison)
    return 'This project didn’t start from a calculation on our site, so there’s no estimate to compare with.';
  return weeks.length === 0
    ? 'What the calculator estimated before the project. The comparison starts with the first measured week.'
    : `What the calculator estimated before the project, compared with the average of ${formatWeeks(weeks.length)}, projected over a year.`;
}

/** What the client calculated before the work, compared with what was measured. */
export function EstimateCard({ results }: { results: Results }): ReactElement {
  const { comparison } = results;
  return (
    <Card asChild>
      <section aria-labelledby="estimate-title">
        <Stack gap={5}>
          <div>
            <Heading level={2} size="sm" id="estimate-title">
              Original estimate
            </Heading>
            <Text size="sm" tone="muted">
              {explain(results)}
            </Text>
          </div>
          {comparison && (
            <div css={styles.pair}>
              <Compared label="Value a year" figures={comparison.valuePerYear} format={formatMoney} />
              <Compared label="Hours saved a week" figures={comparison.hoursPerWeek} format={formatNumber} />
            </div>
          )}
        </Stack>
      </section>
    </Card>
  );
}
