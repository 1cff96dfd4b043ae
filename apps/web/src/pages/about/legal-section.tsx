import { Container } from '@uplift/ui/container';
import { Heading } from '@uplift/ui/heading';
import { Section } from '@uplift/ui/section';
import type { ReactElement } from 'react';
import { LastChanged, LegalClauses } from '../../components/legal-clauses/legal-clauses.tsx';
import { titleColumn } from '../../components/title-column/title-column.styles.ts';
import { legalTexts } from '../../content/legal.ts';
import * as styles from './about-page.styles.ts';

/** The legal texts. Links use their IDs as fragments. */
export function LegalSection(): ReactElement {
  return (
    <Section tone="subtle" aria-label="Legal">
      <Container css={styles.legal}>
        {legalTexts.map((text) => (
          <article
            key={text.id}
            id={text.id}
            aria-labelledby={`${text.id}-title`}
            css={[titleColumn, styles.legalText]}
          >
            <div css={styles.legalTitle}>
              <Heading level={2} size="md" id={`${text.id}-title`}>
                {text.title}
              </Heading>
              <LastChanged text={text} />
            </div>
            <LegalClauses text={text} />
          </article>
        ))}
      </Container>
    </Section>
  );
}
