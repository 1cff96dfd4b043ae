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
  rule: string | undefined;
  children?: ReactNode;
}

function PromiseLine({ title, standing, rule, children }: PromiseProps): ReactElement {
  return (
    <div css={styles.promise}>
      <div css={styles.promiseFacts}>
        <Text size="sm" tone="muted">
          {title}
        </Text>
        <div css={styles.promiseHead}>
          <p css={styles.promiseState}>{standing ? standing.state : 'Set with the baseline'}</p>
          {standing && <Badge tone={standing.tone}>{standing.badge}</Badge>}
        </div>
        <Text size="sm" tone="muted">
          {standing ? standing.text : 'Tracking starts once the project has a baseline.'}
        </Text>
        {children}
      </div>
      {rule && (
        <Text size="sm" tone="subtle" css={styles.rule}>
          {rule}
        </Text>
      )}
    </div>
  );
}

/** Progress towards the agreed hours. Null if there are none. */
function BestWeek({ agreedHours }: Pick<Results, 'agreedHours'>): ReactElement | null {
  if (!agreedHours || agreedHours.hoursPerWeek <= 0) return null;
  return (
    <Progress
      label="Best week so far"
      value={Math.min(agreedHours.bestHours, agreedHours.hoursPerWeek)}
      max={agreedHours.hoursPerWeek}
      valueText={formatHours(agreedHours.bestHours)}
    />
  );
}

export interface GuaranteeCardProps {
  results: Pick<Results, 'guarantee' | 'agreedHours'>;
  /** Shown instead of the rules, in a narrow card: a link to them. */
  more?: ReactNode;
}

/** Status of the 30-day and 90-day guarantees, with the rule of each. */
export function GuaranteeCard({
  results: { guarantee, agreedHours },
  more,
}: GuaranteeCardProps): ReactElement {
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
          <div css={more ? styles.narrowPromises : styles.promises}>
            <PromiseLine
              title="In 30 days: one workflow measurably better"
              standing={describeGuarantee(guarantee)}
              rule={more ? undefined : promiseRules.guarantee}
            />
            <PromiseLine
              title="In 90 days: the agreed hours"
              standing={agreedHours && describeAgreedHours(agreedHours)}
              rule={more ? undefined : promiseRules.agreedHours}
            >
              <BestWeek agreedHours={agreedHours} />
            </PromiseLine>
          </div>
          {more}
        </Stack>
      </section>
    </Card>
  );
}
