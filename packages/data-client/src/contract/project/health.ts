import * as v from 'valibot';
import { record } from '../reading.ts';

/** How a project stands, the best first. */
export const healths = ['on-track', 'at-risk', 'blocked'] as const;

export const Health = /* @__PURE__ */ v.picklist(healths);
export type Health = v.InferOutput<typeof Health>;

/** After how many days something counts: the numbers of the rule. */
export const healthDays = {
  /** A milestone that is overdue by more than this blocks a project. */
  overdueBlocks: 14,
  /** A client who has been asked to approve something for longer than this puts it at risk. */
  awaitingRisks: 5,
} as const;

/** The rule in the words of people, in the order in which it is asked. */
export const healthRule = {
  blocked: `Blocked: the manager says so, or a milestone is overdue by more than ${healthDays.overdueBlocks} days.`,
  'at-risk': `At risk: a milestone is overdue, or something has awaited the client’s approval for more than ${healthDays.awaitingRisks} days.`,
  'on-track': 'On track: everything else.',
} as const satisfies Record<Health, string>;

/** What the health of a project is told by. */
export const HealthFacts = /* @__PURE__ */ record({
  /** Why the manager says that the work cannot go on; null: it can. */
  blockedReason: v.nullable(v.string()),
  /** The earliest day (YYYY-MM-DD) on which an open milestone is or was due; null: none is open. */
  earliestDueOn: v.nullable(v.string()),
  /** Since when (ISO 8601, UTC) the client has been asked to approve something, at the longest; null: nothing. */
  awaitingSince: v.nullable(v.string()),
});
export type HealthFacts = v.InferOutput<typeof HealthFacts>;

const DAY_MS = 86_400_000;

/** How many whole days a day (YYYY-MM-DD) lies before another; negative where it lies after it. */
/* @__NO_SIDE_EFFECTS__ */
export function daysBetween(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
}

/** When the health of a project is told. */
export interface HealthMoment {
  now: Date;
  /** The day that it is at the office (YYYY-MM-DD). */
  today: string;
}

/** Why a project has the health that it has. Empty where it is on track. */
/* @__NO_SIDE_EFFECTS__ */
export function healthReasons(
  facts: HealthFacts,
  { now, today }: HealthMoment,
): { health: Health; why: string }[] {
  const { blockedReason, earliestDueOn, awaitingSince } = facts;
  const overdue = earliestDueOn === null ? 0 : daysBetween(earliestDueOn, today);
  const awaiting = awaitingSince === null ? 0 : (now.getTime() - Date.parse(awaitingSince)) / DAY_MS;
  const reasons: { health: Health; why: string }[] = [];
  if (blockedReason !== null) reasons.push({ health: 'blocked', why: blockedReason });
  if (overdue > 0) {
    reasons.push({
      health: overdue > healthDays.overdueBlocks ? 'blocked' : 'at-risk',
      why: `A milestone is overdue by ${overdue} ${overdue === 1 ? 'day' : 'days'}.`,
    });
  }
  if (awaiting > healthDays.awaitingRisks) {
    reasons.push({
      health: 'at-risk',
      why: `The client has been asked to approve something for ${Math.floor(awaiting)} days.`,
    });
  }
  return reasons;
}

/** How a project stands: the worst of what can be said of it. */
/* @__NO_SIDE_EFFECTS__ */
export function healthOf(facts: HealthFacts, moment: HealthMoment): Health {
  const found = healthReasons(facts, moment).map(({ health }) => health);
  return found.includes('blocked') ? 'blocked' : found.includes('at-risk') ? 'at-risk' : 'on-track';
}
