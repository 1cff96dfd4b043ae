import * as v from 'valibot';
import { record } from '../reading.ts';

/** Project health, best first. */
export const healths = ['on-track', 'at-risk', 'blocked'] as const;

export const Health = /* @__PURE__ */ v.picklist(healths);
export type Health = v.InferOutput<typeof Health>;

/** Thresholds of the health rule, in days. */
export const healthDays = {
  /** A milestone overdue by more than this blocks the project. */
  overdueBlocks: 14,
  /** An approval pending for longer than this puts the project at risk. */
  awaitingRisks: 5,
} as const;

/** The health rule as display text, in evaluation order. */
export const healthRule = {
  blocked: `Blocked: the manager marked it as blocked, or a milestone is overdue by more than ${healthDays.overdueBlocks} days.`,
  'at-risk': `At risk: a milestone is overdue, or an approval has been waiting for the client for more than ${healthDays.awaitingRisks} days.`,
  'on-track': 'On track: everything else.',
} as const satisfies Record<Health, string>;

/** The facts that determine a project's health. */
export const HealthFacts = /* @__PURE__ */ record({
  /** The manager's reason why work is blocked. Null: not blocked. */
  blockedReason: v.nullable(v.string()),
  /** Earliest due date (YYYY-MM-DD) of an open milestone. Null: none is open. */
  earliestDueOn: v.nullable(v.string()),
  /** Start (ISO 8601, UTC) of the longest-pending approval request. Null: none is pending. */
  awaitingSince: v.nullable(v.string()),
});
export type HealthFacts = v.InferOutput<typeof HealthFacts>;

const DAY_MS = 86_400_000;

/** Whole days from `day` to `today` (both YYYY-MM-DD). Negative if `day` is later. */
/* @__NO_SIDE_EFFECTS__ */
export function daysBetween(day: string, today: string): number {
  return Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
}

/** The time at which health is evaluated. */
export interface HealthMoment {
  now: Date;
  /** Today's date in the office's time zone (YYYY-MM-DD). */
  today: string;
}

/** The reasons for a project's health. Empty if it is on track. */
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
      why: `An approval has been waiting for the client for ${Math.floor(awaiting)} days.`,
    });
  }
  return reasons;
}

/** A project's health: the worst status among its reasons. */
/* @__NO_SIDE_EFFECTS__ */
export function healthOf(facts: HealthFacts, moment: HealthMoment): Health {
  const found = healthReasons(facts, moment).map(({ health }) => health);
  return found.includes('blocked') ? 'blocked' : found.includes('at-risk') ? 'at-risk' : 'on-track';
}
