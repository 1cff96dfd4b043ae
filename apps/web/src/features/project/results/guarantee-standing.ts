import type { Guarantee, Results } from '@uplift/data-client/contract/project';
import type { BadgeTone } from '@uplift/ui/badge';
import { formatDay, formatHours } from './results-labels.ts';

/** Status of one of the two promises. */
export interface Standing {
  badge: string;
  tone: BadgeTone;
  /** Status in one line. */
  state: string;
  text: string;
}

export function describeGuarantee(guarantee: Guarantee): Standing {
  switch (guarantee.state) {
    case 'waiting':
      return {
        badge: 'Not started',
        tone: 'neutral',
        state: `Begins on ${formatDay(guarantee.startsOn)}`,
        text: 'The 30 and 90 days start with the project.',
      };
    case 'running': {
      const { daysLeft, lastDay } = guarantee;
      return {
        badge: 'Running',
        tone: 'gold',
        state: daysLeft === 1 ? '1 day left' : `${daysLeft} days left`,
        text: `The first hours must be saved by ${formatDay(lastDay)}.`,
      };
    }
    case 'met': {
      const { week, hoursSaved, late } = guarantee;
      const when = `In the week of ${formatDay(week)}.`;
      return {
        badge: late ? 'Met late' : 'Met',
        tone: 'success',
        state: `${formatHours(hoursSaved)} saved`,
        text: late ? `${when} It took longer than promised, so the work was free until then.` : when,
      };
    }
    case 'working-free':
      return {
        badge: 'Working free',
        tone: 'warning',
        state: `Free of charge since ${formatDay(guarantee.since)}`,
        text: 'The work is free until the first week with hours saved.',
      };
  }
}

export function describeAgreedHours({
  state,
  hoursPerWeek,
  lastDay,
  week,
}: NonNullable<Results['agreedHours']>): Standing {
  const agreed = `${formatHours(hoursPerWeek)} a week`;
  if (state === 'reached')
    return {
      badge: 'Met',
      tone: 'success',
      state: agreed,
      text: week ? `In the week of ${formatDay(week)}.` : '',
    };
  return state === 'open'
    ? { badge: 'Open', tone: 'neutral', state: agreed, text: `Due by ${formatDay(lastDay)}.` }
    : {
        badge: 'Missed',
        tone: 'warning',
        state: agreed,
        text: `Not reached by ${formatDay(lastDay)}. Up to $5,000 of the fee is refunded.`,
      };
}
