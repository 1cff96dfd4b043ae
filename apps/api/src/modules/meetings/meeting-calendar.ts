import {
  foldLines,
  type ICalAttendeeData,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Participant } from '../../database/participants.ts';
import type { MailAddress } from '../../mail/mailer.ts';
import type { MeetingRow } from './meetings.repository.ts';

export interface CalendarMeeting {
  meeting: Pick<
    MeetingRow,
    'id' | 'title' | 'startsAt' | 'endsAt' | 'place' | 'notes' | 'version' | 'createdAt' | 'updatedAt'
  >;
  company: string;
  siteUrl: string;
  /** The organizer in calendars. Never changes, as calendars accept updates only from the first organizer. */
  organizer: MailAddress;
  /** `PUBLISH` shows the meeting, `REQUEST` invites guests or updates their entry, `CANCEL` removes it. */
  method: 'PUBLISH' | 'REQUEST' | 'CANCEL';
  guests: readonly Pick<Participant, 'kind' | 'name' | 'email'>[];
}

/** The name of a meeting in places that don't show the company otherwise. */
export function meetingSummary({ title }: Pick<MeetingRow, 'title'>, company: string): string {
  return `${title} (${company})`;
}

/** Doesn't ask for replies, because nothing here reads them. */
function attendeeOf({ kind, name, email }: CalendarMeeting['guests'][number]): ICalAttendeeData {
  const isManager = kind === 'manager';
  return {
    name,
    email,
    role: isManager ? ICalAttendeeRole.CHAIR : ICalAttendeeRole.REQ,
    status: isManager ? ICalAttendeeStatus.ACCEPTED : ICalAttendeeStatus.NEEDSACTION,
    rsvp: false,
  };
}

/** Returns the link of a place, or null if the place is plain text. URLs have no backslashes (RFC 3986). */
function linkOf(place: string): string | null {
  const link = /^https:\/\//i.test(place) ? URL.parse(place) : null;
  return link?.href.replaceAll('\\', '%5C') ?? null;
}

/** Writes the link as it is. ical-generator escapes it as if it were text (RFC 5545 3.3.13). */
function withLink(lines: string, link: string): string {
  const unfolded = lines.replaceAll('\r\n ', '');
  return foldLines(unfolded.replace(/(?<=\r\nURL;VALUE=URI:)[^\r\n]*/, () => link));
}

/** Calendars reject control characters (RFC 5545 3.1). Line breaks in texts are already escaped here. */
function withoutControls(lines: string): string {
  return lines.replace(/(?![\t\r\n])\p{Cc}/gu, '');
}

/**
 * Renders a meeting as an iCalendar file (RFC 5545). The UID stays the same and SEQUENCE grows with every
 * change, so that a later file replaces an earlier one. Times are in UTC, which every calendar shows in the
 * time zone of its owner.
 */
export function writeCalendar({
  meeting,
  company,
  siteUrl,
  organizer,
  method,
  guests,
}: CalendarMeeting): string {
  const { id, startsAt, endsAt, place, notes, version, createdAt, updatedAt } = meeting;
  const { hostname } = new URL(siteUrl);
  const link = linkOf(place);
  const calendar = new ICalCalendar({
    prodId: { company: 'Uplift', product: 'Client portal', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  calendar.createEvent({
    id: `meeting-${id}@${hostname}`,
    sequence: version - 1,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    start: startsAt,
    end: endsAt,
    stamp: updatedAt,
    created: createdAt,
    lastModified: updatedAt,
    organizer: { name: organizer.name || organizer.address, email: organizer.address },
    // RFC 5546 3.2.1: a published event names no guests.
    attendees: method === 'PUBLISH' ? [] : guests.map(attendeeOf),
    summary: meetingSummary(meeting, company),
    description: notes || null,
    location: place || null,
    url: link,
  });
  const lines = calendar.toString();
  return withoutControls(link === null ? lines : withLink(lines, link));
}
