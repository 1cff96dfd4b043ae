import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { SectionHeading } from '../../../components/section-heading/section-heading.tsx';
import { TickList } from '../../../components/tick-list/tick-list.tsx';
import { process } from '../../../content/home.ts';
import * as styles from './process-section.styles.ts';

export default function ProcessSection(): ReactElement {
  return (
    <Section aria-labelledby="process-title">
      <Container>
        <SectionHeading
          id="process-title"
          eyebrow={process.eyebrow}
          title={process.title}
          lead={process.lead}
        />
        <ol css={styles.steps}>
          {process.steps.map(({ number, title, period, summary, deliverables }) => (
            <li key={number} css={styles.step}>
              <p css={styles.marker}>
                <span css={styles.number}>{number}</span>
                <span css={styles.period}>{period}</span>
              </p>
              <div css={styles.text}>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{summary}</Text>
              </div>
              <div css={styles.deliverables}>
                <p css={styles.deliverablesTitle}>What you get</p>
                <TickList items={deliverables} css={styles.list} />
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
