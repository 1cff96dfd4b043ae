import type { Deliverable, Milestone } from '@uplift/data-client/contract/project';
import type { DeliverableRow, MilestoneRow } from './plan.repository.ts';

const isoOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Converts a deliverable into the contract's format. */
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

/** Converts a milestone into the contract's format. */
export function toMilestone({ startedAt, completedAt, deliverables, ...row }: MilestoneRow): Milestone {
  return {
    ...row,
    startedAt: isoOf(startedAt),
    completedAt: isoOf(completedAt),
    deliverables: deliverables.map(toDeliverable),
  };
}
