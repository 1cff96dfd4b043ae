import { type Deliverable, type Milestone, phases } from '@uplift/data-client/contract/project';

interface Versioned {
  id: string;
  version: number;
}

/** Whether the elements have a newer version of this one. Responses can arrive out of order. */
function hasNewer(elements: readonly Versioned[], { id, version }: Versioned): boolean {
  return elements.some((element) => element.id === id && element.version > version);
}

/** Replaces the element with the same ID unless it is newer, or adds the new one at the end. */
function withElement<Element extends Versioned>(elements: readonly Element[], changed: Element): Element[] {
  if (hasNewer(elements, changed)) return [...elements];
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
  if (hasNewer(milestones, milestone)) return [...milestones];
  const others = milestones.filter(({ id, phase }) => id !== milestone.id || phase === milestone.phase);
  return withElement(others, milestone).toSorted(
    (one, other) => phases.indexOf(one.phase) - phases.indexOf(other.phase),
  );
}
