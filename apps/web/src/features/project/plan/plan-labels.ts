import {
  type Deliverable,
  type DeliverableState,
  daysBetween,
  type Milestone,
  type MilestoneState,
  type Phase,
  type Side,
} from '@uplift/data-client/contract/project';
import type { BadgeTone } from '@uplift/ui/badge';

export const phaseNames = {
  audit: 'Audit',
  optimize: 'Optimize',
  scale: 'Scale',
} as const satisfies Record<Phase, string>;

export const milestoneStateNames = {
  planned: 'Planned',
  'in-progress': 'In progress',
  done: 'Done',
} as const satisfies Record<MilestoneState, string>;

export const milestoneTones = {
  planned: 'neutral',
  'in-progress': 'accent',
  done: 'success',
} as const satisfies Record<MilestoneState, BadgeTone>;

/** Labels of the deliverable states, by the viewer's side. */
export const deliverableStateNames = {
  client: {
    draft: 'Draft',
    'awaiting-approval': 'Needs your approval',
    'changes-requested': 'Changes requested',
    approved: 'Approved',
  },
  team: {
    draft: 'Draft',
    'awaiting-approval': 'Waiting for client',
    'changes-requested': 'Changes requested',
    approved: 'Approved',
  },
} as const satisfies Record<Side, Record<DeliverableState, string>>;

/** Badge tones of the states. States that need the viewer's action stand out. */
export const deliverableTones = {
  client: {
    draft: 'neutral',
    'awaiting-approval': 'warning',
    'changes-requested': 'neutral',
    approved: 'success',
  },
  team: {
    draft: 'neutral',
    'awaiting-approval': 'accent',
    'changes-requested': 'warning',
    approved: 'success',
  },
} as const satisfies Record<Side, Record<DeliverableState, BadgeTone>>;

/** Labels of the history steps, by the state they led to. */
export const stepNames = {
  draft: 'Withdrawn',
  'awaiting-approval': 'Approval requested',
  'changes-requested': 'Changes requested',
  approved: 'Approved',
} as const satisfies Record<DeliverableState, string>;

// Calendar days have no time zone. `Date.parse` reads them as UTC, so they are formatted in UTC.
const thisYear = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const otherYear = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a day (YYYY-MM-DD): `Jun 9`, with the year if it isn't the current one. */
export function formatCompactDay(day: string, today: string): string {
  return (day.slice(0, 4) === today.slice(0, 4) ? thisYear : otherYear).format(Date.parse(day));
}

/** Describes a due date relative to today: `today`, `in 3 days`, `2 days overdue`. */
export function describeDueDate(dueOn: string, today: string): string {
  const late = daysBetween(dueOn, today);
  const days = Math.abs(late) === 1 ? 'day' : 'days';
  if (late === 0) return 'today';
  return late > 0 ? `${late} ${days} overdue` : `in ${-late} ${days}`;
}

/** Whether an open milestone was due before today. */
export function isOverdue({ state, dueOn }: Pick<Milestone, 'state' | 'dueOn'>, today: string): boolean {
  return state !== 'done' && daysBetween(dueOn, today) > 0;
}

/** Whether the plan shows a milestone in full: it is in progress, or a deliverable needs the client or the team. */
export function isLive({ state, deliverables }: Pick<Milestone, 'state' | 'deliverables'>): boolean {
  return (
    state === 'in-progress' ||
    deliverables.some((each) => each.state === 'awaiting-approval' || each.state === 'changes-requested')
  );
}

/** Describes the differences between two versions of a deliverable, one sentence each. */
export function changesOf(before: Deliverable, after: Deliverable, side: Side): string[] {
  const [old, latest] = [before.versions[0], after.versions[0]];
  const changes: string[] = [];
  if (latest && latest.number !== old?.number)
    changes.push(`Version ${latest.number} (${latest.name}) was uploaded.`);
  if (after.title !== before.title) changes.push(`It was renamed to “${after.title}”.`);
  if (after.note !== before.note) changes.push('The note was changed.');
  if (after.state !== before.state)
    changes.push(`Its state is now “${deliverableStateNames[side][after.state]}”.`);
  return changes;
}
