import type { Milestone } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { Heading, type HeadingLevel } from '@uplift/ui/heading';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { useToday } from '../../../app/time/office-day.ts';
import { viewerDay } from '../../../app/time/viewer-time.ts';
import * as styles from './plan.styles.ts';
import {
  describeDueDate,
  formatCompactDay,
  isOverdue,
  milestoneStateNames,
  milestoneTones,
} from './plan-labels.ts';

export interface MilestoneHeadProps {
  milestone: Milestone;
  /** Heading level in the page's outline. */
  level: HeadingLevel;
  /** Drag handle before the title. */
  handle?: ReactNode;
  /** Actions after the state. */
  actions?: ReactNode;
}

/** Header of an open milestone: title, state, and due date. */
export function MilestoneHead({ milestone, level, handle, actions }: MilestoneHeadProps): ReactElement {
  const { title, description, state, dueOn, startedAt } = milestone;
  const today = useToday();
  const late = isOverdue(milestone, today);
  return (
    <div css={styles.milestoneHead}>
      <div css={styles.titleRow}>
        {handle}
        <Heading level={level} size="sm" css={styles.title}>
          {title}
        </Heading>
        <Badge tone={milestoneTones[state]}>{milestoneStateNames[state]}</Badge>
        {actions}
      </div>
      <div css={styles.facts}>
        <span>
          Due <time dateTime={dueOn}>{formatCompactDay(dueOn, today)}</time>
          {!late && <span>{`, ${describeDueDate(dueOn, today)}`}</span>}
        </span>
        {late && <span css={styles.late}>{describeDueDate(dueOn, today)}</span>}
        {startedAt && (
          <span>
            Started <time dateTime={startedAt}>{formatCompactDay(viewerDay(startedAt), today)}</time>
          </span>
        )}
      </div>
      {description && (
        <Text size="sm" tone="muted" css={styles.text}>
          {description}
        </Text>
      )}
    </div>
  );
}
