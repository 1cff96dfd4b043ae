import { Eyebrow } from '@uplift/ui/eyebrow';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './section-heading.styles.ts';

export interface SectionHeadingProps {
  /** The ID of the heading, which labels the section. */
  id: string;
  /** The kind of section, in one or two words. */
  eyebrow?: string;
  title: string;
  lead?: ReactNode;
}

/** The heading of a page section. */
export function SectionHeading({ id, eyebrow, title, lead }: SectionHeadingProps): ReactElement {
  return (
    <div css={styles.header} data-lead={lead ? '' : undefined}>
      <div css={styles.title}>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={2} id={id}>
          {title}
        </Heading>
      </div>
      {lead && (
        <Text size="lg" tone="muted" css={styles.lead}>
          {lead}
        </Text>
      )}
    </div>
  );
}
