import type { Milestone } from '@uplift/data-client/contract/project';
import { Collapsible } from '@uplift/ui/collapsible';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Icon } from '@uplift/ui/icon';
import { Text } from '@uplift/ui/text';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactElement, ReactNode } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import * as rows from '../../../areas/shared/lists/rows.styles.ts';
import * as styles from './plan.styles.ts';
import { describeDueDate, formatCompactDay, isOverdue } from './plan-labels.ts';

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

/** When the milestone was done or is due. */
function DoneOrDue({ milestone }: { milestone: Milestone }): ReactElement {
  const { state, completedAt, dueOn } = milestone;
  const today = useToday();
  if (state === 'done')
    return (
      <span>
        Done
        {completedAt && (
          <>
            {' '}
            <time dateTime={completedAt}>{formatCompactDay(viewerDay(completedAt), today)}</time>
          </>
        )}
      </span>
    );
  return (
    <span css={isOverdue(milestone, today) && styles.late}>
      Due <time dateTime={dueOn}>{formatCompactDay(dueOn, today)}</time>, {describeDueDate(dueOn, today)}
    </span>
  );
}

/** A milestone that needs no one now, in one line: title, day, and number of files. */
export function FoldedMilestone({
  milestone,
  level,
  handle,
  actions,
  children,
}: FoldedMilestoneProps): ReactElement {
  const { title, description, state, deliverables } = milestone;
  const done = state === 'done';
  const files = deliverables.filter(({ versions }) => versions.length > 0).length;
  return (
    <Collapsible.Root>
      <div css={styles.foldedHead}>
        {handle && <span data-above>{handle}</span>}
        <Icon
          icon={done ? CircleCheck : Circle}
          size="sm"
          css={[styles.foldedMark, done && styles.doneMark]}
        />
        <Heading level={level} size="sm" css={styles.foldedTitle}>
          <Collapsible.Trigger asChild>
            <button type="button" css={[rows.coveringButton, styles.foldedTrigger]}>
              {title}
            </button>
          </Collapsible.Trigger>
        </Heading>
        <span css={[styles.foldedFacts, !handle && styles.factsBelowTitle]}>
          {files > 0 && <span>{files === 1 ? '1 file' : `${files} files`}</span>}
          <DoneOrDue milestone={milestone} />
        </span>
        {actions && (
          <span data-above css={styles.foldedActions}>
            {actions}
          </span>
        )}
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
