import {
  AGREED_HOURS_DAYS,
  GUARANTEE_DAYS,
  type Guarantee,
  type Results,
} from '@uplift/data-client/contract/project';
import { addDays, daysBetween } from '../../calendar.ts';

interface Week {
  /** Its Monday, YYYY-MM-DD. */
  week: string;
  hoursSaved: number;
}

/** The last of so many days, the day of the start being the first. */
const lastOf = (startedOn: string, days: number): string => addDays(startedOn, days - 1);

/**
 * How the promise of the first 30 days stands: see `promiseRules.guarantee` of the contract.
 *
 * @param startedOn of the project
 * @param weeks what was measured, in their order
 */
export function guaranteeOf(startedOn: string, today: string, weeks: readonly Week[]): Guarantee {
  if (today < startedOn) return { state: 'waiting', startsOn: startedOn };
  const lastDay = lastOf(startedOn, GUARANTEE_DAYS);
  const first = weeks.find(({ hoursSaved }) => hoursSaved > 0);
  if (first) {
    const { week, hoursSaved } = first;
    return { state: 'met', week, hoursSaved, late: week > lastDay };
  }
  return today <= lastDay
    ? { state: 'running', daysLeft: daysBetween(today, lastDay) + 1, lastDay }
    : { state: 'working-free', since: addDays(lastDay, 1) };
}

/**
 * How the promise of the first 90 days stands: see `promiseRules.agreedHours` of the contract.
 *
 * @param hoursPerWeek the hours that were agreed on
 * @param weeks what was measured, in their order
 */
export function agreedHoursOf(
  hoursPerWeek: number,
  startedOn: string,
  today: string,
  weeks: readonly Week[],
): NonNullable<Results['agreedHours']> {
  const lastDay = lastOf(startedOn, AGREED_HOURS_DAYS);
  const reached = weeks.find(({ week, hoursSaved }) => week <= lastDay && hoursSaved >= hoursPerWeek);
  return {
    hoursPerWeek,
    lastDay,
    state: reached ? 'reached' : today <= lastDay ? 'open' : 'missed',
    week: reached?.week ?? null,
    bestHours: Math.max(0, ...weeks.map(({ hoursSaved }) => hoursSaved)),
  };
}
