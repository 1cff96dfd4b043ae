import { ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { MailAddress } from '../../mail/mailer.ts';
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
  /** Whose meeting it is for calendars. It never changes, as calendars take changes from the first organizer only. */
  organizer: MailAddress;
}

/**
 * The link of a place, null where it is in words. ical-generator escapes a link as if it were text (RFC 5545 3.3.13), so
 * nothing is left to escape.
 */
function linkOf(place: string): string | null {
  const link = /^https:\/\//i.test(place) ? URL.parse(place) : null;
  return link?.href.replace(/[,;\\]/g, (character) => encodeURIComponent(character)) ?? null;
}

/** Calendars refuse control characters (RFC 5545 3.1). Line breaks of texts are escaped before. */
function withoutControls(lines: string): string {
  return lines.replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/**
 * A meeting as calendars read it (RFC 5545). Its UID stays and its SEQUENCE grows with every change, so that a later
 * file replaces an earlier one; a cancelled meeting is taken out of the calendar.
 */
export function writeCalendar({ meeting, company, siteUrl, organizer }: CalendarMeeting): string {
  const { id, title, startsAt, endsAt, place, notes, state, version, createdAt, updatedAt } = meeting;
  const { hostname } = new URL(siteUrl);
  const isCancelled = state === 'cancelled';
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
    organizer: { name: organizer.name || organizer.address, email: organizer.address },
    summary: `${title} (${company})`,
    description: notes || null,
    location: place || null,
    url: linkOf(place),
  });
  return withoutControls(calendar.toString());
}
