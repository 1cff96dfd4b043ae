import {
  AGREED_HOURS_DAYS,
  GUARANTEE_DAYS,
  type Guarantee,
  type Measurement,
  type Results,
} from '@uplift/data-client/contract/project';
import { addDays, daysBetween } from '../../calendar.ts';

type Week = Pick<Measurement, 'week' | 'hoursSaved'>;

/** Returns the last of a number of days, counting the start day as the first. */
const lastOf = (startedOn: string, days: number): string => addDays(startedOn, days - 1);

/**
 * Returns the state of the promise for the first 30 days. See `promiseRules.guarantee` in the contract.
 *
 * @param startedOn start date of the project
 * @param weeks the measured weeks, oldest first
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
 * Returns the state of the promise for the first 90 days. See `promiseRules.agreedHours` in the contract.
 *
 * @param hoursPerWeek the agreed hours
 * @param weeks the measured weeks, oldest first
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
