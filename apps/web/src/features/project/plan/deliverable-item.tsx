import type { Deliverable } from '@uplift/data-client/contract/project';
import { Badge } from '@uplift/ui/badge';
import { Text } from '@uplift/ui/text';
import type { ReactElement, ReactNode } from 'react';
import { useProjectContext } from '../project-context.tsx';
import { DeliverableFiles } from './deliverable-files.tsx';
import * as styles from './plan.styles.ts';
import { deliverableStateNames, deliverableTones } from './plan-labels.ts';

/** Returns the anchor of a deliverable on the plan page. */
export const anchorOf = ({ id }: Pick<Deliverable, 'id'>): string => `deliverable-${id}`;

export interface DeliverableItemProps {
  deliverable: Deliverable;
  /** Actions of the viewer. */
  actions?: ReactNode;
  /** An `Alert` about a recent change. */
  notice?: ReactNode;
}

/** A deliverable of a milestone: state, files, and requested changes. */
export function DeliverableItem({ deliverable, actions, notice }: DeliverableItemProps): ReactElement {
  const { side, readOnly } = useProjectContext();
  // A team member who views the portal as the client sees the client's labels.
  const reader = readOnly ? 'client' : side;
  const { title, note, state } = deliverable;
  const [last] = deliverable.steps.slice(-1);
  return (
    <li id={anchorOf(deliverable)} css={styles.deliverable}>
      <div css={styles.titleRow}>
        <span css={styles.name}>{title}</span>
        {/* An approval is named below the file, with who gave it and when. */}
        {state !== 'approved' && (
          <Badge tone={deliverableTones[reader][state]}>{deliverableStateNames[reader][state]}</Badge>
        )}
      </div>
      {note && (
        <Text size="sm" tone="muted" css={styles.text}>
          {note}
        </Text>
      )}
      {notice}
      {state === 'changes-requested' && last?.comment && (
        <Text size="sm" css={styles.text}>
          {reader === 'client' ? 'Your request' : 'Client’s request'}: “{last.comment}”
        </Text>
      )}
      <DeliverableFiles deliverable={deliverable} />
      {actions && <div css={styles.actions}>{actions}</div>}
    </li>
  );
}
