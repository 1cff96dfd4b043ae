import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import { type ReactElement, type ReactNode, useId } from 'react';
import * as styles from './account.styles.ts';

export interface SettingSectionProps {
  title: string;
  /** What it is good for, in a sentence or two. */
  lead: string;
  children: ReactNode;
}

/** One part of the settings: what it is beside what one can do. */
export function SettingSection({ title, lead, children }: SettingSectionProps): ReactElement {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} css={styles.section}>
      <div css={styles.about}>
        <Heading level={2} size="sm" id={titleId}>
          {title}
        </Heading>
        <Text tone="muted" size="sm">
          {lead}
        </Text>
      </div>
      <Card padding="lg">{children}</Card>
    </section>
  );
}
