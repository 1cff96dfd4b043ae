import { Card } from '@uplift/ui/card';
import { Heading } from '@uplift/ui/heading';
import { Link } from '@uplift/ui/link';
import { Stack } from '@uplift/ui/stack';
import { type ReactElement, type ReactNode, useId } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './overview-page.styles.ts';

export interface OverviewSectionProps {
  title: string;
  /** Link to the full page. */
  more?: { label: string; to: string };
  children: ReactNode;
}

/** A section of the overview, with a link to its full page. */
export function OverviewSection({ title, more, children }: OverviewSectionProps): ReactElement {
  const id = useId();
  return (
    <Card asChild>
      <section aria-labelledby={id}>
        <Stack gap={4}>
          <div css={styles.head}>
            <Heading level={2} size="sm" id={id}>
              {title}
            </Heading>
            {more && (
              <Link asChild css={styles.more}>
                <RouterLink to={more.to}>{more.label}</RouterLink>
              </Link>
            )}
          </div>
          {children}
        </Stack>
      </section>
    </Card>
  );
}
