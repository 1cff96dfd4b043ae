import { type Deliverable, type Milestone, phases } from '@uplift/data-client/contract/project';

/** Replaces the element with the same ID, or adds the new one at the end. */
function withElement<Element extends { id: string }>(
  elements: readonly Element[],
  changed: Element,
): Element[] {
  return elements.some(({ id }) => id === changed.id)
    ? elements.map((element) => (element.id === changed.id ? changed : element))
    : [...elements, changed];
}

/** Returns the plan with a changed or new deliverable. */
export function withDeliverable(milestones: readonly Milestone[], deliverable: Deliverable): Milestone[] {
  return milestones.map((milestone) =>
    milestone.id === deliverable.milestoneId
      ? { ...milestone, deliverables: withElement(milestone.deliverables, deliverable) }
      : milestone,
  );
}

/** Returns the plan with a changed or new milestone. In a phase that it enters, it comes last. */
export function withMilestone(milestones: readonly Milestone[], milestone: Milestone): Milestone[] {
  const others = milestones.filter(({ id, phase }) => id !== milestone.id || phase === milestone.phase);
  return withElement(others, milestone).toSorted(
    (one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase),
  );
}
