import type { Deliverable, Milestone } from '@uplift/data-client/contract/project';
import type { DeliverableRow, MilestoneRow } from './plan.repository.ts';

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** A deliverable as the contract has it. */
export function toDeliverable({ stateSince, versions, steps, ...row }: DeliverableRow): Deliverable {
  return {
    ...row,
    stateSince: stateSince.toISOString(),
    versions: versions.map(({ uploadedAt, sharedAt, ...version }) => ({
      ...version,
      uploadedAt: uploadedAt.toISOString(),
      sharedAt: isoOf(sharedAt),
    })),
    steps: steps.map(({ at, ...step }) => ({ ...step, at: at.toISOString() })),
  };
}

/** A milestone as the contract has it. */
export function toMilestone({ startedAt, completedAt, deliverables, ...row }: MilestoneRow): Milestone {
  return {
    ...row,
    startedAt: isoOf(startedAt),
    completedAt: isoOf(completedAt),
    deliverables: deliverables.map(toDeliverable),
  };
}
