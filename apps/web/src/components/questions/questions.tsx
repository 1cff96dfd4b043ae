import { Accordion } from '@uplift/ui/accordion';
import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section, type SectionTone } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { ArrowLink } from '../arrow-link/arrow-link.tsx';
import * as styles from './questions.styles.ts';
import type { Question } from './questions-data.ts';

export interface QuestionsProps {
  items: readonly Question[];
  /** The background of the section. @default 'ground' */
  tone?: SectionTone;
}

/** Questions that visitors ask before they book, with answers. */
export function Questions({ items, tone = 'ground' }: QuestionsProps): ReactElement {
  return (
    <Section tone={tone} aria-labelledby="questions-title">
      <Container css={styles.columns}>
        <div css={styles.aside}>
          <Heading level={2} id="questions-title">
            Questions
          </Heading>
          <Text tone="muted">Something else? Ask a person. We answer within one working day.</Text>
          <ArrowLink to="/contact">Ask us</ArrowLink>
        </div>
        <Accordion.Root>
          {items.map(({ question, answer }) => (
            <Accordion.Item key={question} title={question} headingLevel={3}>
              {answer}
            </Accordion.Item>
          ))}
        </Accordion.Root>
      </Container>
    </Section>
  );
}
