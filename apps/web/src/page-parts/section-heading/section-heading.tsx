import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './section-heading.styles.ts';

export interface SectionHeadingProps {
  /** The id by which the section is named. */
  id: string;
  /** What kind of section it is, in a word or two. */
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
}

/** How a section of a page begins. */
export function SectionHeading({ id, eyebrow, title, lead }: SectionHeadingProps): ReactElement {
  return (
    <div css={styles.header}>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <Heading level={2} id={id}>
        {title}
      </Heading>
      {lead && (
        <Text size="lg" tone="muted" css={styles.lead}>
          {lead}
        </Text>
      )}
    </div>
  );
}
