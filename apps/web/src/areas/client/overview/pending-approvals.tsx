import type { Milestone } from '@uplift/data-client/contract/project';
import { LinkButton } from '@uplift/ui/link-button';
import { Text } from '@uplift/ui/text';
import type { ReactElement } from 'react';
import { Link } from 'react-router-dom';
import { inFull, lastUse } from '../../../app/time/last-use.ts';
import { anchorOf } from '../../../features/project/plan/deliverable-item.tsx';
import * as styles from './overview-page.styles.ts';
import { OverviewSection } from './overview-section.tsx';

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
          {pending.map(({ deliverable, milestone }) => (
            <li key={deliverable.id} css={styles.approval}>
              <div>
                <Text css={styles.strong}>{deliverable.title}</Text>
                <Text size="sm" tone="muted">
                  {milestone}, requested{' '}
                  <time dateTime={deliverable.stateSince} title={inFull(deliverable.stateSince)}>
                    {lastUse(deliverable.stateSince, Date.now())}
                  </time>
                </Text>
              </div>
              <LinkButton asChild size="sm">
                <Link
                  to={`/client/project#${anchorOf(deliverable)}`}
                  aria-label={`Review ${deliverable.title}`}
                >
                  Review
                </Link>
              </LinkButton>
            </li>
          ))}
        </ul>
      )}
    </OverviewSection>
  );
}
