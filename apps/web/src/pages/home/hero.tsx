import { Container } from '@uplift/ui/container';
import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { LinkButton } from '@uplift/ui/link-button';
import { Text } from '@uplift/ui/text';
import { VisuallyHidden } from '@uplift/ui/visually-hidden';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Tick } from '../../components/tick-list/tick-list.tsx';
import { hero } from '../../content/home.ts';
import * as styles from './hero.styles.ts';
import { OrderSavings } from './order-savings.tsx';
import { WorkflowComparison } from './workflow-comparison.tsx';

/** The first screen: what bad systems cost, and two calls to action. */
export default function Hero(): ReactElement {
  return (
    <section aria-labelledby="hero-title" css={styles.hero}>
      <div css={styles.aurora} aria-hidden />
      <Container css={styles.content}>
        <div css={styles.text}>
          <Eyebrow>
            {hero.eyebrow[0]}
            <span css={styles.onWideScreens}>{hero.eyebrow[1]}</span>
          </Eyebrow>
          <Heading level={1} size="display" id="hero-title" css={styles.title}>
            {hero.headline}
          </Heading>
          <Text size="lg" tone="muted" css={styles.lead}>
            {hero.lead}
          </Text>
          <div css={styles.actions}>
            <LinkButton asChild size="lg">
              <RouterLink to={hero.actions.primary.to}>{hero.actions.primary.label}</RouterLink>
            </LinkButton>
            <LinkButton asChild size="lg" variant="secondary">
              <RouterLink to={hero.actions.secondary.to}>
                {hero.actions.secondary.label}
                <VisuallyHidden> about our services</VisuallyHidden>
              </RouterLink>
            </LinkButton>
          </div>
          <ul css={styles.trust}>
            <li css={styles.guarantee}>
              <span css={styles.trustItem}>
                <Tick />
                {hero.guarantee.text}
              </span>
              <Link asChild underline="hover">
                <RouterLink to={hero.guarantee.action.to}>
                  {hero.guarantee.action.label}
                  <span aria-hidden> →</span>
                </RouterLink>
              </Link>
            </li>
            {hero.trust.map((item) => (
              <li key={item} css={styles.trustItem}>
                <Tick />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <WorkflowComparison>
          <OrderSavings />
        </WorkflowComparison>
        <dl css={styles.stats}>
          {hero.stats.map(({ value, label }) => (
            <div key={label} css={styles.stat}>
              <dt css={styles.statLabel}>{label}</dt>
              <dd css={styles.statValue}>{value}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  );
}
