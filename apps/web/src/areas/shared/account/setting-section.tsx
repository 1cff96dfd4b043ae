import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import { type ReactElement, type ReactNode, useId } from 'react';
import * as styles from './account.styles.ts';

export interface SettingSectionProps {
  title: string;
  /** What the setting is for, in one or two sentences. */
  lead: string;
  children: ReactNode;
}

/** One section of the settings: title and lead next to the controls. */
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
