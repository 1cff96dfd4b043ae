import type { Milestone } from '@uplift/data-client/contract/project';
import { Collapsible } from '@uplift/ui/collapsible';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { Text } from '@uplift/ui/text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactElement, ReactNode } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import * as styles from './plan.styles.ts';
import { formatCompactDay } from './plan-labels.ts';

export interface FoldedMilestoneProps {
  milestone: Milestone;
  /** Heading level in the page's outline. */
  level: HeadingLevel;
  /** Drag handle before the title. */
  handle?: ReactNode;
  /** Actions at the end of the line. */
  actions?: ReactNode;
  /** The deliverables, shown on demand. */
  children: ReactNode;
}

/** A done milestone in one line: title, day, and number of files. */
export function FoldedMilestone({
  milestone: { title, description, completedAt, deliverables },
  level,
  handle,
  actions,
  children,
}: FoldedMilestoneProps): ReactElement {
  const today = useToday();
  const files = deliverables.filter(({ versions }) => versions.length > 0).length;
  return (
    <Collapsible.Root>
      <div css={styles.foldedHead}>
        {handle && <span data-above>{handle}</span>}
        <Icon icon={CircleCheck} size="sm" css={styles.foldedMark} />
        <Heading level={level} size="sm" css={styles.foldedTitle}>
          <Collapsible.Trigger asChild>
            <button type="button" css={styles.foldedTrigger}>
              {title}
            </button>
          </Collapsible.Trigger>
        </Heading>
        <span css={styles.foldedFacts}>
          {files > 0 && <span>{files === 1 ? '1 file' : `${files} files`}</span>}
          <span>
            Done
            {completedAt && (
              <>
                {' '}
                <time dateTime={completedAt}>{formatCompactDay(viewerDay(completedAt), today)}</time>
              </>
            )}
          </span>
        </span>
        {actions && <span data-above>{actions}</span>}
        <Icon icon={ChevronDown} size="sm" css={styles.chevron} />
      </div>
      <Collapsible.Content>
        {description && (
          <Text size="sm" tone="muted" css={[styles.text, styles.foldedText]}>
            {description}
          </Text>
        )}
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
