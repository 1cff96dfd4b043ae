import { Heading } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { PageHead } from '../../../app/page-head.tsx';
import * as styles from './area-header.styles.ts';

export interface AreaHeaderProps {
  title: string;
  /** Title of the browser tab. @default the title */
  tabTitle?: string;
  /** A few words next to the title, such as the period or what the page is for. */
  lead?: ReactNode;
  /** Level of the title in the page's outline. @default 1 */
  level?: 1 | 2;
  /** A `Breadcrumb` above the title, for pages below another one. */
  breadcrumb?: ReactNode;
  /** Period, filters and actions at the end of the row. */
  children?: ReactNode;
}

/** Header of a page in a signed-in area: title, lead and actions in one row. */
export function AreaHeader({
  title,
  tabTitle = title,
  lead,
  level = 1,
  breadcrumb,
  children,
}: AreaHeaderProps): ReactElement {
  return (
    <header css={styles.header}>
      <PageHead title={tabTitle} index={false} />
      {breadcrumb}
      <div css={styles.row}>
        <div css={styles.words}>
          <Heading level={level} size={level === 1 ? 'md' : 'sm'}>
            {title}
          </Heading>
          {lead && (
            <Text size="sm" tone="muted">
              {lead}
            </Text>
          )}
        </div>
        {children && <div css={styles.actions}>{children}</div>}
      </div>
    </header>
  );
}
