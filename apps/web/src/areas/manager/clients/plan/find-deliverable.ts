import type { Deliverable, Milestone } from '@uplift/data-client/contract/project';

/** Finds the current version of a deliverable. Returns the known version if it no longer exists. */
export function findDeliverable(milestones: readonly Milestone[], known: Deliverable): Deliverable {
  return milestones.flatMap(({ deliverables }) => deliverables).find(({ id }) => id === known.id) ?? known;
}
