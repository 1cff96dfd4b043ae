import { Icon } from '@uplift/ui/icon';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import * as styles from './link-rows.styles.ts';
import * as rows from './rows.styles.ts';

export interface LinkRowsProps extends ComponentProps<'ul'> {
  /** Whether the rows are in a card, which has a border already. @default false */
  inCard?: boolean;
}

/** A list whose rows each lead to a page. Contains `LinkRow` elements. */
export function LinkRows({ inCard = false, ...props }: LinkRowsProps): ReactElement {
  // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
  return <ul role="list" css={[rows.list, inCard && styles.plain]} {...props} />;
}

export interface LinkRowProps {
  to: string;
  title: ReactNode;
  detail?: ReactNode;
  /** A `Badge`, in its own column. */
  badge?: ReactNode;
  /** A date, a time or a number at the end of the row. */
  end?: ReactNode;
}

/** A row that leads to a page. On phones, the facts are below the title. */
export function LinkRow({ to, title, detail, badge, end }: LinkRowProps): ReactElement {
  return (
    <li css={[rows.row, rows.covered, styles.row]}>
      <Link to={to} css={rows.coveringLink}>
        {title}
      </Link>
      <div css={[rows.facts, styles.facts]}>
        {detail && <span css={styles.detail}>{detail}</span>}
        {badge && <span css={styles.badge}>{badge}</span>}
        {end && <span css={styles.end}>{end}</span>}
      </div>
      <Icon icon={ChevronRight} size="sm" css={styles.chevron} />
    </li>
  );
}
