import { promiseRules, type Results } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { Card } from '@uplift/ui/card';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Heading } from '@uplift/ui/heading';
import { Progress } from '@uplift/ui/progress';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { describeAgreedHours, describeGuarantee, type Standing } from './guarantee-standing.ts';
import * as styles from './results.styles.ts';
import { formatHours } from './results-labels.ts';

interface PromiseProps {
  title: string;
  standing: Standing | null;
  rule: string;
  children?: ReactNode;
}

function PromiseLine({ title, standing, rule, children }: PromiseProps): ReactElement {
  return (
    <div css={styles.promise}>
      <div css={styles.promiseHead}>
        <Text size="sm" tone="muted">
          {title}
        </Text>
        {standing && <Badge tone={standing.tone}>{standing.badge}</Badge>}
      </div>
      <p css={styles.promiseState}>{standing ? standing.state : 'Set with the baseline'}</p>
      <Text size="sm" tone="muted">
        {standing ? standing.text : 'Tracking starts once the project has a baseline.'}
      </Text>
      {children}
      <Text size="sm" tone="subtle" css={styles.rule}>
        {rule}
      </Text>
    </div>
  );
}

/** Status of the 30-day and 90-day guarantees, with the rule of each. */
export function GuaranteeCard({
  results: { guarantee, agreedHours },
}: {
  results: Pick<Results, 'guarantee' | 'agreedHours'>;
}): ReactElement {
  return (
    <Card asChild>
      <section aria-labelledby="guarantee-title">
        <Stack gap={5}>
          <div css={styles.guaranteeTitle}>
            <GoldenShield css={styles.shield} />
            <Heading level={2} size="sm" id="guarantee-title">
              Our guarantee
            </Heading>
          </div>
          <div css={styles.promises}>
            <PromiseLine
              title="In 30 days: one workflow measurably better"
              standing={describeGuarantee(guarantee)}
              rule={promiseRules.guarantee}
            />
            <PromiseLine
              title="In 90 days: the hours agreed on"
              standing={agreedHours && describeAgreedHours(agreedHours)}
              rule={promiseRules.agreedHours}
            >
              {agreedHours && agreedHours.hoursPerWeek > 0 && (
                <Progress
                  label="Best week so far"
                  value={Math.min(agreedHours.bestHours, agreedHours.hoursPerWeek)}
                  max={agreedHours.hoursPerWeek}
                  valueText={formatHours(agreedHours.bestHours)}
                />
              )}
            </PromiseLine>
          </div>
        </Stack>
      </section>
    </Card>
  );
}
