import { type Guarantee, promiseRules, type Results } from '@uplift/data-client/contract/project';
import { Badge, type BadgeProps } from '@uplift/ui/badge';
import { Card } from '@uplift/ui/card';
import { GoldenShield } from '@uplift/ui/golden-shield';
import { Heading } from '@uplift/ui/heading';
import { Progress } from '@uplift/ui/progress';
import { Stack } from '@uplift/ui/stack';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './results.styles.ts';
import { formatDay, formatHours } from './results-labels.ts';

interface Standing {
  badge: string;
  tone: NonNullable<BadgeProps['tone']>;
  /** Status in one line. */
  state: string;
  text: string;
}

function describeGuarantee(guarantee: Guarantee): Standing {
  switch (guarantee.state) {
    case 'waiting':
      return {
        badge: 'Not started',
        tone: 'neutral',
        state: `Begins on ${formatDay(guarantee.startsOn)}`,
        text: 'The 30 and 90 days start with the project.',
      };
    case 'running': {
      const { daysLeft, lastDay } = guarantee;
      return {
        badge: 'Running',
        tone: 'gold',
        state: daysLeft === 1 ? '1 day left' : `${daysLeft} days left`,
        text: `The first hours must be saved by ${formatDay(lastDay)}.`,
      };
    }
    case 'met': {
      const { week, hoursSaved, late } = guarantee;
      const saved = `${formatHours(hoursSaved)} saved in that week.`;
      return {
        badge: late ? 'Met late' : 'Met',
        tone: 'success',
        state: `Met in the week of ${formatDay(week)}`,
        text: late ? `${saved} It took longer than promised, so the work was free until then.` : saved,
      };
    }
    case 'working-free':
      return {
        badge: 'Working free',
        tone: 'warning',
        state: `Free of charge since ${formatDay(guarantee.since)}`,
        text: 'The work is free until the first week with hours saved.',
      };
  }
}

function describeAgreedHours({
  state,
  hoursPerWeek,
  lastDay,
  week,
}: NonNullable<Results['agreedHours']>): Standing {
  const agreed = `${formatHours(hoursPerWeek)} a week`;
  if (state === 'reached')
    return {
      badge: 'Reached',
      tone: 'success',
      state: agreed,
      text: week ? `Reached in the week of ${formatDay(week)}.` : '',
    };
  return state === 'open'
    ? { badge: 'Open', tone: 'neutral', state: agreed, text: `Due by ${formatDay(lastDay)}.` }
    : {
        badge: 'Missed',
        tone: 'warning',
        state: agreed,
        text: `Not reached by ${formatDay(lastDay)}. Up to $5,000 of the fee is refunded.`,
      };
}

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
