import type { Overview } from '@uplift/data-client/contract/admin';

type Day = Overview['byDay'][number];

export interface Week {
  /** The Monday, or the first day of the period. */
  from: string;
  leads: number;
}

function isMonday(day: string): boolean {
  return new Date(day).getUTCDay() === 1;
}

/** Adds up the leads of each calendar week. The first and the last week may be incomplete. */
export function leadsByWeek(days: readonly Day[]): Week[] {
  const weeks: Week[] = [];
  for (const { day, leads } of days) {
    const week = weeks.at(-1);
    if (!week || isMonday(day)) weeks.push({ from: day, leads });
    else week.leads += leads;
  }
  return weeks;
}
