import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import * as styles from './section-heading.styles.ts';

export interface SectionHeadingProps {
  /** The id by which the section is named. */
  id: string;
  eyebrow: string;
  title: string;
  lead: string;
}

/** How a section of the home page begins. */
export function SectionHeading({ id, eyebrow, title, lead }: SectionHeadingProps): ReactElement {
  return (
    <header css={styles.header}>
      <Eyebrow>{eyebrow}</Eyebrow>
      <Heading level={2} id={id}>
        {title}
      </Heading>
      <Text size="lg" tone="muted" css={styles.lead}>
        {lead}
      </Text>
    </header>
  );
}
