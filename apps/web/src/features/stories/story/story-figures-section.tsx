import type { CaseStudy } from '@uplift/data-client';
import { formatMoney, formatNumber } from '@uplift/roi-engine';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { ArrowLink } from '../../../components/arrow-link/arrow-link.tsx';
import { measures } from '../story-figures/measures.ts';
import { contextOf } from './in-context.ts';
import * as styles from './story.styles.ts';

/** The story's figures, what they amount to, and how each was measured. */
export function StoryFiguresSection({ story }: { story: CaseStudy }): ReactElement {
  const { hoursPerYear, positions, savingsPerHour } = contextOf(story);
  return (
    <Section tone="subtle" aria-labelledby="figures-title">
      <Container css={styles.columns}>
        <div css={styles.text}>
          <Heading level={2} id="figures-title">
            What the figures come to
          </Heading>
          <Text size="lg" tone="muted">
            {story.hoursSaved} hours a week come to {formatNumber(hoursPerYear, 0)} hours a year, about{' '}
            {positions} full-time {positions === 1 ? 'position' : 'positions'}.
            {savingsPerHour !== null && (
              <span>{` Each saved hour was worth ${formatMoney(savingsPerHour)}.`}</span>
            )}
          </Text>
          <ArrowLink to="/results">How we measure, and what the figures do not say</ArrowLink>
        </div>
        <table css={styles.table}>
          <caption css={styles.caption}>How each figure was counted</caption>
          <tbody>
            {measures.map((measure) => (
              <tr key={measure.id} css={styles.row}>
                <th scope="row" css={styles.name}>
                  {measure.name} {measure.unit}
                </th>
                <td css={styles.value}>{measure.format(measure.of(story))}</td>
                <td css={styles.counted}>{measure.counted}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </Section>
  );
}
