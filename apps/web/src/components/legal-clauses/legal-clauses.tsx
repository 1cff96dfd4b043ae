import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import type { LegalText } from '../../content/legal.ts';
import * as styles from './legal-clauses.styles.ts';

/** The date of a legal text's last change. */
export function LastChanged({ text: { updated, updatedLabel } }: { text: LegalText }): ReactElement {
  return (
    <Text asChild size="sm" tone="subtle">
      <span>
        Last changed on <time dateTime={updated}>{updatedLabel}</time>
      </span>
    </Text>
  );
}

/** The sections of a legal text, below its title. */
export function LegalClauses({ text: { sections } }: { text: LegalText }): ReactElement {
  return (
    <div css={styles.clauses}>
      {sections.map(({ title, text }) => (
        <div key={title} css={styles.clause}>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Text css={styles.text}>{text}</Text>
        </div>
      ))}
    </div>
  );
}
