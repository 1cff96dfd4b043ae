import { Badge } from '@uplift/ui/badge';
import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { LinkButton } from '@uplift/ui/link-button';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { TickList } from '../../components/tick-list/tick-list.tsx';
import { type Plan, plans } from '../../content/pricing.ts';
import * as styles from './plan-cards.styles.ts';

function PlanCard({ plan }: { plan: Plan }): ReactElement {
  return (
    <Card padding="lg" data-recommended={plan.recommended || undefined} css={styles.card}>
      <div css={styles.head}>
        <div css={styles.name}>
          <Heading level={2} size="md">
            {plan.name}
          </Heading>
          {plan.recommended && <Badge tone="accent">Most chosen</Badge>}
        </div>
        <Text tone="muted">{plan.summary}</Text>
      </div>
      <p css={styles.priceLine}>
        <span css={styles.price}>
          {plan.from && <span css={styles.from}>from </span>}
          <span>{plan.price}</span>
        </span>
        <span css={styles.unit}>{plan.unit}</span>
      </p>
      <TickList items={plan.includes} css={styles.includes} />
      <LinkButton asChild variant={plan.recommended ? 'primary' : 'secondary'}>
        <RouterLink to="/contact">{plan.action}</RouterLink>
      </LinkButton>
    </Card>
  );
}

/** The three plans in a row. */
export function PlanCards(): ReactElement {
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers. */}
      <ul role="list" css={styles.list}>
        {plans.map((plan) => (
          <li key={plan.id}>
            <PlanCard plan={plan} />
          </li>
        ))}
      </ul>
      <Text size="sm" tone="subtle" css={styles.note}>
        All prices in US dollars, before sales tax where it applies.
      </Text>
    </>
  );
}
