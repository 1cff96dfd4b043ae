import type { Deliverable, Milestone } from '@uplift/data-client/contract/project';
import { LinkButton } from '@uplift/ui/link-button';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { ChangedNotice } from '../../../features/project/plan/changed-notice.tsx';
import { anchorOf } from '../../../features/project/plan/deliverable-item.tsx';
import { useMoveDeliverable } from '../../../features/project/plan/use-move-deliverable.ts';
import { useProjectContext } from '../../../features/project/project-context.tsx';
import { ApproveDialog } from '../project/approve-dialog.tsx';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';

interface PendingApprovalProps {
  deliverable: Deliverable;
  /** Title of its milestone. */
  milestone: string;
}

function PendingApproval({ deliverable, milestone }: PendingApprovalProps): ReactElement {
  const { side, readOnly } = useProjectContext();
  const { changes, move } = useMoveDeliverable(deliverable);
  const { title, stateSince } = deliverable;
  return (
    <li css={styles.approval}>
      <div css={styles.approvalWords}>
        <Text css={styles.strong}>{title}</Text>
        <Text size="sm" tone="muted">
          {milestone}, requested{' '}
          <time dateTime={stateSince} title={inFull(stateSince)}>
            {lastUse(stateSince, Date.now())}
          </time>
        </Text>
      </div>
      <div css={styles.approvalActions}>
        <LinkButton asChild size="sm" variant="secondary">
          <Link to={`/client/project#${anchorOf(deliverable)}`} aria-label={`Review ${title}`}>
            Review
          </Link>
        </LinkButton>
        {side === 'client' && !readOnly && <ApproveDialog deliverable={deliverable} move={move} />}
      </div>
      <ChangedNotice changes={changes} />
    </li>
  );
}

/** Deliverables that need the client's approval, longest waiting first. */
export function PendingApprovals({ milestones }: { milestones: readonly Milestone[] }): ReactElement {
  const pending = milestones
    .flatMap(({ deliverables, title }) =>
      deliverables.map((deliverable) => ({ deliverable, milestone: title })),
    )
    .filter(({ deliverable }) => deliverable.state === 'awaiting-approval')
    .sort((first, second) => first.deliverable.stateSince.localeCompare(second.deliverable.stateSince));
  return (
    <OverviewSection title="Needs your approval">
      {pending.length === 0 ? (
        <Text tone="muted">Nothing to approve. Deliverables that need your approval appear here.</Text>
      ) : (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers.
        <ul role="list" css={styles.approvals}>
          {pending.map((each) => (
            <PendingApproval key={each.deliverable.id} {...each} />
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
