import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { legalTexts } from '../../content/legal.ts';
import * as styles from './about-page.styles.ts';

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The legal texts, each under the id that links name. */
export function LegalSection(): ReactElement {
  return (
    <Section tone="subtle" aria-label="Legal">
      <Container css={styles.legal}>
        {legalTexts.map(({ id, title, updated, sections }) => (
          <article key={id} id={id} aria-labelledby={`${id}-title`} css={[styles.columns, styles.legalText]}>
            <div css={styles.legalTitle}>
              <Heading level={2} size="md" id={`${id}-title`}>
                {title}
              </Heading>
              <Text size="sm" tone="subtle">
                Last changed on <time dateTime={updated}>{day.format(new Date(updated))}</time>
              </Text>
            </div>
            <div css={styles.clauses}>
              {sections.map((section) => (
                <div key={section.title} css={styles.clause}>
                  <Heading level={3} size="sm">
                    {section.title}
                  </Heading>
                  <Text css={styles.clauseText}>{section.text}</Text>
                </div>
              ))}
            </div>
          </article>
        ))}
      </Container>
    </Section>
  );
}
