import type { Agenda, AgendaItem } from '@uplift/data-client/contract/manager';
import { getISO } from 'temporal-polyfill/fns/Calendar';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { viewerDay } from '../../../app/time/viewer-time.ts';

/** Agenda items under a common title. */
export interface AgendaGroup {
  title: string;
  items: AgendaItem[];
}

const longDay = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const shortDayWithYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** @param day YYYY-MM-DD */
export function daysAfter(day: string, days: number): string {
  return PlainDate.toString(PlainDate.addDays(PlainDate.fromString(day, getISO), days));
}

/** Formats a day of the current year: "Jun 1". @param day YYYY-MM-DD */
function nameDay(day: string): string {
  return shortDay.format(Date.parse(day));
}

/** Formats a week: "Jun 15 to Jun 21, 2026". @param week Monday of the week, YYYY-MM-DD */
export function nameWeek(week: string): string {
  return `${nameDay(week)} to ${shortDayWithYear.format(Date.parse(daysAfter(week, 6)))}`;
}

function dayOf(item: AgendaItem): string | null {
  if (item.kind === 'milestone') return item.on;
  return item.kind === 'meeting' ? viewerDay(item.startsAt) : null;
}

function titleOf(day: string, today: string): string {
  const name = longDay.format(Date.parse(day));
  return day === today ? `Today, ${name}` : name;
}

/** Groups agenda items in the order a manager works through them. Omits empty groups. */
export function groupAgenda({ today, items }: Agenda): AgendaGroup[] {
  const late: AgendaItem[] = [];
  const byDay = new Map<string, AgendaItem[]>();
  for (const item of items) {
    const day = dayOf(item);
    if (day === null) continue;
    if (item.kind === 'milestone' && day < today) late.push(item);
    else byDay.set(day, [...(byDay.get(day) ?? []), item]);
  }
  const ofKind = (kind: AgendaItem['kind']) => items.filter((item) => item.kind === kind);
  return [
    { title: 'Overdue', items: late },
    { title: 'Needs your attention', items: [...ofKind('changes'), ...ofKind('measurement')] },
    ...[...byDay]
      .sort(([first], [second]) => first.localeCompare(second))
      .map(([day, ofDay]) => ({ title: titleOf(day, today), items: ofDay })),
    { title: 'Waiting for client', items: ofKind('approval') },
  ].filter((group) => group.items.length > 0);
}
