import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { process } from '../../../content/home.ts';
import * as styles from './process-section.styles.ts';
import { SectionHeading } from './section-heading.tsx';

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
              <div css={styles.words}>
                <Heading level={3}>{title}</Heading>
                <Text tone="muted">{summary}</Text>
              </div>
              <div css={styles.deliverables}>
                <p css={styles.deliverablesTitle}>What you get</p>
                <ul css={styles.list}>
                  {deliverables.map((deliverable) => (
                    <li key={deliverable} css={styles.deliverable}>
                      <svg viewBox="0 0 20 20" fill="none" aria-hidden css={styles.tick}>
                        <path
                          d="m4.5 10.5 3.6 3.6 7.4-8.2"
                          stroke="currentColor"
                          strokeWidth="1.75"
                          strokeLinecap="round"
                          strokeLinejoin="round"
                        />
                      </svg>
                      {deliverable}
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  );
}
