import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MeetingRow } from './meetings.repository.ts';

export interface CalendarMeeting {
  meeting: Pick<
    MeetingRow,
    | 'id'
    | 'title'
    | 'startsAt'
    | 'endsAt'
    | 'place'
    | 'notes'
    | 'state'
    | 'version'
    | 'createdAt'
    | 'updatedAt'
  >;
  company: string;
  siteUrl: string;
}

/**
 * A meeting as calendars read it (RFC 5545). Its UID stays and its SEQUENCE grows with every change, so that a later
 * file replaces an earlier one; a cancelled meeting is taken out of the calendar.
 */
export function writeCalendar({ meeting, company, siteUrl }: CalendarMeeting): string {
  const { id, title, startsAt, endsAt, place, notes, state, version, createdAt, updatedAt } = meeting;
  const { hostname } = new URL(siteUrl);
  const isCancelled = state === 'cancelled';
  const isLink = place.startsWith('https://');
  const calendar = new ICalCalendar({
    prodId: { company: 'Uplift', product: 'Client portal', language: 'EN' },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
  });
  calendar.createEvent({
    id: `meeting-${id}@${hostname}`,
    sequence: version - 1,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    summary: `${title} (${company})`,
    description: notes || null,
    location: place || null,
    url: isLink ? place : null,
  });
  return calendar.toString();
}
