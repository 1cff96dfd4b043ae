import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import type { ReactElement, ReactNode } from 'react';
import * as styles from './dashboard.styles.ts';

export interface OverviewCardProps {
  title: string;
  /** A link to all of what the card shows. */
  link?: ReactNode;
  children: ReactNode;
}

/** A titled card of the overview. */
export function OverviewCard({ title, link, children }: OverviewCardProps): ReactElement {
  return (
    <Card padding="sm">
      <div css={styles.cardHead}>
        <Heading level={2} size="sm">
          {title}
        </Heading>
        {link}
      </div>
      {children}
    </Card>
  );
}
